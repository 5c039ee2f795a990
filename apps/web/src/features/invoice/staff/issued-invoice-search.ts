import {
  choiceParam,
  integerParam,
  type Search,
  wordsParam,
} from '../../../platform/search-params.ts'
import {
  type SoughtConcern,
  soughtConcerns,
} from '@renfort/domain/invoice/life-cycle/life-cycle.ts'
import { type InvoiceState, invoiceStates } from '../invoice-search.ts'

/** What the address says of the invoices of all companies. */
export interface IssuedInvoiceSearch {
  /** The beginning of a number, or a part of a company’s name. */
  readonly q?: string | undefined
  readonly status?: InvoiceState | undefined
  /** The kind of problem that somebody has to solve. */
  readonly concern?: SoughtConcern | undefined
  readonly page?: number | undefined
}

/** Reads an address, which may hold anything. */
export function readIssuedInvoiceSearch(search: Search): IssuedInvoiceSearch {
  return {
    q: wordsParam(search['q']),
    status: choiceParam(search['status'], invoiceStates),
    concern: choiceParam(search['concern'], soughtConcerns),
    page: integerParam(search['page'], 2, 20_000),
  }
}
