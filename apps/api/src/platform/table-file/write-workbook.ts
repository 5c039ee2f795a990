import writeExcelFile from 'write-excel-file/node'
import type { TableCell } from './table-cell.ts'

/**
 * An Excel workbook of one sheet, whose name has 31 signs at most: headings stay in sight, numbers
 * are numbers, texts are never formulas. It is made in memory; large lists leave as `csvLines`.
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
