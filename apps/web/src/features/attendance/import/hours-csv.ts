import { importColumns } from '@renfort/domain/attendance/import-columns.ts'
import Papa from 'papaparse'

/** A line of a file of hours that leaves the product: the four columns, then words for whoever reads it. */
export type CsvLine = readonly (string | number)[]

/** A CSV file as French spreadsheets read it; what looks like a formula stays a text. */
export function hoursCsv(
  name: string,
  headings: readonly string[],
  lines: readonly CsvLine[],
): File {
  const csv = Papa.unparse(
    { fields: [...importColumns, ...headings], data: lines.map((line) => [...line]) },
    { delimiter: ';', escapeFormulae: true },
  )
  // Without the mark Excel reads UTF-8 as the encoding of Windows.
  return new File([`\ufeff${csv}\r\n`], name, { type: 'text/csv;charset=utf-8' })
}
