import { luhnSum } from '../kernel/luhn.ts'

/** Whether a text is a SIREN: 9 digits that pass Luhn. */
export function isSiren(text: string): boolean {
  return /^\d{9}$/.test(text) && luhnSum(text) % 10 === 0
}

/** Whether 14 digits and their SIREN pass Luhn, or add up to a multiple of 5 for an office of La Poste. */
export function isSiret(text: string): boolean {
  if (!/^\d{14}$/.test(text) || !isSiren(text.slice(0, 9))) return false
  const postOffice = text.startsWith('356000000') && text !== '35600000000048'
  return postOffice ? digitSum(text) % 5 === 0 : luhnSum(text) % 10 === 0
}

export function siretDigits(text: string): string {
  return text.replace(/\s/g, '')
}

/** A SIRET as it is shown: three groups of three digits, then five (SET-18). */
export function formatSiret(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9), digits.slice(9)]
    .filter((group) => group !== '')
    .join(' ')
}

/** An APE code as it is stored: four digits and a capital, without what stood between them. */
export function apeCodeOf(text: string): string {
  return text.replace(/[\s.]/g, '').toUpperCase()
}

/** An APE code as it is shown, with a space before the letter (SET-19). */
export function formatApeCode(code: string): string {
  return code.replace(/^(\d{4})([A-Z])$/, '$1 $2')
}

/** Whether a text is an APE code: 4 digits and a capital, with or without a dot after two digits. */
export function isApeCode(text: string): boolean {
  return /^\d{2}\.?\d{2}[A-Z]$/.test(text)
}

/** Whether a text is a VAT number in capitals (SET-25); a French key fits its SIREN, or 000 in Monaco. */
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

/** Keys with letters, in use since the numeric ones run out; they hold no I and no O. */
function letterKey(key: string): number {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  const [first, second] = [alphabet.indexOf(key.charAt(0)), alphabet.indexOf(key.charAt(1))]
  return first < 10 ? first * 24 + second - 10 : first * 34 + second - 100
}

function digitSum(text: string): number {
  return [...text].reduce((sum, digit) => sum + Number(digit), 0)
}
