import type { Shift } from '@renfort/contract/shift.ts'

export const shiftId = (number: number) =>
  `00000000-0000-4000-8000-0000000001${number.toString().padStart(2, '0')}`

/** From nine to five in Paris, in winter, with an hour of break. */
export function aShift(day: string, changes: Partial<Shift> = {}): Shift {
  return {
    id: shiftId(1),
    startDate: `${day}T08:00:00.000Z`,
    endDate: `${day}T16:00:00.000Z`,
    breakDuration: 60,
    slots: 1,
    recurrenceId: null,
    timeZone: 'Europe/Paris',
    ...changes,
  }
}

/** Monday 7 December 2026, with places for two. */
export const mondayForTwo = aShift('2026-12-07', { slots: 2 })
