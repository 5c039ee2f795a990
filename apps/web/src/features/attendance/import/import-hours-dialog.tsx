import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { SheetChoice } from '../../paste-table/sheet-choice.tsx'
import { useDroppedFile } from '../../paste-table/use-dropped-file.ts'
import { CheckFooter, CheckHours } from './check-hours.tsx'
import { ChooseHoursFile } from './choose-hours-file.tsx'
import { DoneFooter, ImportDone } from './import-done.tsx'
import { readBeside } from './read-beside.ts'
import { useHoursImport } from './use-hours-import.ts'
import { useImportWords } from './words.ts'

interface ImportHoursDialogProps {
  organisationId: string
  onClose: () => void
  /** How a file is read; on a thread of its own unless told. */
  read?: typeof readBeside
}

/** From a file of hours to its result: chosen, read, mended, written (TS-46). */
export function ImportHoursDialog({
  organisationId,
  onClose,
  read = readBeside,
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
