import { isoDate } from '../kernel/calendar.ts'
import type { IsoDate } from '../kernel/calendar.ts'
import { cents, mulDiv } from '../kernel/money.ts'
import type { Cents } from '../kernel/money.ts'
import { at } from './dated.ts'
import type { DatedList, LegalSource } from './dated.ts'
import { territoryOf } from './territory.ts'
import type { Territory, WorkAddress } from './territory.ts'

/**
 * How a service to a company is taxed where that company is established: at the normal rate, at that of
 * three overseas departments, not in two others, and outside of French tax in three collectivities.
 */
export const vatAreas = ['metropolis', 'overseas', 'notApplicable', 'outside'] as const
export type VatArea = (typeof vatAreas)[number]

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

/** The normal rate in Guadeloupe, Martinique and La Réunion, in basis points. */
export const overseasVatRates: DatedList<number> = [
  {
    from: isoDate('2014-01-01'),
    value: 850,
    source: {
      text: 'Code général des impôts, art. 296, 1°, b',
      toConfirm: 'the whole price of staffing, wages included, is taxed',
    },
  },
]

/** What an invoice says in Guyane and Mayotte, where the tax does not apply for now. */
export const notApplicableVat = mentions('TVA non applicable, article 294, 1 du CGI', {
  text: 'Code général des impôts, art. 294, 1',
})

/** What an invoice says to a company of Saint-Barthélemy, Saint-Martin or Saint-Pierre-et-Miquelon. */
export const outsideVat = mentions('TVA non applicable, article 259, 1° du CGI', {
  text: 'Code général des impôts, art. 259, 1°',
  toConfirm: 'the taxes of these collectivities, which are not counted here',
})

function mentions(value: string, source: LegalSource): DatedList<string> {
  return [{ from: isoDate('2014-01-01'), value, source }]
}

const areaOf: Readonly<Partial<Record<Territory, VatArea>>> = {
  guadeloupe: 'overseas',
  martinique: 'overseas',
  'la-reunion': 'overseas',
  guyane: 'notApplicable',
  mayotte: 'notApplicable',
  'saint-barthelemy': 'outside',
  'saint-martin': 'outside',
  'saint-pierre-et-miquelon': 'outside',
}

/**
 * How a company is taxed by the address where it is established: a service to a company is taxed there
 * (CGI, art. 259, 1°). The normal rate without an address, and abroad, where the product sells nothing.
 */
export function vatAreaOf(establishment: WorkAddress | null): VatArea {
  const territory = establishment === null ? null : territoryOf(establishment)
  return (territory === null ? undefined : areaOf[territory]) ?? 'metropolis'
}

/** How a price is taxed: basis points, and what an invoice without tax says instead. */
export interface Vat {
  readonly rate: number
  /** `null` where there is a tax. */
  readonly mention: string | null
}

/** The tax of an area on a day. */
export function vatAt(area: VatArea, date: IsoDate): Vat {
  switch (area) {
    case 'metropolis':
      return { rate: at(vatRates, date).value, mention: null }
    case 'overseas':
      return { rate: at(overseasVatRates, date).value, mention: null }
    case 'notApplicable':
      return { rate: 0, mention: at(notApplicableVat, date).value }
    case 'outside':
      return { rate: 0, mention: at(outsideVat, date).value }
  }
}

/** A price excluding tax, in cents, with the tax of a date in an area (SUM-15). */
export function withTax(price: Cents, date: IsoDate, area: VatArea = 'metropolis'): Cents {
  return cents(mulDiv(price, 10_000 + vatAt(area, date).rate, 10_000))
}
