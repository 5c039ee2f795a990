import type { ImportProblem } from '@renfort/domain/attendance/import-row.ts'
import { useImportWords } from './words.ts'

/** What is said at the cell of a problem. */
export function useCellWords(): (problem: ImportProblem) => string {
  const t = useImportWords()
  return ({ category, column }) =>
    category === 'format' ? t(($) => $.cell.format[column]) : t(($) => $.cell[category])
}
