import { describe, expect, it } from 'vitest'
import { readDuration } from './read-duration.ts'

describe('a duration', () => {
  it.each([
    ['0', 0],
    ['30', 30],
    ['30 min', 30],
    ['30min.', 30],
    ["30'", 30],
    ['0:30', 30],
    ['00:30:00', 30],
    ['1h', 60],
    ['1 h 15', 75],
    ['1h15 min', 75],
    ['0,5 h', 30],
    ['1.25 h', 75],
    ['1 hour', 60],
    ['PT30M', 30],
    ['PT1H15M', 75],
    ['12:00–12:30', 30],
    ['12:00–12:30, 15:00–15:10', 40],
    ['23:45-00:15', 30],
    ['Sans pause', 0],
    ['aucune', 0],
    ['–', 0],
  ])('is read: %j as %i minutes', (text, minutes) => {
    expect(readDuration(text)).toBe(minutes)
  })

  it.each(['', ' ', '-30', '=30', 'une heure', '1h75', '0:60', '25:00', 'x'])(
    'is not %j',
    (text) => {
      expect(readDuration(text)).toBeNull()
    },
  )

  it.each([
    ['0,5', null, null],
    ['0,5', 'minutes', null],
    ['0,5', 'hours', 30],
    ['0.0208', 'hours', 1],
    ['1', 'hours', 60],
    ['1', 'minutes', 1],
    ['0:45', 'hours', 45],
  ] as const)('C-34 counts %s in a column of %s as %s', (text, unit, minutes) => {
    expect(readDuration(text, unit)).toBe(minutes)
  })
})
