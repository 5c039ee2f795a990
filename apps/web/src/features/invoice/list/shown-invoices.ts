import type { Invoice } from '@renfort/contract/invoice/invoice.ts'
import { firstOrder, type InvoiceSearch, type InvoiceSort, statesOf } from '../invoice-search.ts'

/** The invoices that the filters leave (INV-08 to INV-10), in the chosen order. */
export function shownInvoices(
  invoices: readonly Invoice[],
  search: InvoiceSearch,
): readonly Invoice[] {
  const { from, to, sort = firstOrder.sort, order = firstOrder.order } = search
  const states = new Set(statesOf(search))
  const wanted = plain(search.reference ?? '')
  const shown = invoices.filter(
    ({ settlement, weekStartDate, referenceNumber }) =>
      states.has(settlement) &&
      (from === undefined || weekStartDate >= from) &&
      (to === undefined || weekStartDate <= to) &&
      plain(referenceNumber).includes(wanted),
  )
  const sign = order === 'ascending' ? 1 : -1
  return shown.toSorted(
    (a, b) =>
      sign * compare[sort](a, b) ||
      text(b.weekStartDate, a.weekStartDate) ||
      text(b.referenceNumber, a.referenceNumber),
  )
}

const compare: Readonly<Record<InvoiceSort, (a: Invoice, b: Invoice) => number>> = {
  week: (a, b) => text(a.weekStartDate, b.weekStartDate),
  number: (a, b) => text(a.referenceNumber, b.referenceNumber),
  type: (a, b) => text(a.type, b.type),
  amount: (a, b) => a.amount - b.amount,
  status: (a, b) => statusRank(a) - statusRank(b) || text(b.dueDate, a.dueDate),
}

/** Invoices to pay first, then paid ones, then credited ones. */
function statusRank({ settlement }: Invoice): number {
  return { unpaid: 0, paid: 1, credited: 2 }[settlement]
}

function text(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** A reference as people type it: without dashes, spaces and leading zeros. */
function plain(reference: string): string {
  return reference.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}
