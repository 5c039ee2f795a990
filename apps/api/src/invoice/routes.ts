import { invoices } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { creditInvoice } from './credit-invoice.ts'
import { listInvoices } from './list-invoices.ts'
import { payInvoice } from './pay-invoice.ts'

export const invoiceRoutes: readonly Route[] = [
  read(invoices.listInvoices, listInvoices),
  command(invoices.payInvoice, payInvoice, 'everything'),
  command(invoices.creditInvoice, creditInvoice, 'everything'),
]
