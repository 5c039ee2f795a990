import { importColumns, importLimits } from '@renfort/domain/attendance/import/import-columns.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import Download from 'lucide-react/icons/download'
import FileUp from 'lucide-react/icons/file-up'
import { useMemo } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { SheetChoice, useDroppedFile } from '../../paste-table/paste-dialog.tsx'
import { tableFileKinds } from '../../paste-table/read-table.ts'
import { CheckFooter, CheckHours } from './check-hours.tsx'
import { useTemplate } from './hours-csv.ts'
import { problemGroups, problemsOf } from './imported-lines.ts'
import type { HoursFileProblem } from './read-hours-file.ts'
import { DownloadFailed, sentenceOfCategory, useLineNumbers } from './told-problems.tsx'
import {
  type HoursFile,
  type HoursImport,
  readOnOwnThread,
  useHoursImport,
} from './use-hours-import.ts'
import { useImportWords } from './words.ts'

interface ImportHoursDialogProps {
  organisationId: string
  onClose: () => void
  /** How a file is read; by default on its own thread. */
  read?: typeof readOnOwnThread
}

/** From a file of hours to its result: chosen, read, mended, written (TS-46). */
export function ImportHoursDialog({
  organisationId,
  onClose,
  read = readOnOwnThread,
}: ImportHoursDialogProps) {
  const t = useImportWords()
  const hours = useHoursImport({ organisationId, read })
  const { stage, isSending, take } = hours
  useDroppedFile((file) => {
    if (!isSending) void take(file)
  })
  const isLeft = stage.kind === 'done' && stage.file.lines.length > 0
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      isDirty={stage.kind === 'check' || isLeft}
      title={t(($) => $.title)}
      context={
        stage.kind === 'check' ? stage.file.name : stage.kind === 'sheet' ? stage.name : undefined
      }
      footer={
        stage.kind === 'check' ? (
          <CheckFooter hours={hours} file={stage.file} />
        ) : stage.kind === 'done' ? (
          <DoneFooter hours={hours} onClose={onClose} />
        ) : undefined
      }
    >
      {stage.kind === 'choose' && <ChooseHoursFile problem={stage.problem} onChoose={take} />}
      {stage.kind === 'read' && (
        <output className="flex items-center justify-center gap-3 py-16 text-muted">
          <Spinner />
          {t(($) => $.reading, { name: stage.name })}
        </output>
      )}
      {stage.kind === 'sheet' && (
        <SheetChoice sheets={stage.sheets} onChoose={(sheet) => hours.chooseSheet(stage, sheet)} />
      )}
      {stage.kind === 'check' && <CheckHours hours={hours} file={stage.file} />}
      {stage.kind === 'done' && <ImportDone imported={stage.imported} file={stage.file} />}
    </Dialog>
  )
}

interface ChooseHoursFileProps {
  problem: HoursFileProblem | null
  onChoose: (file: File) => Promise<void>
}

/** Where a file is dropped or chosen, with its expected shape and a template. */
function ChooseHoursFile({ problem, onChoose }: ChooseHoursFileProps) {
  const t = useImportWords()
  const template = useTemplate()
  const limits = { max: importLimits.megabytes, rows: importLimits.rows }
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-center gap-3 rounded-panel border border-dashed border-edge px-4 py-10 text-center">
        <span className="grid size-12 place-items-center rounded-full bg-accent-wash text-ink">
          <FileUp aria-hidden size={24} />
        </span>
        <p className="font-medium">{t(($) => $.choose.drop)}</p>
        <p className="text-table text-balance text-muted">{t(($) => $.choose.kinds, limits)}</p>
        <FileButton
          variant="primary"
          accept={tableFileKinds}
          onChoose={(file) => void onChoose(file)}
        >
          {t(($) => $.choose.file)}
        </FileButton>
        <p role="alert" className="font-medium text-red empty:hidden">
          {problem?.problem === 'quote'
            ? t(($) => $.problem.quote, problem)
            : problem !== null && t(($) => $.problem[problem.problem], limits)}
        </p>
      </div>
      <section>
        <h3 className="font-medium">{t(($) => $.choose.columns)}</h3>
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-table narrow:grid-cols-1">
          {importColumns.map((column) => (
            <div key={column} className="contents narrow:block">
              <dt className="font-mono">{column}</dt>
              <dd className="text-muted">{t(($) => $.columnHelp[column])}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-md text-table text-muted">{t(($) => $.choose.templateHelp)}</p>
        <Button
          icon={<Download aria-hidden size={16} />}
          pending={template.isPending}
          onPress={() => template.mutate()}
        >
          {t(($) => $.choose.template)}
        </Button>
        <p role="alert" className="w-full text-red empty:hidden">
          {template.isError && t(($) => $.choose.templateFailed)}
        </p>
      </section>
    </div>
  )
}

interface ImportDoneProps {
  imported: number
  /** The file, reduced to the lines that were left out. */
  file: HoursFile
}

/** What was written, what was not and why. */
function ImportDone({ imported, file: { lines, today, zones } }: ImportDoneProps) {
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

/** The lines that were left out can be mended at once. */
function DoneFooter({ hours, onClose }: DoneFooterProps) {
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
