import { isoDate } from '../kernel/calendar.ts'
import type { IsoDate } from '../kernel/calendar.ts'
import { cents, mulDiv } from '../kernel/money.ts'
import type { Cents } from '../kernel/money.ts'
import { at } from './dated.ts'
import type { DatedList } from './dated.ts'

/** The normal rate, in basis points of the price excluding tax. */
export const vatRates: DatedList<number> = [
  {
    from: isoDate('2014-01-01'),
    value: 2000,
    source: {
      text: 'Code général des impôts, art. 278',
      toConfirm: 'the whole price of staffing, wages included, is taxed',
    },
  },
]

/** A price excluding tax, in cents, with the tax of a date (SUM-15). */
export function withTax(price: Cents, date: IsoDate): Cents {
  return cents(mulDiv(price, 10_000 + at(vatRates, date).value, 10_000))
}
