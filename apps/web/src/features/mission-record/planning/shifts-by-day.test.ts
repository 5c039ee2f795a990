import type { Shift } from '@renfort/contract/shift.ts'
import { describe, expect, it } from 'vitest'
import { shiftsByDay } from './shifts-by-day.ts'

function aShift(
  id: string,
  startDate: string,
  endDate: string,
  change: Partial<Shift> = {},
): Shift {
  return {
    id,
    startDate,
    endDate,
    breakDuration: 0,
    slots: 1,
    recurrenceId: null,
    timeZone: 'Europe/Paris' as const,
    ...change,
  }
}

describe('SUM-05 shifts by day', () => {
  it('puts each shift under its Paris day, in order, with the hours of the day', () => {
    const days = shiftsByDay([
      // Half past midnight in Paris, still the eve in UTC.
      aShift('late', '2026-12-07T23:30:00.000Z', '2026-12-08T05:30:00.000Z', { breakDuration: 30 }),
      aShift('evening', '2026-12-07T17:00:00.000Z', '2026-12-07T21:00:00.000Z', { slots: 2 }),
      aShift('morning', '2026-12-07T07:00:00.000Z', '2026-12-07T10:00:00.000Z'),
    ])
    expect(
      days.map(({ date, shifts, minutes }) => [date, shifts.map(({ id }) => id), minutes]),
    ).toEqual([
      ['2026-12-07', ['morning', 'evening'], 180 + 480],
      ['2026-12-08', ['late'], 330],
    ])
  })

  it('pays the hours really worked on the night when clocks change', () => {
    const [day] = shiftsByDay([
      aShift('night', '2027-03-27T21:00:00.000Z', '2027-03-28T04:00:00.000Z'),
    ])
    expect([day?.date, day?.minutes]).toEqual(['2027-03-27', 420])
  })
})
