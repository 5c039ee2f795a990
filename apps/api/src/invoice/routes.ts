import {
  enteredIndemnities,
  hoursCorrections,
  invoiceAccounting,
  invoiceDesk,
  invoiceLifeCycles,
  invoices,
  invoiceSpending,
} from '@renfort/contract'
import { command, fileRead, procedure, read, type Route } from '../platform/http/route.ts'
import { answerInvoice } from './life-cycle/answer-invoice.ts'
import { correctHours } from './staff/correct-hours.ts'
import { enterIndemnity } from './indemnities/enter-indemnity.ts'
import { creditInvoice } from './staff/credit-invoice.ts'
import { checkPayments } from './staff/check-payments.ts'
import { downloadInvoiceXml } from './issue/download-invoice-xml.ts'
import { exportAnalytic } from './accounting/export-analytic.ts'
import { exportEntries, exportSales } from './accounting/export-entries.ts'
import { exportInvoices } from './export-invoices.ts'
import { listBilledHours } from './staff/list-billed-hours.ts'
import { listIndemnities } from './indemnities/list-indemnities.ts'
import { listIssuedInvoices } from './staff/list-issued-invoices.ts'
import { listInvoices } from './list-invoices.ts'
import { payInvoice } from './staff/pay-invoice.ts'
import { payInvoices } from './staff/pay-invoices.ts'
import { readInvoice } from './read-invoice.ts'
import { readSpending } from './spending/read-spending.ts'
import { removeIndemnity } from './indemnities/remove-indemnity.ts'
import { transmitAgain } from './life-cycle/transmit-again.ts'

export const invoiceRoutes: readonly Route[] = [
  read(invoices.listInvoices, listInvoices),
  // This reads everything, because explaining hours also needs the corrections of internal staff.
  read(invoices.readInvoice, readInvoice, 'everything'),
  read(invoiceSpending.readSpending, readSpending),
  fileRead(invoices.downloadInvoiceXml, downloadInvoiceXml),
  fileRead(invoices.exportInvoices, exportInvoices),
  read(invoiceDesk.listIssuedInvoices, listIssuedInvoices, 'everything'),
  read(invoiceDesk.checkPayments, checkPayments, 'everything'),
  procedure(invoiceDesk.payInvoices, payInvoices),
  command(invoiceDesk.transmitAgain, transmitAgain, 'everything'),
  command(invoiceLifeCycles.answerInvoice, answerInvoice),
  command(invoices.payInvoice, payInvoice, 'everything'),
  command(invoices.creditInvoice, creditInvoice, 'everything'),
  read(hoursCorrections.listBilledHours, listBilledHours, 'everything'),
  command(hoursCorrections.correctHours, correctHours, 'everything'),
  read(enteredIndemnities.listIndemnities, listIndemnities, 'everything'),
  command(enteredIndemnities.enterIndemnity, enterIndemnity, 'everything'),
  command(enteredIndemnities.removeIndemnity, removeIndemnity, 'everything'),
  fileRead(invoiceAccounting.exportEntries, exportEntries),
  fileRead(invoiceAccounting.exportAnalytic, exportAnalytic),
  fileRead(invoiceAccounting.exportSales, exportSales),
]
