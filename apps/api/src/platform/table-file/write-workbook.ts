import writeExcelFile from 'write-excel-file/node'
import type { TableCell } from './table-cell.ts'

/**
 * An Excel workbook of one sheet, whose name has 31 characters at most: headings are frozen,
 * numbers are numbers, texts are never formulas. It is made in memory; large lists use `csvLines`.
 */
export function writeWorkbook(
  sheet: string,
  headings: readonly string[],
  rows: readonly (readonly TableCell[])[],
): Promise<Buffer> {
  const data = [
    headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) =>
      row.map((value) => {
        if (value === null) return null
        return typeof value === 'number' ? { value, type: Number } : { value, type: String }
      }),
    ),
  ]
  return writeExcelFile(data, { sheet, stickyRowsCount: 1 }).toBuffer()
}
