import { correctHours, listBilledHours } from '@renfort/contract/invoice/hours-correction.ts'
import {
  checkPayments,
  deskPageSize,
  listIssuedInvoices,
  payInvoices,
  transmitAgain,
} from '@renfort/contract/invoice/staff.ts'
import { creditInvoice, payInvoice } from '@renfort/contract/invoice/invoice.ts'
import { queryFor, useCommand } from '../../../platform/query.ts'
import { staleAfter } from '../../../platform/stale-after.ts'
import type { IssuedInvoiceSearch } from './issued-invoice-search.ts'

staleAfter(listIssuedInvoices, [
  payInvoice,
  creditInvoice,
  transmitAgain,
  payInvoices,
  correctHours,
])

export const issuedInvoicesQuery = ({ q, status, concern, page = 1 }: IssuedInvoiceSearch) => ({
  ...queryFor(listIssuedInvoices, {
    query: {
      q,
      settlement: status,
      concern,
      limit: deskPageSize,
      offset: (page - 1) * deskPageSize,
    },
  }),
  meta: { failure: 'nowhere' },
})

export const usePayInvoice = () => useCommand(payInvoice)
export const useCreditInvoice = () => useCommand(creditInvoice)
export const useTransmitAgain = () => useCommand(transmitAgain)
export const usePayInvoices = () => useCommand(payInvoices)
export const useCheckPayments = () => useCommand(checkPayments)

staleAfter(listBilledHours, [correctHours])

export const billedHoursQuery = (id: string) => ({
  ...queryFor(listBilledHours, { params: { id } }),
  meta: { failure: 'nowhere' },
})
export const useCorrectHours = () => useCommand(correctHours)
