import type { InvoiceType } from '../invoice.ts'

const letters = { invoice: 'F', creditNote: 'A' } as const satisfies Record<InvoiceType, string>

/**
 * The number of an invoice, `F2026-000001`, or a credit note, `A2026-000001`. Each type counts from
 * 1 within the year of issue, without a gap (decisions §4.8).
 */
export function invoiceNumber(type: InvoiceType, year: number, position: number): string {
  return `${letters[type]}${year}-${String(position).padStart(6, '0')}`
}
