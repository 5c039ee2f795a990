import { describe, expect, it } from 'vitest'
import { minutes } from '../kernel/duration.ts'
import { unworkedHoliday } from './unworked-holiday.ts'
import { waiterTerms } from '../testing/waiter-terms.ts'

const terms = waiterTerms
const { hoursTypes } = terms

describe('a public holiday that is not worked (decisions §4.7)', () => {
  it.each([
    [450, 420, 9100, 17_745],
    [420, 420, 9100, 17_745],
    [419, 419, 9078, 17_703],
    [0, 0, 0, 0],
  ])('REM-25 an average day of %d minutes pays %d', (average, counted, payCents, priceCents) => {
    expect(unworkedHoliday(terms, minutes(average))).toEqual({
      minutes: counted,
      payUnitCents: 1300,
      billUnitCents: 2535,
      coefficientBasisPoints: 19_500,
      payCents,
      priceCents,
    })
  })
  it('REM-25 law §3.5 no seniority of the policy takes it away, no increase adds to it', () => {
    const seniority = { daysThreshold: 360, increase: 150 }
    const strict = {
      ...terms,
      hoursTypes: { ...hoursTypes, bankHolidays: { ...hoursTypes.bankHolidays, seniority } },
    }
    expect(unworkedHoliday(strict, minutes(450))).toEqual(unworkedHoliday(terms, minutes(450)))
  })
})
