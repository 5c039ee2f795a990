import type { LineProblem } from './imported-lines.ts'
import { useImportWords } from './words.ts'

/** What is said at the cell of a problem. */
export function useCellWords(): (problem: LineProblem) => string {
  const t = useImportWords()
  return ({ category, column, meeting }) => {
    if (category === 'format') return t(($) => $.cell.format[column])
    if (meeting !== undefined) return t(($) => $.cell.meeting[meeting.kind], { line: meeting.line })
    return t(($) => $.cell[category])
  }
}
