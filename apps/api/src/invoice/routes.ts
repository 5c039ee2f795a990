import { hoursCorrections, invoiceAccounting, invoices } from '@renfort/contract'
import { command, fileRead, read, type Route } from '../platform/http/route.ts'
import { correctHours } from './correct-hours.ts'
import { creditInvoice } from './credit-invoice.ts'
import { downloadInvoiceXml } from './download-invoice-xml.ts'
import { exportAnalytic } from './export-analytic.ts'
import { exportEntries, exportSales } from './export-entries.ts'
import { exportInvoices } from './export-invoices.ts'
import { listBilledHours } from './list-billed-hours.ts'
import { listInvoices } from './list-invoices.ts'
import { payInvoice } from './pay-invoice.ts'
import { readInvoice } from './read-invoice.ts'

export const invoiceRoutes: readonly Route[] = [
  read(invoices.listInvoices, listInvoices),
  read(invoices.readInvoice, readInvoice),
  fileRead(invoices.downloadInvoiceXml, downloadInvoiceXml),
  fileRead(invoices.exportInvoices, exportInvoices),
  command(invoices.payInvoice, payInvoice, 'everything'),
  command(invoices.creditInvoice, creditInvoice, 'everything'),
  read(hoursCorrections.listBilledHours, listBilledHours, 'everything'),
  command(hoursCorrections.correctHours, correctHours, 'everything'),
  fileRead(invoiceAccounting.exportEntries, exportEntries),
  fileRead(invoiceAccounting.exportAnalytic, exportAnalytic),
  fileRead(invoiceAccounting.exportSales, exportSales),
]
