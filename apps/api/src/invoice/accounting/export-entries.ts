import { Readable } from 'node:stream'
import type { invoiceAccounting } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import {
  type Books,
  fecColumns,
  fecRows,
} from '@renfort/domain/invoice/accounting/accounting-entries.ts'
import { addMonths, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { everywhere } from '../../platform/database/db.ts'
import { type Call, organisationOf } from '../../platform/http/route.ts'
import type { StreamedFile } from '../../platform/http/wire-answer.ts'
import { findInvoicesToBook, type IssuedWithin } from './accounting-queries.ts'

type Input = Parsed<typeof invoiceAccounting.exportEntries>

/** The invoices of a company within a month, as its purchases. */
export async function exportEntries(call: Call, input: Input): Promise<StreamedFile> {
  const queries = call.services.db.queries(call.scope)
  const issued = { organisationId: organisationOf(call), ...daysOf(input.query.month) }
  return fileOf(entries(findInvoicesToBook(queries, issued), 'buyer'), input.query.month)
}

/** The invoices of all companies within a month, as the provider's sales. */
export async function exportSales(call: Call, input: Input): Promise<StreamedFile> {
  const queries = call.services.db.queries(everywhere(call.scope))
  const issued = { organisationId: null, ...daysOf(input.query.month) }
  return fileOf(entries(findInvoicesToBook(queries, issued), 'seller'), input.query.month)
}

/** The days of a month: from its first day to the first of the next month, excluded. */
export function daysOf(month: string): Pick<IssuedWithin, 'from' | 'until'> {
  const from = isoDate(`${month}-01`)
  return { from, until: addMonths(from, 1) }
}

/**
 * One chunk of text for each page of invoices, with tabs between the fields, as the order of 29
 * July 2013 allows.
 */
async function* entries(pages: ReturnType<typeof findInvoicesToBook>, books: Books) {
  const line = (fields: readonly string[]) => `${fields.join('\t')}\r\n`
  yield line(fecColumns)
  let position = 0
  for await (const invoices of pages) {
    const rows = invoices.flatMap((invoice) => {
      position += 1
      return fecRows(invoice, books, position)
    })
    if (rows.length > 0) yield rows.map(line).join('')
  }
}

function fileOf(chunks: AsyncIterable<string>, month: string): StreamedFile {
  return {
    stream: Readable.from(chunks),
    headers: {
      'content-type': 'text/tab-separated-values; charset=utf-8',
      'content-disposition': `attachment; filename="FEC-${month}.txt"`,
      'cache-control': 'no-store',
    },
  }
}
