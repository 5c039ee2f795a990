import {
  choiceParam,
  integerParam,
  type Search,
  wordsParam,
} from '../../../platform/search-params.ts'
import { type InvoiceState, invoiceStates } from '../invoice-search.ts'

/** What the address says of the invoices of all companies. */
export interface DeskSearch {
  /** The beginning of a number, or a part of a company’s name. */
  readonly q?: string | undefined
  readonly status?: InvoiceState | undefined
  readonly page?: number | undefined
}

/** Reads an address, in which anything may stand. */
export function readDeskSearch(search: Search): DeskSearch {
  return {
    q: wordsParam(search['q']),
    status: choiceParam(search['status'], invoiceStates),
    page: integerParam(search['page'], 2, 20_000),
  }
}
