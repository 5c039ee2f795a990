import { localTime } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import { parseTime, quarterHours, stepTime, wholeTime } from './parse-time.ts'

describe('parseTime', () => {
  it.each([
    ['9', '09:00'],
    ['9h', '09:00'],
    ['9:', '09:00'],
    ['9H30', '09:30'],
    ['9h5', '09:05'],
    ['9 h 30', '09:30'],
    ['9h30min', '09:30'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['09:30', '09:30'],
    ['9.30', '09:30'],
    ['0', '00:00'],
    ['17', '17:00'],
    ['1745', '17:45'],
    ['23:59', '23:59'],
  ])('reads %s as %s', (typed, time) => {
    expect(parseTime(typed)).toBe(time)
  })

  it.each([
    ['24', '23:59'],
    ['24:00', '23:59'],
    ['25:10', '23:59'],
    ['99h99', '23:59'],
    ['12:75', '12:59'],
    ['23:60', '23:59'],
  ])('SHIFT-10 clamps %s to %s', (typed, time) => {
    expect(parseTime(typed)).toBe(time)
  })

  it.each(['', 'h', 'midi', '-9', '12345', '9h300', '9:3:0'])('refuses %j', (typed) => {
    expect(parseTime(typed)).toBeNull()
  })
})

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

describe('wholeTime', () => {
  it.each([
    ['17:30', '17:30'],
    ['9h05', '09:05'],
    ['1730', '17:30'],
    ['1', null],
    ['17', null],
    ['17:', null],
    ['17:3', null],
    ['173', null],
    ['bientôt', null],
  ])('%s', (typed, time) => {
    expect(wholeTime(typed)).toBe(time)
  })
})
