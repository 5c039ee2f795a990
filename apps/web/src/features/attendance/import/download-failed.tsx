import Download from 'lucide-react/icons/download'
import { importColumns } from '@renfort/domain/attendance/import-columns.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { hoursCsv } from './hours-csv.ts'
import type { HoursLine, LineProblem } from './imported-lines.ts'
import { useCellWords } from './use-cell-words.ts'
import { useImportWords } from './words.ts'

export interface FailedLines {
  readonly lines: readonly HoursLine[]
  readonly problems: readonly (LineProblem | null)[]
}

/** Saves the lines with a problem alone, each with what is wrong, to be mended and sent again. */
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
