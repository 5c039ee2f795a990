import type { invoices } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { addDays, isoDate, isoWeekOf, dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { cents, centsToEuros } from '@renfort/domain/kernel/money.ts'
import { type Call, organisationOf } from '../platform/http/route.ts'
import type { StreamedFile } from '../platform/http/wire-answer.ts'
import { csvFile } from '../platform/table-file/csv-file.ts'
import type { StreamedTable } from '../platform/table-file/streamed-table.ts'
import type { TableCell } from '../platform/table-file/table-cell.ts'
import { exportWords } from './export-words.ts'
import { settlementOfRow } from './to-invoice.ts'
import { findFilteredInvoices, type InvoiceRow } from './invoice-queries.ts'

/** The invoices that match the filters, as a file for a spreadsheet (INV-14). */
export async function exportInvoices(
  call: Call,
  { query: { paid, settlement, from, to, reference } }: Parsed<typeof invoices.exportInvoices>,
): Promise<StreamedFile> {
  const { locale, services } = call
  const rows = await findFilteredInvoices(services.db.queries(call.scope), {
    organisationId: organisationOf(call),
    isPaid: paid === undefined ? null : paid === 'true',
    from: from === undefined ? null : isoDate(from),
    to: to === undefined ? null : isoDate(to),
    reference: reference ?? '',
  })
  const isAsked = (row: InvoiceRow) => settlement?.includes(settlementOfRow(row)) ?? true
  const today = dateInParis(services.clock.now())
  return csvFile(
    tableOf(rows.filter(isAsked), locale),
    locale,
    `${exportWords(locale).file}-${today}`,
  )
}

function tableOf(rows: readonly InvoiceRow[], locale: Locale): StreamedTable {
  const words = exportWords(locale)
  return {
    sheet: words.sheet,
    columns: [
      { heading: words.number, kind: 'text' },
      { heading: words.type, kind: 'text' },
      { heading: words.week, kind: 'number' },
      { heading: words.weekStart, kind: 'day' },
      { heading: words.weekEnd, kind: 'day' },
      { heading: words.issued, kind: 'day' },
      { heading: words.due, kind: 'day' },
      { heading: words.net, kind: 'money' },
      { heading: words.tax, kind: 'money' },
      { heading: words.total, kind: 'money' },
      { heading: words.status, kind: 'text' },
      { heading: words.creditOf, kind: 'text' },
      { heading: words.reason, kind: 'text' },
    ],
    pages: inPages(rows.map((row) => cellsOf(row, locale))),
  }
}

function cellsOf(row: InvoiceRow, locale: Locale): readonly TableCell[] {
  const words = exportWords(locale)
  const euros = (amount: number) => centsToEuros(cents(amount))
  return [
    row.referenceNumber,
    words.types[row.type],
    isoWeekOf(row.weekStart).week,
    row.weekStart,
    addDays(row.weekStart, 6),
    row.issuedOn,
    row.dueOn,
    euros(row.netCents),
    euros(row.totalCents - row.netCents),
    euros(row.totalCents),
    words.states[row.type][settlementOfRow(row)],
    row.creditedNumber,
    row.creditReason,
  ]
}

/** Lines that are written at once. */
const pageSize = 500

async function* inPages<Row>(rows: readonly Row[]) {
  for (let start = 0; start < rows.length; start += pageSize) {
    yield rows.slice(start, start + pageSize)
  }
}
