import { describe, expect, it } from 'vitest'
import { isoDate, localTime } from '../../kernel/calendar.ts'
import { quote } from '../../quotation/quote.ts'
import { shiftFromForm } from '../../shift/shift.ts'
import { announcedBudget } from './announced-budget.ts'
import { inParis } from '../../testing/in-paris.ts'
import { waiterTerms } from '../../testing/waiter-terms.ts'

const terms = waiterTerms
const shift = (day: string, slots = 1) =>
  shiftFromForm({
    ...inParis,
    date: isoDate(day),
    startTime: localTime('09:00'),
    endTime: localTime('18:00'),
    breakMinutes: 60,
    slots,
  })

describe('the budget that a quotation announces by week', () => {
  it('adds up to the quotation, each week with its own overtime', () => {
    const days = ['07', '08', '09', '10', '11', '14', '15', '16', '17', '18']
    const shifts = days.map((day) => shift(`2026-12-${day}`, 2))
    const firstDay = isoDate('2026-12-07')
    const budget = announcedBudget({ shifts, terms, firstDay })
    expect([...budget.keys()]).toEqual(['2026-12-07', '2026-12-14'])
    const [first = 0, second = 0] = budget.values()
    expect(first).toBe(second)
    const { quotation } = quote({ planning: { shifts }, terms, firstDay })
    expect(first + second).toBe(quotation?.priceCents)
  })

  it('is none where nothing is planned, or no rate is known', () => {
    const firstDay = isoDate('2026-12-07')
    expect(announcedBudget({ shifts: [], terms, firstDay }).size).toBe(0)
    const unrated = { ...terms, hourlyRateCents: null }
    const budget = announcedBudget({ shifts: [shift('2026-12-07')], terms: unrated, firstDay })
    expect([...budget.values()]).toEqual([0])
  })
})
