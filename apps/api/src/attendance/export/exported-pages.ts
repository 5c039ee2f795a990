import type { ReadCall } from '../../platform/http/route.ts'
import type { HoursFilters, HoursReach } from '../company-hours-queries.ts'
import { type ExportedPage, hoursReader } from './exported-hours.ts'
import { type ExportRow, findExportRows } from './export-queries.ts'

/** Lines that stand in memory at once: a page is written while the next one is read. */
const linesAtOnce = 500

/**
 * All lines that a caller may see through some filters, page by page. The first one is read before this
 * answers, so that a failure is told as such and not in the middle of a file.
 */
export async function exportedPages(
  call: ReadCall,
  reach: HoursReach,
  filters: HoursFilters,
): Promise<AsyncGenerator<ExportedPage, void, undefined>> {
  const read = hoursReader(call)
  const rowsAfter = (after: ExportRow | null) =>
    findExportRows(call.queries, { reach, filters, after, limit: linesAtOnce })
  const first = await rowsAfter(null)
  return pages(first)

  async function* pages(begun: readonly ExportRow[]) {
    let rows = begun
    while (rows.length > 0) {
      const last = rows.length < linesAtOnce ? undefined : rows.at(-1)
      const next = last === undefined ? Promise.resolve([]) : rowsAfter(last)
      // Whoever stops reading in between is not told of a page that they do not ask for.
      next.catch(() => undefined)
      yield await read(rows)
      rows = await next
    }
  }
}
