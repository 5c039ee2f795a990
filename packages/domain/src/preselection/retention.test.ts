import { describe, expect, it } from 'vitest'
import { instant } from '../kernel/calendar.ts'
import { oldestKeptContact } from './retention.ts'

describe('how long a candidate who was not taken is kept (law: two years after the last contact)', () => {
  it.each([
    ['a day in winter', '2028-12-02T09:00:00.000Z', '2026-12-01T23:00:00.000Z'],
    [
      'late in the evening, tomorrow in Paris',
      '2028-12-01T23:30:00.000Z',
      '2026-12-01T23:00:00.000Z',
    ],
    ['a day in summer', '2028-07-14T09:00:00.000Z', '2026-07-13T22:00:00.000Z'],
    ['the day that only some years have', '2028-02-29T09:00:00.000Z', '2026-02-27T23:00:00.000Z'],
  ])('on %s', (_day, now, oldest) => {
    expect(oldestKeptContact(instant(now))).toBe(oldest)
  })
})
