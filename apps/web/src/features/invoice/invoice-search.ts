import { addDays, type IsoDate, isIsoDate, weekdayOf } from '@renfort/domain/kernel/calendar.ts'
import { type Settlement, settlements } from '@renfort/domain/invoice/settlement.ts'
import { choiceParam, idParam, type Search, wordsParam } from '../../platform/search-params.ts'

export const invoiceStates = settlements
export type InvoiceState = Settlement

/** Some of the states as an address says them; none of it where all are shown. */
const stateChoices = [
  ...invoiceStates,
  'none',
  'paid,unpaid',
  'paid,credited',
  'unpaid,credited',
] as const

export const invoiceSorts = ['week', 'number', 'type', 'amount', 'status'] as const
export type InvoiceSort = (typeof invoiceSorts)[number]

/** What the address says of the list; nothing is said of what is as it is by default. */
export interface InvoiceSearch {
  /** Some states, or `none`; all by default (INV-08). */
  readonly status?: (typeof stateChoices)[number] | undefined
  /** Mondays of the first and the last week (INV-09). */
  readonly from?: IsoDate | undefined
  readonly to?: IsoDate | undefined
  readonly reference?: string | undefined
  readonly sort?: InvoiceSort | undefined
  readonly order?: 'ascending' | 'descending' | undefined
  /** The invoice whose lines are open beside the list. */
  readonly invoice?: string | undefined
}

/** The newest week is on top until another order is asked for. */
export const firstOrder = { sort: 'week', order: 'descending' } as const

/** Reads an address, in which anything may stand. */
export function readInvoiceSearch(search: Search): InvoiceSearch {
  const [from, to] = [mondayParam(search['from']), mondayParam(search['to'])].toSorted(earlier)
  const sort = choiceParam(search['sort'], invoiceSorts)
  const order = choiceParam(search['order'], ['ascending', 'descending'])
  const isFirst = (sort ?? firstOrder.sort) === firstOrder.sort && order !== 'ascending'
  return {
    status: choiceParam(search['status'], stateChoices),
    from: from ?? to,
    to: to ?? from,
    reference: wordsParam(search['reference']),
    ...(isFirst ? {} : { sort, order }),
    invoice: idParam(search['invoice']),
  }
}

function mondayParam(value: unknown): IsoDate | undefined {
  return typeof value === 'string' && isIsoDate(value) ? mondayOf(value) : undefined
}

function earlier(a: IsoDate | undefined, b: IsoDate | undefined): number {
  return (a ?? '') < (b ?? '') ? -1 : 1
}

/** The Monday of the week of a day. */
export function mondayOf(day: IsoDate): IsoDate {
  return addDays(day, -weekdayOf(day))
}

/** The states that are shown (INV-08). */
export function statesOf({ status }: InvoiceSearch): readonly InvoiceState[] {
  if (status === undefined) return invoiceStates
  const chosen = status.split(',')
  return invoiceStates.filter((state) => chosen.includes(state))
}

/** How the states that are chosen stand in the address. */
export function searchOfStates(states: readonly InvoiceState[]): InvoiceSearch {
  if (states.length === invoiceStates.length) return { status: undefined }
  const status = invoiceStates.filter((state) => states.includes(state)).join(',')
  return { status: choiceParam(status, stateChoices) ?? 'none' }
}

/** Whether anything is narrowed that « clear the filters » would widen. */
export function isNarrowed({ status, from, reference }: InvoiceSearch): boolean {
  return status !== undefined || from !== undefined || reference !== undefined
}

/** What a cleared list keeps: its order, and the invoice that is open. */
export function cleared({ sort, order, invoice }: InvoiceSearch): InvoiceSearch {
  return { sort, order, invoice }
}
