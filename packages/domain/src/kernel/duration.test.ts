import { describe, expect, it } from 'vitest'
import { decimalHours, hoursAndMinutes, minutes } from './duration.ts'

describe('durations', () => {
  it('are whole minutes', () => {
    expect(minutes(90)).toBe(90)
    expect(() => minutes(7.5)).toThrow(RangeError)
  })
  it('I18N-05 split into hours and minutes', () => {
    expect(hoursAndMinutes(450)).toEqual({ hours: 7, minutes: 30 })
    expect(hoursAndMinutes(59)).toEqual({ hours: 0, minutes: 59 })
  })
  it('become hours of 2 decimals', () => {
    expect(decimalHours(440)).toBe(7.33)
    expect(decimalHours(400)).toBe(6.67)
    expect(decimalHours(6060)).toBe(101)
  })
})
