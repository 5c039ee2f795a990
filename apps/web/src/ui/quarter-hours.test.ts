import { localTime } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import { quarterHours, stepTime } from './quarter-hours.ts'

describe('quarters of an hour', () => {
  it('SHIFT-11 offers each quarter of the day once', () => {
    expect(quarterHours).toHaveLength(96)
    expect(quarterHours.slice(0, 5)).toEqual(['00:00', '00:15', '00:30', '00:45', '01:00'])
    expect(quarterHours.at(-1)).toBe('23:45')
  })

  it.each([
    ['09:00', 1, '09:15'],
    ['09:00', -1, '08:45'],
    ['09:07', 1, '09:15'],
    ['09:07', -1, '09:00'],
    ['00:00', -1, '00:00'],
    ['23:45', 1, '23:45'],
    ['23:59', 1, '23:45'],
    ['23:59', -1, '23:45'],
  ] as const)('SHIFT-11 steps from %s by %i to %s', (from, direction, to) => {
    expect(stepTime(localTime(from), direction)).toBe(to)
  })
})
