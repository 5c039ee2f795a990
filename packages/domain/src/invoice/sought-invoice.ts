import { type Cents, cents, parseEuros } from '../kernel/money.ts'

/** What a search text may mean: a part of an invoice number, or an amount. */
export interface SoughtInvoice {
  /** Consecutive letters and digits of a number; `null` where the text has no digit. */
  readonly reference: string | null
  /**
   * The amount, from (included) and below (excluded): an exact amount to the cent, or any cents of
   * whole euros; `null` where the text is no amount.
   */
  readonly amount: { readonly from: Cents; readonly below: Cents } | null
}

/**
 * Reads a search text as the number or the amount of an invoice, in cents with tax; `null` for
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
