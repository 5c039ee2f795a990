import { importLimits } from '@renfort/domain/attendance/import-row.ts'
import Papa from 'papaparse'
import { readTableFile } from '../../paste-table/read-table-file.ts'

/** Why a file gives no hours: too heavy, not a table, nothing in it, more lines than one import takes. */
export type HoursFileProblem =
  | { readonly problem: 'size' | 'content' | 'nothing' | 'rows' }
  /** A quotation mark of this line takes in the lines after it. */
  | { readonly problem: 'quote'; readonly line: number }

/** The cells of a file, line by line as in the file, blank lines among them. */
export type ReadHoursFile = { readonly lines: readonly (readonly string[])[] } | HoursFileProblem

/** Reads a CSV file, with commas or semicolons, or the first sheet of a workbook (TS-42). */
export async function readHoursFile(file: Blob): Promise<ReadHoursFile> {
  const read = await readTableFile(file, true)
  if ('problem' in read) return read
  const { data, errors } = Papa.parse<string[]>(read.text, { delimitersToGuess: [';', ',', '\t'] })
  const quote = errors.find(({ type }) => type === 'Quotes')
  if (quote !== undefined) return { problem: 'quote', line: (quote.row ?? 0) + 1 }
  const lines = withoutBlankEnd(data)
  if (lines.length === 0) return { problem: 'nothing' }
  // One line more, for the headings.
  return lines.length > importLimits.rows + 1 ? { problem: 'rows' } : { lines }
}

function withoutBlankEnd(lines: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const last = lines.findLastIndex((cells) => cells.some((cell) => cell.trim() !== ''))
  return lines.slice(0, last + 1)
}
