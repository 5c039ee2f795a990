import type { attendances } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { type Call, organisationOf, type ReadCall } from '../../platform/http/route.ts'
import type { StreamedFile } from '../../platform/http/wire-answer.ts'
import { csvFile } from '../../platform/table-file/csv-file.ts'
import type { StreamedTable } from '../../platform/table-file/streamed-table.ts'
import { workbookStream } from '../../platform/table-file/workbook-stream.ts'
import { filtersOf, reachOf } from '../hours-filters.ts'
import { seesPrices } from '../hours-pricers.ts'
import { exportFileName } from './export-file-name.ts'
import { exportedPages } from './exported-pages.ts'
import { linesTable } from './lines-table.ts'
import { summaryTable } from './summary-table.ts'

type Query = Parsed<typeof attendances.exportHours>['query']

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** All hours that the filters of the list show, as a file that is written while it is read. */
export async function exportHours(
  call: Call,
  { query: { format, report, ...query } }: Parsed<typeof attendances.exportHours>,
): Promise<StreamedFile> {
  const reader: ReadCall = { ...call, queries: call.services.db.queries(call.scope) }
  const [table, name] = await Promise.all([
    tableOf(reader, report, query),
    exportFileName(reader, report, { ...query, organisationId: organisationOf(call) }),
  ])
  if (format === 'csv') return csvFile(table, call.locale, name)
  return {
    stream: workbookStream(table),
    headers: {
      'content-type': workbookType,
      'content-disposition': `attachment; filename="${name}.xlsx"`,
      'cache-control': 'no-store',
    },
  }
}

async function tableOf(
  call: ReadCall,
  report: Query['report'],
  query: Omit<Query, 'format' | 'report'>,
): Promise<StreamedTable> {
  const pages = await exportedPages(call, reachOf(call), filtersOf(query))
  const sight = { isPriced: seesPrices(call) }
  if (report === 'summary') {
    const { rows, ...table } = await summaryTable(pages, call.locale, sight)
    return { ...table, pages: onePage(rows) }
  }
  const { rowOf, ...table } = linesTable(call.locale, sight)
  return { ...table, pages: rows() }

  async function* rows() {
    for await (const page of pages) yield page.map(rowOf)
  }
}

async function* onePage<Row>(rows: Row) {
  yield rows
}
