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

/** A line of a file of hours: what it says, or what is wrong with it. */
export type ReadRow = ImportedHours | ImportProblem

/** The lines of one kind of problem, by their place among the lines of data, from 0. */
export interface ImportErrors {
  readonly category: ImportCategory
  readonly rows: readonly number[]
}

export function isProblem(row: ReadRow): row is ImportProblem {
  return 'category' in row
}

/**
 * Reads all lines by themselves and against each other, on the clocks of one place; who was planned is
 * asked elsewhere.
 */
export function readImport(
  rows: readonly ImportCells[],
  today: IsoDate,
  zone: TimeZone,
): readonly ReadRow[] {
  return withDuplicates(rows.map((cells) => readImportRow(cells, today, zone)))
}

/** The same lines, those that say hours twice marked as such (TS-44). */
export function withDuplicates(rows: readonly ReadRow[]): readonly ReadRow[] {
  const duplicated = duplicatedRows(rows.map((row) => (isProblem(row) ? null : row)))
  if (duplicated.size === 0) return rows
  return rows.map((row, index) =>
    duplicated.has(index) ? { category: 'fileAttDuplicate', column: 'startDate' } : row,
  )
}

/** The lines with a problem, grouped by what mends them; without those that have none. */
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
