import { luhnSum } from '../kernel/luhn.ts'

/** A SIREN, digits only: 9 of them, Luhn. */
export function isSiren(text: string): boolean {
  return /^\d{9}$/.test(text) && luhnSum(text) % 10 === 0
}

/**
 * A SIRET, digits only: 14 of them, Luhn on all and on the SIREN they begin with. La Poste numbers
 * its offices beyond what Luhn allows: their digits add up to a multiple of 5, but for its seat.
 */
export function isSiret(text: string): boolean {
  if (!/^\d{14}$/.test(text) || !isSiren(text.slice(0, 9))) return false
  const postOffice = text.startsWith('356000000') && text !== '35600000000048'
  return postOffice ? digitSum(text) % 5 === 0 : luhnSum(text) % 10 === 0
}

/** What was typed of a SIRET without the spaces between its groups. */
export function siretDigits(text: string): string {
  return text.replace(/\s/g, '')
}

/** A SIRET as it is read: three groups of three digits, then five (SET-18). */
export function formatSiret(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9), digits.slice(9)]
    .filter((group) => group !== '')
    .join(' ')
}

/** An APE code as it is kept: four digits and a capital, whatever stood between them. */
export function apeCodeOf(text: string): string {
  return text.replace(/[\s.]/g, '').toUpperCase()
}

/** An APE code as it is read, with a space before the letter (SET-19). */
export function formatApeCode(code: string): string {
  return code.replace(/^(\d{4})([A-Z])$/, '$1 $2')
}

/** An APE code, upper case without space: 4 digits then a letter; one dot is tolerated after two digits. */
export function isApeCode(text: string): boolean {
  return /^\d{2}\.?\d{2}[A-Z]$/.test(text)
}

/**
 * A VAT number, upper case, one space tolerated after the country (SET-25): 8 to 12 letters and
 * digits, and for France a key that fits its SIREN (a Monegasque number has 000 in its place).
 */
export function isVatNumber(text: string): boolean {
  const match = /^([A-Z]{2}) ?([A-Z0-9]{8,12})$/.exec(text)
  const [, country, rest] = match ?? []
  if (rest === undefined) return false
  return country === 'FR' ? isFrenchVat(rest) : true
}

/** The number that the tax office gives a French company: its key follows from its SIREN. */
export function frenchVatNumber(siret: string): string {
  const siren = siret.slice(0, 9)
  const key = (Number(siren) * 100 + 12) % 97
  return `FR ${String(key).padStart(2, '0')}${siren}`
}

function isFrenchVat(text: string): boolean {
  const match = /^([0-9A-HJ-NP-Z]{2})(\d{9})$/.exec(text)
  const [, key, siren] = match ?? []
  if (key === undefined || siren === undefined) return false
  if (!siren.startsWith('000') && !isSiren(siren)) return false
  if (/^\d\d$/.test(key)) return (Number(siren) * 100 + 12) % 97 === Number(key)
  const check = letterKey(key)
  return (Number(siren) + 1 + Math.floor(check / 11)) % 11 === check % 11
}

/** The keys with letters, given since numeric ones run out: no I and no O. */
function letterKey(key: string): number {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  const [first, second] = [alphabet.indexOf(key.charAt(0)), alphabet.indexOf(key.charAt(1))]
  return first < 10 ? first * 24 + second - 10 : first * 34 + second - 100
}

function digitSum(text: string): number {
  return [...text].reduce((sum, digit) => sum + Number(digit), 0)
}
