/** One try to collect an invoice, counted from 1. */
export interface TryKey {
  readonly invoiceId: string
  readonly number: number
}
