import { luhnSum } from '../kernel/luhn.ts'
import type { IsoDate } from '../kernel/calendar.ts'

export const cardBrands = ['visa', 'mastercard', 'amex'] as const
export type CardBrand = (typeof cardBrands)[number]

interface CardForm {
  readonly starts: RegExp
  readonly lengths: readonly number[]
  readonly groups: readonly number[]
  readonly codeLength: number
}

const forms: Readonly<Record<CardBrand, CardForm>> = {
  visa: { starts: /^4/, lengths: [13, 16, 19], groups: [4, 4, 4, 4, 3], codeLength: 3 },
  mastercard: {
    starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    codeLength: 3,
  },
  amex: { starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], codeLength: 4 },
}
const anyForm = {
  lengths: [12, 13, 14, 15, 16, 17, 18, 19],
  groups: [4, 4, 4, 4, 3],
  codeLength: 3,
}

export function cardBrand(digits: string): CardBrand | null {
  return cardBrands.find((brand) => forms[brand].starts.test(digits)) ?? null
}

function formOf(digits: string): Omit<CardForm, 'starts'> {
  const brand = cardBrand(digits)
  return brand === null ? anyForm : forms[brand]
}

/** A typed card number without what stands between its digits. */
export function cardDigits(text: string): string {
  return text.replace(/[\s-]/g, '')
}

/** Whether digits are a card number: the length of its brand, and Luhn. */
export function isCardNumber(digits: string): boolean {
  return (
    /^\d+$/.test(digits) &&
    formOf(digits).lengths.includes(digits.length) &&
    luhnSum(digits) % 10 === 0
  )
}

/** A card number in the groups that are printed on the card. */
export function formatCardNumber(digits: string): string {
  let from = 0
  return formOf(digits)
    .groups.map((length) => digits.slice(from, (from += length)))
    .concat(digits.slice(from))
    .filter((group) => group !== '')
    .join(' ')
}

/** Whether a text is a security code: three digits, four for some brands. */
export function isSecurityCode(code: string, digits: string): boolean {
  return /^\d+$/.test(code) && code.length === formOf(digits).codeLength
}

export interface CardExpiry {
  readonly month: number
  readonly year: number
}

/** Reads « 04/29 », « 4/2029 » or « 0429 »; `null` when there is no such month. */
export function parseCardExpiry(text: string): CardExpiry | null {
  const typed = text.replace(/\s/g, '')
  const match = /^(\d{1,2})\/(\d{2}|\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})$/.exec(typed)
  const [, month, year] = match ?? []
  if (month === undefined || year === undefined) return null
  const number = Number(month)
  if (number < 1 || number > 12) return null
  return { month: number, year: year.length === 2 ? 2000 + Number(year) : Number(year) }
}

/** Whether a card is valid: until the end of its month; more than fifty years ahead is a typing mistake. */
export function isGoodExpiry({ month, year }: CardExpiry, today: IsoDate): boolean {
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  if (year > thisYear + 50) return false
  return year > thisYear || (year === thisYear && month >= thisMonth)
}
