import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { TableCell } from './table-cell.ts'

// Without this mark Excel reads UTF-8 as Windows-1252.
export const byteOrderMark = '\ufeff'
export const separator = ';'
export const lineEnd = '\r\n'

/** A text that a spreadsheet would run as a formula, possibly after it has dropped white space. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/**
 * A CSV file for French spreadsheets, line by line, so that a large one can be streamed:
 * semicolons, and numbers with the decimal sign of the language. A text that looks like a formula
 * gets a visible apostrophe in front, which keeps it a text; negative numbers of the product do
 * not.
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
