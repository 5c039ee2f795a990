import {
  type ImportCategory,
  importColumns,
} from '@renfort/domain/attendance/import/import-columns.ts'
import type { ErrorKey } from '@renfort/domain/errors.ts'
import Download from 'lucide-react/icons/download'
import { saveFile } from '../../../platform/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { hoursCsv } from './hours-csv.ts'
import type { HoursLine, LineProblem } from './imported-lines.ts'
import { useImportWords } from './words.ts'

export interface FailedLines {
  readonly lines: readonly HoursLine[]
  readonly problems: readonly (LineProblem | null)[]
}

/** Saves only the lines with a problem, each with its problem, for the user to mend and send again. */
export function DownloadFailed({ lines, problems }: FailedLines) {
  const t = useImportWords()
  const cellWords = useCellWords()
  const failed = lines.flatMap(({ cells }, index) => {
    const problem = problems[index] ?? null
    return problem === null
      ? []
      : [[...importColumns.map((column) => cells[column] ?? ''), cellWords(problem)]]
  })
  if (failed.length === 0) return null
  return (
    <Button
      size="small"
      icon={<Download aria-hidden size={15} />}
      onPress={() =>
        saveFile(
          hoursCsv(
            t(($) => $.failedName),
            [t(($) => $.error)],
            failed,
          ),
        )
      }
    >
      {t(($) => $.download, { count: failed.length })}
    </Button>
  )
}

/** The sentence of the specification for each kind of faulty line, with the line numbers (ERR-46). */
export const sentenceOfCategory = {
  column: 'errors.attendance.import_column',
  empty: 'errors.attendance.import_empty',
  format: 'errors.attendance.import_format',
  siderId: 'errors.attendance.import_sider_id',
  endBeforeStart: 'errors.attendance.import_end_before_start',
  fileAttDuplicate: 'errors.attendance.import_file_duplicate',
  dbAttDuplicate: 'errors.attendance.import_already_imported',
  shiftsNotFound: 'errors.attendance.import_shifts_not_found',
} as const satisfies Record<ImportCategory, ErrorKey>

/** The words for a problem in its cell. */
export function useCellWords(): (problem: LineProblem) => string {
  const t = useImportWords()
  return ({ category, column, meeting }) => {
    if (category === 'format') return t(($) => $.cell.format[column])
    if (meeting !== undefined) return t(($) => $.cell.meeting[meeting.kind], { line: meeting.line })
    return t(($) => $.cell[category])
  }
}

/** A sentence lists at most this many line numbers and counts the others. */
const mostNumbers = 12

/** Some lines named by their numbers: « Ligne 7 », « Lignes 7, 9 ». */
export function useLineNumbers(): (lines: readonly number[]) => string {
  const t = useImportWords()
  return (lines) => {
    const shown = lines.slice(0, mostNumbers).join(', ')
    const count = lines.length - mostNumbers
    return count > 0
      ? t(($) => $.moreLines, { lines: shown, count })
      : t(($) => $.numbers, { lines: shown, count: lines.length })
  }
}
