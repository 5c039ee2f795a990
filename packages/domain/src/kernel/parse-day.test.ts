import { isoDate } from './calendar.ts'
import { describe, expect, it } from 'vitest'
import { parseDay } from './parse-day.ts'

const today = isoDate('2026-11-20')

describe('parseDay', () => {
  it.each([
    ['07/12/2026', '2026-12-07'],
    ['7/12/2026', '2026-12-07'],
    ['7.12.26', '2026-12-07'],
    ['7-12-2026', '2026-12-07'],
    ['07 12 2026', '2026-12-07'],
    ['07122026', '2026-12-07'],
    ['071226', '2026-12-07'],
    [' 2026-12-07 ', '2026-12-07'],
    ['7 décembre 2026', '2026-12-07'],
    ['lun. 7 déc. 2026', '2026-12-07'],
    ['1er mai 2027', '2027-05-01'],
    ['3 aout 2026', '2026-08-03'],
    ['7 December 2026', '2026-12-07'],
    ['Monday, December 7, 2026', '2026-12-07'],
    ['Dec 7th, 2026', '2026-12-07'],
    ['7\u00a0de\u0301c. 2026', '2026-12-07'],
    ['29/02/2028', '2028-02-29'],
  ])('reads %s', (typed, day) => {
    expect(parseDay(typed, today)).toBe(day)
  })

  it.each([
    ['7/12', '2026-12-07'],
    ['20/11', '2026-11-20'],
    ['19/11', '2026-11-19'],
    ['4/1', '2027-01-04'],
    ['4 janvier', '2027-01-04'],
    ['1/7', '2026-07-01'],
    ['Jan 4', '2027-01-04'],
  ])('completes %s with the year nearest to today', (typed, day) => {
    expect(parseDay(typed, today)).toBe(day)
  })

  it.each(['', '7', '31/02/2026', '29/02/2026', '32/12/2026', '7/13/2026', '7 brumaire', '0/0'])(
    'refuses %j',
    (typed) => {
      expect(parseDay(typed, today)).toBeNull()
    },
  )
})
