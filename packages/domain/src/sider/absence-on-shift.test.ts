import { expect, it } from 'vitest'
import { instant } from '../kernel/calendar.ts'
import { shiftInAbsence } from './absence-on-shift.ts'

const night = {
  startsAt: instant('2026-12-07T21:00:00Z'),
  endsAt: instant('2026-12-08T05:00:00Z'),
  timeZone: 'Europe/Paris',
} as const

it.each([
  ['2026-12-06', '2026-12-06', false],
  ['2026-12-07', '2026-12-07', true],
  ['2026-12-08', '2026-12-08', true],
  ['2026-12-01', '2026-12-31', true],
  ['2026-12-09', '2026-12-10', false],
])(
  'an absence from %s to %s meets a night of the 7th to the 8th: %s',
  (startDate, endDate, meets) => {
    expect(shiftInAbsence([{ startDate, endDate }], [night]) !== null).toBe(meets)
  },
)

it('counts days by the clocks of the place of work', () => {
  const inReunion = { ...night, timeZone: 'Indian/Reunion' } as const
  const absence = [{ startDate: '2026-12-07', endDate: '2026-12-07' }]
  expect(shiftInAbsence(absence, [inReunion])).toBeNull()
})
