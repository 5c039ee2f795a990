import { describe, expect, it } from 'vitest'
import { clampedTime, isWholeTime, readClock, readStartTime, readTime } from './read-clock.ts'

describe('a time', () => {
  it.each([
    ['9', '09:00'],
    ['9h', '09:00'],
    ['9H30', '09:30'],
    ['9h5', '09:05'],
    ['9 h 30', '09:30'],
    ['9h30min', '09:30'],
    ['9 heures 30', '09:30'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['09:30', '09:30'],
    ['09:30:00', '09:30'],
    ['9.30', '09:30'],
    ['9:30 PM', '21:30'],
    ['9:30\u202fp.m.', '21:30'],
    ['9pm', '21:00'],
    ['12:00 AM', '00:00'],
    ['12:15 PM', '12:15'],
    ['midi', '12:00'],
    ['minuit', '00:00'],
    ['23:59', '23:59'],
  ])('is read: %j as %s', (text, time) => {
    expect(readTime(text)).toBe(time)
    expect(clampedTime(text)).toBe(time)
    expect(readStartTime(text)).toBe(time)
  })

  it.each([
    '',
    'h',
    '-9',
    '12345',
    '9h300',
    '9:3:0',
    '9.5',
    '8,5',
    '13 PM',
    '0:30 PM',
    '9:75 PM',
    'x',
  ])('is not %j', (text) => {
    expect(readClock(text)).toBeNull()
    expect(clampedTime(text)).toBeNull()
  })

  it('24:00 ends a day and begins none', () => {
    expect(['24:00', '24h', '24:00:00'].map(readClock)).toEqual([1440, 1440, 1440])
    expect([readTime('24:00'), readStartTime('24:00')]).toEqual(['00:00', null])
  })

  it.each([
    ['24', '23:59'],
    ['24:00', '23:59'],
    ['25:10', '23:59'],
    ['99h99', '23:59'],
    ['12:75', '12:59'],
    ['23:60', '23:59'],
  ])('SHIFT-10 of a shift is clamped from %s to %s, and refused elsewhere', (typed, time) => {
    expect(clampedTime(typed)).toBe(time)
    expect(readStartTime(typed)).toBeNull()
  })

  it.each([
    ['17:30', true],
    ['9h05', true],
    ['1730', true],
    ['17', false],
    ['17:3', false],
    ['173', false],
    ['bientôt', false],
  ])('%s is typed to its last minute: %s', (typed, isWhole) => {
    expect(isWholeTime(typed)).toBe(isWhole)
  })
})
