import type { IsoDate } from '../../kernel/calendar.ts'
import type { TimeZone } from '../../kernel/place-time.ts'
import {
  type ImportCells,
  type ImportedHours,
  type ImportProblem,
  readImportRow,
} from './import-row.ts'
import { importCategories, type ImportCategory } from './import-columns.ts'
import { duplicatedRows } from './import-duplicates.ts'

/** A line of a file of hours as it was read: its hours, or its problem. */
export type ReadRow = ImportedHours | ImportProblem

/** The lines with one kind of problem, by their index among the lines of data, from 0. */
export interface ImportErrors {
  readonly category: ImportCategory
  readonly rows: readonly number[]
}

export function isProblem(row: ReadRow): row is ImportProblem {
  return 'category' in row
}

/**
 * Reads all lines and compares them with each other, on the clocks of one place; shifts are looked
 * up later.
 */
export function readImport(
  rows: readonly ImportCells[],
  today: IsoDate,
  zone: TimeZone,
): readonly ReadRow[] {
  return withDuplicates(rows.map((cells) => readImportRow(cells, today, zone)))
}

/** The same lines, where repeated hours of a Sider are marked as duplicates (TS-44). */
export function withDuplicates(rows: readonly ReadRow[]): readonly ReadRow[] {
  const duplicated = duplicatedRows(rows.map((row) => (isProblem(row) ? null : row)))
  if (duplicated.size === 0) return rows
  return rows.map((row, index) =>
    duplicated.has(index) ? { category: 'fileAttDuplicate', column: 'startDate' } : row,
  )
}

/**
 * The indexes of lines with a problem, grouped by kind of problem; kinds without lines are left
 * out.
 */
export function importErrors(rows: readonly (ReadRow | ImportProblem)[]): ImportErrors[] {
  const byCategory = new Map<ImportCategory, number[]>()
  for (const [index, row] of rows.entries()) {
    if (!isProblem(row)) continue
    const found = byCategory.get(row.category)
    if (found === undefined) byCategory.set(row.category, [index])
    else found.push(index)
  }
  return importCategories.flatMap((category) => {
    const found = byCategory.get(category)
    return found === undefined ? [] : [{ category, rows: found }]
  })
}
