import { type Cents, cents, parseEuros } from '../kernel/money.ts'

/** What a searched text may mean of an invoice: a part of its number, or what it comes to. */
export interface SoughtInvoice {
  /** Letters and digits of a number in a row; `null` where the text has no digit. */
  readonly reference: string | null
  /** From, and below: the amount to the cent, or any cents of whole euros; `null` where there is none. */
  readonly amount: { readonly from: Cents; readonly below: Cents } | null
}

/**
 * Reads what is searched for as the number or the amount of an invoice, in cents with tax; `null` for
 * words. Credit notes are found by their amount without its sign.
 */
export function soughtInvoice(text: string): SoughtInvoice | null {
  if (!/\d/.test(text)) return null
  const letters = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const hasWords = /\p{L}{3}/u.test(text)
  const typed = parseEuros(text.replace(/^\s*[-\u2212]/u, ''))
  const amount =
    typed === null ? null : { from: typed, below: cents(typed + (hasCents(text) ? 1 : 100)) }
  const reference = letters.length >= 2 && !hasWords ? letters : null
  return reference === null && amount === null ? null : { reference, amount }
}

function hasCents(text: string): boolean {
  return /[.,]\d/.test(text)
}
