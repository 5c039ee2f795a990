import type { TableCell } from './table-cell.ts'

/**
 * The kinds of columns: texts, numbers, amounts in euros, days as `YYYY-MM-DD`, or durations in
 * minutes. Each file format writes them so that a spreadsheet can add and sort them.
 */
export type ColumnKind = 'text' | 'number' | 'money' | 'day' | 'duration'

export interface StreamedColumn {
  readonly heading: string
  readonly kind: ColumnKind
}

/** A table exported page by page, so that it is never in memory as a whole. */
export interface StreamedTable {
  /** 31 characters at most. */
  readonly sheet: string
  readonly columns: readonly StreamedColumn[]
  readonly pages: AsyncIterable<readonly (readonly TableCell[])[]>
}
