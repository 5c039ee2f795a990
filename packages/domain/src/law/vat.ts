import { isoDate } from '../kernel/calendar.ts'
import type { IsoDate } from '../kernel/calendar.ts'
import { cents, mulDiv } from '../kernel/money.ts'
import type { Cents } from '../kernel/money.ts'
import { at } from './dated.ts'
import type { DatedList, LegalSource } from './dated.ts'
import { territoryOf } from './territory.ts'
import type { Territory, WorkAddress } from './territory.ts'

/**
 * How a service to a company is taxed at the place of that company: at the normal rate, at the rate
 * of three overseas departments, without tax in two others, by reverse charge in another state of
 * the Union, and outside the scope of the tax elsewhere, collectivities of France included.
 */
export const vatAreas = [
  'metropolis',
  'overseas',
  'notApplicable',
  'reverseCharge',
  'outside',
] as const
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
      text: 'Code général des impôts, art. 296',
      toConfirm: 'the whole price of staffing, wages included, is taxed',
    },
  },
]

/** The mention on an invoice to Guyane and Mayotte, where the tax provisionally does not apply. */
export const notApplicableVat = mentions('TVA non applicable, article 294, 1 du CGI', {
  text: 'Code général des impôts, art. 294, 1',
})

/**
 * The mention on an invoice to a company in another state of the Union, which declares the tax
 * there.
 */
export const reverseChargeVat = mentions('Autoliquidation, article 259, 1° du CGI', {
  text: 'Code général des impôts, art. 259, 1°',
  toConfirm: 'the words of the mention: annexe II, art. 242 nonies A, I, 13°',
})

/**
 * The mention on an invoice to a company outside the Union and outside the French tax territory.
 */
export const outsideVat = mentions('TVA non applicable, article 259, 1° du CGI', {
  text: 'Code général des impôts, art. 259, 1°',
  toConfirm: 'the taxes of these places, which are not counted here',
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

/** The other states of the Union, by ISO 3166-1. */
const unionCountries: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** Wallis-et-Futuna, French Polynesia and New Caledonia; Monaco (980) is taxed like France. */
const pacificCodes = /^98[678]/

/**
 * The tax area of a company, by the address of its establishment: a service to a company is taxed
 * there (CGI, art. 259, 1°). The normal rate without an address.
 */
export function vatAreaOf(establishment: WorkAddress | null): VatArea {
  if (establishment === null) return 'metropolis'
  const { country, postalCode } = establishment
  const territory = territoryOf(establishment)
  if (territory !== null) return areaOf[territory] ?? 'metropolis'
  if (country === 'FR') return pacificCodes.test(postalCode) ? 'outside' : 'metropolis'
  if (country === 'MC') return 'metropolis'
  return unionCountries.has(country) ? 'reverseCharge' : 'outside'
}

/** The tax on a price: basis points, or the mention of an invoice without tax. */
export interface Vat {
  readonly rate: number
  /** `null` where tax is due. */
  readonly mention: string | null
  /**
   * The category of EN 16931: the standard rate, reverse charge, or outside the scope of the tax.
   */
  readonly category: 'S' | 'AE' | 'O'
}

/** The tax of an area on a day. */
export function vatAt(area: VatArea, date: IsoDate): Vat {
  switch (area) {
    case 'metropolis':
      return { rate: at(vatRates, date).value, mention: null, category: 'S' }
    case 'overseas':
      return { rate: at(overseasVatRates, date).value, mention: null, category: 'S' }
    case 'notApplicable':
      return { rate: 0, mention: at(notApplicableVat, date).value, category: 'O' }
    case 'reverseCharge':
      return { rate: 0, mention: at(reverseChargeVat, date).value, category: 'AE' }
    case 'outside':
      return { rate: 0, mention: at(outsideVat, date).value, category: 'O' }
  }
}

/** A price excluding tax, in cents, with the tax of a date in an area (SUM-15). */
export function withTax(price: Cents, date: IsoDate, area: VatArea = 'metropolis'): Cents {
  return cents(mulDiv(price, 10_000 + vatAt(area, date).rate, 10_000))
}
