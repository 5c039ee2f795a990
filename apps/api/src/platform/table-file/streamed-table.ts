import type { TableCell } from './table-cell.ts'

/**
 * What the cells of a column are: texts, numbers, amounts in euros, days as `YYYY-MM-DD`, or durations in
 * minutes. Each file writes them so that a spreadsheet adds them up and sorts them.
 */
export type ColumnKind = 'text' | 'number' | 'money' | 'day' | 'duration'

export interface StreamedColumn {
  readonly heading: string
  readonly kind: ColumnKind
}

/** A table that leaves page by page, so that it never stands in memory as a whole. */
export interface StreamedTable {
  /** 31 signs at most. */
  readonly sheet: string
  readonly columns: readonly StreamedColumn[]
  readonly pages: AsyncIterable<readonly (readonly TableCell[])[]>
}
