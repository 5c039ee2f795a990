import type { invoiceAccounting } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { splitLike } from '@renfort/domain/invoice/accounting/analytic-split.ts'
import { cents, centsToEuros } from '@renfort/domain/kernel/money.ts'
import { type Call, organisationOf } from '../../platform/http/route.ts'
import type { StreamedFile } from '../../platform/http/wire-answer.ts'
import { csvFile } from '../../platform/table-file/csv-file.ts'
import type { StreamedTable } from '../../platform/table-file/streamed-table.ts'
import type { TableCell } from '../../platform/table-file/table-cell.ts'
import { findDepartmentsOfInvoices, type InvoiceByDepartment } from './accounting-queries.ts'
import { daysOf } from './export-entries.ts'

const words = {
  fr: {
    sheet: 'Analytique',
    columns: ['Date', 'Pièce', 'Code analytique', 'Service', 'Montant HT'],
    none: 'Sans service',
    file: 'analytique',
  },
  en: {
    sheet: 'Analytic',
    columns: ['Date', 'Reference', 'Analytic code', 'Department', 'Amount excl. tax'],
    none: 'No department',
    file: 'analytic',
  },
} as const
const kinds = ['day', 'text', 'text', 'text', 'money'] as const

/**
 * The cost of the invoices of a month by department: a separate file, because accounting entries
 * have no column for it.
 */
export async function exportAnalytic(
  call: Call,
  { query: { month } }: Parsed<typeof invoiceAccounting.exportAnalytic>,
): Promise<StreamedFile> {
  const { locale, scope, services } = call
  const issued = { organisationId: organisationOf(call), ...daysOf(month) }
  const invoices = await findDepartmentsOfInvoices(services.db.queries(scope), issued)
  return csvFile(tableOf(invoices, locale), locale, `${words[locale].file}-${month}`)
}

function tableOf(invoices: readonly InvoiceByDepartment[], locale: Locale): StreamedTable {
  const { sheet, columns } = words[locale]
  return {
    sheet,
    columns: columns.map((heading, i) => ({ heading, kind: kinds[i] ?? 'text' })),
    pages: inOnePage(invoices.flatMap((invoice) => rowsOf(invoice, locale))),
  }
}

/** The rows of one month and one company are some hundred lines at most, so one page. */
async function* inOnePage(rows: readonly (readonly TableCell[])[]) {
  yield rows
}

function rowsOf(invoice: InvoiceByDepartment, locale: Locale): (readonly TableCell[])[] {
  const like = invoice.departments.map(({ code, name, cents: share }) => {
    return { key: { code, name }, cents: cents(share) }
  })
  return splitLike(cents(invoice.netCents), like).map(({ key: { code, name }, cents: share }) => [
    invoice.issuedOn,
    invoice.referenceNumber,
    code ?? '',
    name ?? words[locale].none,
    centsToEuros(share),
  ])
}
