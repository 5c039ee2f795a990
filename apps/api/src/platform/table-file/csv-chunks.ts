import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { byteOrderMark, csvCell, csvLine, lineEnd, separator } from './csv-lines.ts'
import type { ColumnKind, StreamedTable } from './streamed-table.ts'
import type { TableCell } from './table-cell.ts'

/** A table as CSV, one chunk of text for each page. */
export async function* csvChunks(
  { columns, pages }: StreamedTable,
  locale: Locale,
): AsyncGenerator<string, void, undefined> {
  const headings = columns.map(({ heading }) => heading)
  yield byteOrderMark + csvLine(headings, locale)
  const kinds = columns.map(({ kind }) => kind)
  for await (const rows of pages) {
    let chunk = ''
    for (const row of rows) {
      for (const [index, kind] of kinds.entries()) {
        if (index > 0) chunk += separator
        chunk += csvCell(written(row[index] ?? null, kind, locale), locale)
      }
      chunk += lineEnd
    }
    yield chunk
  }
}

function written(cell: TableCell, kind: ColumnKind, locale: Locale): TableCell {
  if (kind === 'duration' && typeof cell === 'number') return hoursAndMinutesText(cell)
  if (kind === 'day' && typeof cell === 'string' && locale === 'fr') {
    return `${cell.slice(8, 10)}/${cell.slice(5, 7)}/${cell.slice(0, 4)}`
  }
  return cell
}

/** Minutes as « 7:30 », which spreadsheets read as a duration. */
function hoursAndMinutesText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
