import { describe, expect, it } from 'vitest'
import { instantInParis, isoDate, localTime } from '../kernel/calendar.ts'
import { cents } from '../kernel/money.ts'
import { quote } from '../quotation/quote.ts'
import type { QuotationTerms } from '../quotation/quotation.ts'
import { defaultPolicy } from '../remuneration/policy.ts'
import type { WorkedTime } from './attendance.ts'
import { hoursPricer } from './hours-pricer.ts'
import { plannedTime } from './declare/planned-time.ts'

const { hoursTypes } = defaultPolicy
const terms: QuotationTerms = {
  hourlyRateCents: cents(1300),
  hoursTypes: {
    ...hoursTypes,
    night: { ...hoursTypes.night, increase: 20 },
    sundays: { ...hoursTypes.sundays, increase: 30 },
    bankHolidays: { ...hoursTypes.bankHolidays, increase: 100 },
  },
  coefficientBasisPoints: 19_500,
  detachedRows: null,
  zti: false,
  localHolidays: [],
  timeZone: 'Europe/Paris',
}
const at = (day: string, time: string) => instantInParis(isoDate(day), localTime(time))
const priced = (time: WorkedTime, of = terms) => hoursPricer(of, isoDate('2026-12-07'))(time)

describe('worked hours', () => {
  it('decisions §4.5, example 10: 09:10 to 17:25 with 45 minutes of break are 450 minutes and 190.13 €', () => {
    const time = {
      startDate: at('2026-12-07', '09:10'),
      endDate: at('2026-12-07', '17:25'),
      breaks: [{ startDate: at('2026-12-07', '12:30'), endDate: at('2026-12-07', '13:15') }],
    }
    expect(priced(time)).toEqual({ minutes: 450, priceCents: 19_013 })
  })

  it('take their real breaks out of the night, wherever they are and in whatever order', () => {
    // 20:00 to 04:00, 30 minutes of break: example 2 with the break before the night, then within it.
    const night = { startDate: at('2026-12-10', '20:00'), endDate: at('2026-12-11', '04:00') }
    const rest = (day: string, from: string, to: string) => ({
      startDate: at(day, from),
      endDate: at(day, to),
    })
    const before = priced({ ...night, breaks: [rest('2026-12-10', '20:15', '20:45')] })
    // 30 minutes at 25.35 and 7 hours at 30.42.
    expect(before).toEqual({ minutes: 450, priceCents: 1268 + 21_294 })
    const within = priced({
      ...night,
      breaks: [rest('2026-12-11', '02:00', '02:15'), rest('2026-12-10', '23:00', '23:15')],
    })
    // Example 2: one hour at 25.35, 6.5 hours at 30.42.
    expect(within).toEqual({ minutes: 450, priceCents: 2535 + 19_773 })
  })

  it.each([
    ['in spring', '2027-03-27', '2027-03-28', 7 * 60, 25_099],
    ['in autumn', '2027-10-30', '2027-10-31', 9 * 60, 32_705],
  ])(
    'of a night when the clocks change %s are the hours that passed (examples 4)',
    (_when, from, to, minutes, priceCents) => {
      const time = { startDate: at(from, '22:00'), endDate: at(to, '06:00'), breaks: [] }
      expect(priced(time)).toEqual({ minutes, priceCents })
    },
  )

  it('hold no overtime: it is of the whole week, and comes with the invoice', () => {
    const time = { startDate: at('2026-12-07', '00:00'), endDate: at('2026-12-12', '00:00') }
    const flat = { ...terms, hoursTypes: { ...terms.hoursTypes, extra: [] } }
    expect(priced({ ...time, breaks: [] })).toEqual(priced({ ...time, breaks: [] }, flat))
  })

  it.each([0, 20, 45, 60])(
    'as planned with %i minutes of break cost what the quotation says',
    (breakMinutes) => {
      const shift = {
        startsAt: at('2026-12-12', '18:00'),
        endsAt: at('2026-12-13', '03:00'),
        breakMinutes,
        slots: 1,
      }
      const { quotation } = quote({ planning: { shifts: [shift] }, terms })
      expect(priced(plannedTime(shift)).priceCents).toBe(quotation?.priceCents)
    },
  )

  it('of an absence are nothing, and without a rate have no price', () => {
    const start = at('2026-12-07', '09:00')
    const nothing = { startDate: start, endDate: start, breaks: [] }
    expect(priced(nothing)).toEqual({ minutes: 0, priceCents: 0 })
    const unpriced = priced(
      { ...nothing, endDate: at('2026-12-07', '10:00') },
      { ...terms, hourlyRateCents: null },
    )
    expect(unpriced).toEqual({ minutes: 60, priceCents: null })
  })
})
