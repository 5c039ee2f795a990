import { setImmediate } from 'node:timers/promises'
import type { attendances } from '@renfort/contract'
import type { HoursReport } from '@renfort/contract/attendance/attendance.ts'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { dateInParis, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { folded } from '@renfort/domain/kernel/folded.ts'
import { findProfile } from '../../organisation/profile-queries.ts'
import {
  type Call,
  type ReadCall,
  scopeWith,
  sessionOf,
  tenantOf,
} from '../../platform/http/route.ts'
import type { StreamedFile } from '../../platform/http/wire-answer.ts'
import { csvFile } from '../../platform/table-file/csv-file.ts'
import type { StreamedTable } from '../../platform/table-file/streamed-table.ts'
import { workbookStream } from '../../platform/table-file/workbook-stream.ts'
import type { HoursFilters, HoursReach } from '../company-hours-queries.ts'
import { filtersOf, reachOf } from '../hours-filters.ts'
import { pricedAmong } from '../hours-pricers.ts'
import { type ExportRow, findExportRows } from './export-queries.ts'
import { type ExportedPage, hoursReader } from './exported-hours.ts'
import { linesTable } from './lines-table.ts'
import { summaryTable } from './summary-table.ts'
import { wordsOf } from './words-of.ts'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The hours that the filters of the list show, as a file that is sent while it is built. */
export async function exportHours(
  call: Call,
  { query: { format, report, ...query } }: Parsed<typeof attendances.exportHours>,
): Promise<StreamedFile> {
  const reader: ReadCall = {
    ...call,
    queries: call.services.db.queries(scopeWith('companies', call)),
  }
  const of = await reachOf(reader, query)
  const [table, name] = await Promise.all([
    tableOf(reader, { report, filters: filtersOf(query), ...of }),
    exportFileName(reader, report, { ...query, organisationId: tenantOf(call) }),
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

interface Asked extends Awaited<ReturnType<typeof reachOf>> {
  readonly report: HoursReport
  readonly filters: HoursFilters
}

async function tableOf(
  call: ReadCall,
  { report, filters, companies, reach }: Asked,
): Promise<StreamedTable> {
  const pages = await exportedPages(call, reach, filters)
  const pricedIn = pricedAmong(companies)
  const sight = {
    isPriced: companies.every(({ id }) => pricedIn.has(id)),
    namesCompany: sessionOf(call).organisation === null,
  }
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

interface Exported {
  readonly organisationId: string
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}

/**
 * The file name, « heures-brasserie-lumiere-2026-12-01-2026-12-31 »: company and days, up to today
 * when the filter has no last day.
 */
async function exportFileName(
  { queries, locale, services }: ReadCall,
  report: HoursReport,
  { organisationId, startDate, endDate }: Exported,
): Promise<string> {
  const company = await findProfile(queries, organisationId)
  const until = endDate === undefined ? dateInParis(services.clock.now()) : isoDate(endDate)
  return [wordsOf(locale)[report].file, slug(company?.name ?? ''), startDate, until]
    .filter((part) => part !== undefined && part !== '')
    .join('-')
}

/** A text reduced to letters and digits that every system accepts in a file name. */
function slug(text: string): string {
  return folded(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
}

/** Lines in memory at once: a page is written while the next one is read. */
const linesAtOnce = 500

/**
 * The lines that a caller may see through some filters, page by page. The first page is read before
 * this returns, so that a failure becomes an error answer and not a broken file.
 */
async function exportedPages(
  call: ReadCall,
  reach: HoursReach,
  filters: HoursFilters,
): Promise<AsyncGenerator<ExportedPage, void, undefined>> {
  const organisationIds = reach.map(({ organisationId }) => organisationId)
  const read = hoursReader(call, organisationIds)
  const rowsAfter = (after: ExportRow | null) =>
    findExportRows(call.queries, { reach, filters, after, limit: linesAtOnce })
  const first = await rowsAfter(null)
  return pages(first)

  async function* pages(begun: readonly ExportRow[]) {
    let rows = begun
    while (rows.length > 0) {
      const last = rows.length < linesAtOnce ? undefined : rows.at(-1)
      const next = last === undefined ? Promise.resolve([]) : rowsAfter(last)
      // If the reader stops, a failure of the page read ahead must not become an unhandled
      // rejection.
      next.catch(() => undefined)
      // The statement leaves in the next turn of the event loop, before this page is written: the
      // database reads while the server writes.
      await setImmediate()
      yield await read(rows)
      rows = await next
    }
  }
}
