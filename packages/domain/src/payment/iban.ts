/** Length of an IBAN in each country of SEPA, as its registry gives them. */
const lengths: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
}

/** Countries whose accounts can be debited. */
export const debitCountries: readonly string[] = Object.keys(lengths)

export function ibanLength(country: string): number | null {
  return lengths[country] ?? null
}

/** An IBAN as it is stored: capitals, no spaces. */
export function ibanOf(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase()
}

/** Whether a text is an IBAN: the length of its country, and a remainder of 1 modulo 97. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return false
  return iban.length === ibanLength(iban.slice(0, 2)) && ibanRemainder(iban) === 1
}

/** An IBAN as it is shown, in groups of four. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

/** Digit by digit: the number is too large for a `number`. */
function ibanRemainder(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4)
  const digits = [...moved].map((sign) => String(Number.parseInt(sign, 36))).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
}
