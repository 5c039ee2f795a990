import { importLimits } from '@renfort/domain/attendance/import/import-columns.ts'
import Papa from 'papaparse'
import { readTableFile } from '../../paste-table/read-table-file.ts'
import { delimited } from '../../paste-table/read-table.ts'

/** Why a file gives no hours: too heavy, no table, empty, or more lines than one import takes. */
export type HoursFileProblem =
  | { readonly problem: 'size' | 'content' | 'nothing' | 'rows' }
  /** A quotation mark on this line is not closed and swallows the next lines. */
  | { readonly problem: 'quote'; readonly line: number }

/** One table of a file: the cells line by line as in the file, blank lines among them. */
export interface HoursTable {
  /** The name of the sheet; empty for a CSV file. */
  readonly name: string
  readonly lines: readonly (readonly string[])[]
}

/** Every table of a file, and the lines of the first one. */
export type ReadHoursFile =
  | (Pick<HoursTable, 'lines'> & { readonly tables: readonly HoursTable[] })
  | HoursFileProblem

/** Reads a CSV file, with commas, semicolons or tabs, or the sheets of a workbook (TS-42). */
export async function readHoursFile(file: Blob): Promise<ReadHoursFile> {
  const read = await readTableFile(file, true)
  if ('problem' in read) return read
  const all = read.tables.map(({ name, text }) => ({ name, read: linesIn(text) }))
  const tables = all.flatMap(({ name, read: found }) =>
    'problem' in found ? [] : [{ name, lines: found.lines }],
  )
  const first = all[0]?.read ?? { problem: 'nothing' as const }
  if (tables.length === 0 && 'problem' in first) return first
  return { lines: tables[0]?.lines ?? [], tables }
}

function linesIn(source: string): Pick<HoursTable, 'lines'> | HoursFileProblem {
  const { text, delimiter, skipped } = delimited(source)
  const { data, errors } = Papa.parse<string[]>(text, { delimiter })
  // The line that names the separator counts among the lines of the file (TS-45).
  const before = skipped === 0 ? [] : [['']]
  const quote = errors.find(({ type }) => type === 'Quotes')
  if (quote !== undefined) return { problem: 'quote', line: (quote.row ?? 0) + 1 + before.length }
  const lines = withoutBlankEnd([...before, ...data])
  if (lines.length === 0) return { problem: 'nothing' }
  // The headings take one line more.
  return lines.length > importLimits.rows + 1 ? { problem: 'rows' } : { lines }
}

function withoutBlankEnd(lines: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const last = lines.findLastIndex((cells) => cells.some((cell) => cell.trim() !== ''))
  return lines.slice(0, last + 1)
}
