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
import type { IssuedInvoiceSearch } from './issued-invoice-search.ts'

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

const invalidates = [listIssuedInvoices]

export const usePayInvoice = () => useCommand(payInvoice, { invalidates })
export const useCreditInvoice = () => useCommand(creditInvoice, { invalidates })
export const useTransmitAgain = () => useCommand(transmitAgain, { invalidates })
export const usePayInvoices = () => useCommand(payInvoices, { invalidates })
export const useCheckPayments = () => useCommand(checkPayments)

export const billedHoursQuery = (id: string) => ({
  ...queryFor(listBilledHours, { params: { id } }),
  meta: { failure: 'nowhere' },
})
export const useCorrectHours = () =>
  useCommand(correctHours, { invalidates: [listIssuedInvoices, listBilledHours] })
