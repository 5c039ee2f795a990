import { isIsoDate, type IsoDate, mondayOf } from '@renfort/domain/kernel/calendar.ts'
import { type Settlement, settlements } from '@renfort/domain/invoice/settlement.ts'
import { choiceParam, idParam, type Search, wordsParam } from '../../platform/search-params.ts'

export const invoiceStates = settlements
export type InvoiceState = Settlement

/** The choices of states as the address writes them; the parameter is left out when all are shown. */
const stateChoices = [
  ...invoiceStates,
  'none',
  'paid,unpaid',
  'paid,credited',
  'unpaid,credited',
] as const

export const invoiceSorts = ['week', 'number', 'type', 'amount', 'status'] as const
export type InvoiceSort = (typeof invoiceSorts)[number]

/** What the address says of the list; default values are left out. */
export interface InvoiceSearch {
  /** Some states, or `none`; all by default (INV-08). */
  readonly status?: (typeof stateChoices)[number] | undefined
  /** Mondays of the first and the last week (INV-09). */
  readonly from?: IsoDate | undefined
  readonly to?: IsoDate | undefined
  readonly reference?: string | undefined
  readonly sort?: InvoiceSort | undefined
  readonly order?: 'ascending' | 'descending' | undefined
  /** The invoice whose lines are open next to the list. */
  readonly invoice?: string | undefined
}

/** The newest week comes first by default. */
export const firstOrder = { sort: 'week', order: 'descending' } as const

/** Reads an address, which may hold anything. */
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

/** The states that are shown (INV-08). */
export function statesOf({ status }: InvoiceSearch): readonly InvoiceState[] {
  if (status === undefined) return invoiceStates
  const chosen = status.split(',')
  return invoiceStates.filter((state) => chosen.includes(state))
}

/** The chosen states, as the address writes them. */
export function searchOfStates(states: readonly InvoiceState[]): InvoiceSearch {
  if (states.length === invoiceStates.length) return { status: undefined }
  const status = invoiceStates.filter((state) => states.includes(state)).join(',')
  return { status: choiceParam(status, stateChoices) ?? 'none' }
}

/** Whether « clear the filters » would show more. */
export function isNarrowed({ status, from, reference }: InvoiceSearch): boolean {
  return status !== undefined || from !== undefined || reference !== undefined
}

/** A cleared list keeps its order and the open invoice. */
export function cleared({ sort, order, invoice }: InvoiceSearch): InvoiceSearch {
  return { sort, order, invoice }
}
