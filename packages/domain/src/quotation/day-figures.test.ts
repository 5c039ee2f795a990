import { describe, expect, it } from 'vitest'
import { isoDate, localTime } from '../kernel/calendar.ts'
import { cents } from '../kernel/money.ts'
import { shiftFromForm } from '../shift/shift.ts'
import { dayFigures } from './day-figures.ts'
import { quote } from './quote.ts'
import { inParis } from '../testing/in-paris.ts'
import { waiterTerms } from '../testing/waiter-terms.ts'

const terms = { ...waiterTerms, hourlyRateCents: cents(1_337) }
const firstDay = isoDate('2026-12-07')
const shift = (day: string, start = '09:00', end = '18:00', slots = 1) =>
  shiftFromForm({
    ...inParis,
    date: isoDate(day),
    startTime: localTime(start),
    endTime: localTime(end),
    breakMinutes: 60,
    slots,
  })

describe('what a day of a planning comes to', () => {
  it('PLAN-02 adds up to the quotation of the week, to the cent, its overtime on the days that reach it', () => {
    const days = ['07', '08', '09', '10', '11', '12'].map((day) => `2026-12-${day}`)
    const shifts = [
      ...days.map((day) => shift(day, '09:00', '18:00', 3)),
      shift('2026-12-13', '20:00', '04:00'),
    ]
    const figures = dayFigures({ shifts, terms, firstDay })
    const { quotation } = quote({ planning: { shifts }, terms, firstDay })
    const all = [...figures.values()]
    expect(all.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0)).toBe(
      quotation?.priceCents,
    )
    expect(all.map(({ minutes }) => minutes)).toEqual([1440, 1440, 1440, 1440, 1440, 1440, 420])
    expect(figures.get(isoDate('2026-12-07'))?.minutesOf).toEqual({ normal: 1440 })
    expect(figures.get(isoDate('2026-12-11'))?.minutesOf).toEqual({ normal: 540, extra: 900 })
    // A Sunday night belongs to the day of its start and counts as both night and Sunday; half of
    // its break is before midnight.
    expect(figures.get(isoDate('2026-12-13'))?.minutesOf).toEqual({ night: 360, sunday: 210 })
  })

  it('counts each week separately, and hours without a known rate', () => {
    const shifts = ['2026-12-11', '2026-12-14'].map((day) => shift(day))
    const unrated = { ...terms, hourlyRateCents: null }
    expect([...dayFigures({ shifts, terms: unrated, firstDay })]).toEqual([
      ['2026-12-11', { minutes: 480, minutesOf: { normal: 480 }, priceCents: null }],
      ['2026-12-14', { minutes: 480, minutesOf: { normal: 480 }, priceCents: null }],
    ])
    expect(dayFigures({ shifts: [], terms, firstDay }).size).toBe(0)
  })

  it('counts the overtime of those who were hired, as the price of the mission does', () => {
    const days = ['07', '08', '09', '10', '11', '12'].map((day) => `2026-12-${day}`)
    const alternating = days.map((day, i) => ({ ...shift(day), siderIds: [i % 2 ? 'a' : 'b'] }))
    const figures = dayFigures({ shifts: alternating, terms, firstDay })
    expect([...figures.values()].some(({ minutesOf }) => minutesOf.extra !== undefined)).toBe(false)
    const all = days.map((day) => ({ ...shift(day), siderIds: ['a'] }))
    expect([...dayFigures({ shifts: all, terms, firstDay }).values()].at(-1)?.minutesOf).toEqual({
      extra: 480,
    })
  })
})
