import { importLimits } from '@renfort/domain/attendance/import-row.ts'
import Papa from 'papaparse'
import { readTableFile } from '../../paste-table/read-table-file.ts'

/** Why a file gives no hours: too heavy, not a table, nothing in it, more lines than one import takes. */
export type HoursFileProblem = 'size' | 'content' | 'nothing' | 'rows'

/** The cells of a file, line by line as in the file, blank lines among them. */
export type ReadHoursFile =
  | { readonly lines: readonly (readonly string[])[] }
  | { readonly problem: HoursFileProblem }

/** Reads a CSV file, with commas or semicolons, or the first sheet of a workbook (TS-42). */
export async function readHoursFile(file: Blob): Promise<ReadHoursFile> {
  const read = await readTableFile(file, true)
  if ('problem' in read) return read
  const { data } = Papa.parse<string[]>(read.text, { delimitersToGuess: [';', ',', '\t'] })
  const lines = withoutBlankEnd(data)
  if (lines.length === 0) return { problem: 'nothing' }
  // One line more, for the headings.
  return lines.length > importLimits.rows + 1 ? { problem: 'rows' } : { lines }
}

function withoutBlankEnd(lines: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const last = lines.findLastIndex((cells) => cells.some((cell) => cell.trim() !== ''))
  return lines.slice(0, last + 1)
}
