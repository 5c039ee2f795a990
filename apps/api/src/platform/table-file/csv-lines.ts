import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { TableCell } from './table-cell.ts'

// Without it Excel reads UTF-8 as the encoding of Windows.
export const byteOrderMark = '\ufeff'
export const separator = ';'
export const lineEnd = '\r\n'

/** What a spreadsheet would run as a formula, or as one once it has dropped the white space. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/**
 * A CSV file as French spreadsheets read it, line by line, so that a large one can be streamed:
 * semicolons, numbers with the decimal sign of the language. A text that looks like a formula gets
 * an apostrophe before it, which shows and keeps it a text; our own negative numbers do not.
 */
export function* csvLines(
  rows: Iterable<readonly TableCell[]>,
  locale: Locale,
): Generator<string, void, undefined> {
  yield byteOrderMark
  for (const row of rows) yield csvLine(row, locale)
}

/** One line of such a file, with its end. */
export function csvLine(cells: readonly TableCell[], locale: Locale): string {
  return `${cells.map((cell) => csvCell(cell, locale)).join(separator)}${lineEnd}`
}

/** One cell of such a file. */
export function csvCell(cell: TableCell, locale: Locale): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return csvNumber(cell, locale)
  const safe = formula.test(cell) ? `'${cell}` : cell
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function csvNumber(value: number, locale: Locale): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no number of a table`)
  const text = String(value)
  return locale === 'fr' ? text.replace('.', ',') : text
}
