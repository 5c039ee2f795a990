import CircleCheck from 'lucide-react/icons/circle-check'
import { useMemo } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { Button } from '../../../ui/button.tsx'
import { sentenceOfCategory } from './category-sentence.ts'
import { DownloadFailed } from './download-failed.tsx'
import { problemGroups, problemsOf } from './imported-lines.ts'
import type { HoursFile, HoursImport } from './use-hours-import.ts'
import { useLineNumbers } from './use-line-numbers.ts'
import { useImportWords } from './words.ts'

interface ImportDoneProps {
  imported: number
  /** The file with the lines that were left out. */
  file: HoursFile
}

/** What was written, what was not and why. */
export function ImportDone({ imported, file: { lines, today, zones } }: ImportDoneProps) {
  const t = useImportWords()
  const numbersOf = useLineNumbers()
  const problems = useMemo(() => problemsOf(lines, today, zones), [lines, today, zones])
  return (
    <div className="flex flex-col gap-6 py-4">
      <output className="flex flex-col items-center gap-2 text-center">
        <CircleCheck aria-hidden size={40} className="text-green" />
        <span className="text-lg font-semibold">{t(($) => $.done, { count: imported })}</span>
        <span className="max-w-md text-balance text-muted">{t(($) => $.doneText)}</span>
      </output>
      {lines.length > 0 && (
        <section className="rounded-panel border border-line p-4">
          <h3 className="font-medium">{t(($) => $.left, { count: lines.length })}</h3>
          <ul className="my-3 list-disc pl-5 text-table text-muted">
            {problemGroups(lines, problems).map(({ category, lines: numbers }) => (
              <li key={category}>
                {errorSentence(sentenceOfCategory[category], { lines: numbersOf(numbers) })}
              </li>
            ))}
          </ul>
          <DownloadFailed lines={lines} problems={problems} />
        </section>
      )}
    </div>
  )
}

interface DoneFooterProps {
  hours: HoursImport
  onClose: () => void
}

/** What was left out can be mended at once. */
export function DoneFooter({ hours, onClose }: DoneFooterProps) {
  const t = useImportWords()
  const { stage } = hours
  const file = stage.kind === 'done' ? stage.file : null
  const count = file?.lines.length ?? 0
  return (
    <>
      {file !== null && count > 0 && (
        <Button onPress={() => hours.mendLeft(file)}>{t(($) => $.mendLeft, { count })}</Button>
      )}
      <Button variant="primary" onPress={onClose}>
        {t(($) => $.close)}
      </Button>
    </>
  )
}
