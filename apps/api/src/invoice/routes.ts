import { hoursCorrections, invoices } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { correctHours } from './correct-hours.ts'
import { creditInvoice } from './credit-invoice.ts'
import { listBilledHours } from './list-billed-hours.ts'
import { listInvoices } from './list-invoices.ts'
import { payInvoice } from './pay-invoice.ts'

export const invoiceRoutes: readonly Route[] = [
  read(invoices.listInvoices, listInvoices),
  command(invoices.payInvoice, payInvoice, 'everything'),
  command(invoices.creditInvoice, creditInvoice, 'everything'),
  read(hoursCorrections.listBilledHours, listBilledHours, 'everything'),
  command(hoursCorrections.correctHours, correctHours, 'everything'),
]
