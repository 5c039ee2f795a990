import { isVatNumber } from '../organisation/identifiers.ts'

/** What follows the prefix in each country of the Union: eight characters or more (SET-25). */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
  GB: /^\d{9}(\d{3})?$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^\d{9}(\d{3})?$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9]{12}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{8,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^\d{9}(\d{3})?$/,
}

/** Prefixes that are not the country's own: Greece, Northern Ireland, and Monaco, which France numbers. */
const prefixes: Readonly<Record<string, readonly string[]>> = {
  GR: ['EL'],
  GB: ['GB', 'XI'],
  MC: ['FR'],
}

/** The prefixes that a number of a country may have, the usual one first. */
export function vatPrefixes(country: string): readonly [string, ...string[]] {
  const [first = country, ...others] = prefixes[country] ?? []
  return [first, ...others]
}

/** A VAT number as it is stored: two letters, a space, the rest. */
export function vatNumberOf(text: string): string {
  const signs = text.replace(/[\s.-]/g, '').toUpperCase()
  return signs.replace(/^([A-Z]{2})(?=.)/, '$1 ')
}

/** Whether a number, as it is kept, can be that of a company of a country (SET-25). */
export function isVatNumberOf(country: string, number: string): boolean {
  const [prefix = '', rest = ''] = number.split(' ')
  if (!isVatNumber(number) || !vatPrefixes(country).includes(prefix)) return false
  return forms[prefix]?.test(rest) ?? true
}
