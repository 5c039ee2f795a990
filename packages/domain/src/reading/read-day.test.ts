import { isoDate } from '../kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import { readDay } from './read-day.ts'

const today = isoDate('2026-11-20')
const next = { today, toward: 'next' } as const
const last = { today, toward: 'last' } as const

describe('a day in a cell or a field', () => {
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
    ['2026/12/7', '2026-12-07'],
    ['20261207', '2026-12-07'],
    ['07-déc-26', '2026-12-07'],
    ['Lu 07/12/2026', '2026-12-07'],
    ['le 7 décembre 2026', '2026-12-07'],
    ['2026-12-07 00:00:00', '2026-12-07'],
    ['12/25/2026', '2026-12-25'],
    ['Mon 12/07/2026', '2026-12-07'],
    ['Mar 8, 2027', '2027-03-08'],
    ['mar. 8 déc. 2026', '2026-12-08'],
  ])('reads %s', (typed, day) => {
    expect(readDay(typed, next)).toBe(day)
  })

  it.each([
    ['7/12', '2026-12-07', '2025-12-07'],
    ['20/11', '2026-11-20', '2026-11-20'],
    ['19/11', '2027-11-19', '2026-11-19'],
    ['21/11', '2026-11-21', '2025-11-21'],
    ['14 juillet', '2027-07-14', '2026-07-14'],
    ['20 juin', '2027-06-20', '2026-06-20'],
    ['Jan 4', '2027-01-04', '2026-01-04'],
    ['29/02', '2028-02-29', '2024-02-29'],
  ])(
    '%s without a year is the next one to come, %s, or the last one worked, %s',
    (typed, coming, worked) => {
      expect([readDay(typed, next), readDay(typed, last)]).toEqual([coming, worked])
    },
  )

  it('a weekday has to be that of the day', () => {
    const january = { today: isoDate('2027-01-05'), toward: 'next' } as const
    expect(readDay('sam. 30 oct.', january)).toBe('2027-10-30')
    expect(readDay('ven. 30 oct.', january)).toBeNull()
    expect(readDay('mer. 8 déc. 2026', next)).toBeNull()
  })

  it('an order of numbers that the column has shown is kept', () => {
    const first = { ...last, order: 'dayFirst' } as const
    const month = { ...last, order: 'monthFirst' } as const
    expect([readDay('11/12/2026', first), readDay('11/12/2026', month)]).toEqual([
      '2026-12-11',
      '2026-11-12',
    ])
    expect([readDay('12/25/2026', first), readDay('25/12/2026', month)]).toEqual([null, null])
  })

  it.each([
    '',
    '7',
    '31/02/2026',
    '29/02/2026',
    '32/12/2026',
    '13/13/2026',
    '7 brumaire',
    '0/0',
    '09:00',
    '46363',
  ])('refuses %j', (typed) => {
    expect(readDay(typed, next)).toBeNull()
  })
})
