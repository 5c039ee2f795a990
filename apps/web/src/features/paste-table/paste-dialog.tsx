import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import type { FileTable } from './read-table-file.ts'
import {
  maxTableFileMegabytes,
  readTable,
  tableFileKinds,
  type TableFileProblem,
} from './read-table.ts'
import { usePasteWords } from './words.ts'

interface PasteDialogProps {
  title: string
  help: string
  example: string
  /** The text that was already pasted on the page; without it, the dialog has a field to paste into. */
  text: string
  /** Why these lines cannot be read; `undefined` when they can. */
  problemOf: (lines: readonly (readonly string[])[]) => string | undefined
  /** Whether a sheet of a workbook can hold the wanted table. */
  holds: (lines: readonly (readonly string[])[]) => boolean
  onClose: () => void
  /** Renders the dialog that checks the lines. */
  children: (lines: readonly (readonly string[])[], onBack: () => void) => ReactNode
}

/** A table from a spreadsheet: pasted or read from a file here, then checked line by line. */
export function PasteDialog({
  title,
  help,
  example,
  text: pasted,
  problemOf,
  holds,
  onClose,
  children,
}: PasteDialogProps) {
  const t = usePasteWords()
  const words = useUiWords()
  const [text, setText] = useState(pasted)
  const [isRead, setRead] = useState(pasted !== '')
  const [fileProblem, setFileProblem] = useState<TableFileProblem | null>(null)
  const [sheets, setSheets] = useState<readonly FileTable[]>([])
  const field = useRef<HTMLTextAreaElement>(null)
  const lines = readTable(text)
  const problem = problemOf(lines)
  useEffect(() => field.current?.focus(), [isRead])
  const readFile = async (file: File) => {
    // The reader of files loads only when a file is chosen.
    const { readTableFile } = await import('./read-table-file.ts')
    const read = await readTableFile(file)
    if ('problem' in read) return setFileProblem(read.problem)
    setFileProblem(null)
    const meant = read.tables.filter((table) => holds(readTable(table.text)))
    if (meant.length > 1) return setSheets(meant)
    take(meant[0] ?? read)
  }
  const take = (table: { readonly text: string }) => {
    setSheets([])
    setText(table.text)
    setRead(true)
  }
  useDroppedFile((file) => void readFile(file))
  if (isRead && problem === undefined) return children(lines, () => setRead(false))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      isDirty={text.trim() !== ''}
      title={title}
      footer={(close) => (
        <>
          <FileButton
            className="mr-auto"
            variant="quiet"
            accept={tableFileKinds}
            onChoose={(file) => void readFile(file)}
          >
            {t(($) => $.chooseFile)}
          </FileButton>
          <Button onPress={close}>{words.cancel}</Button>
          <Button variant="primary" disabledReason={problem} onPress={() => setRead(true)}>
            {t(($) => $.read)}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-3">
        <TextArea
          ref={field}
          rows={10}
          label={t(($) => $.label)}
          help={help}
          error={text.trim() === '' ? undefined : problem}
          placeholder={example}
          value={text}
          onChange={setText}
        />
        {sheets.length > 0 && <SheetChoice sheets={sheets} onChoose={take} />}
        <p className="text-sm text-muted">{t(($) => $.dropFile)}</p>
        <p role="alert" className="text-danger empty:hidden">
          {fileProblem === 'size' && t(($) => $.fileTooLarge, { max: maxTableFileMegabytes })}
          {fileProblem === 'content' && t(($) => $.fileUnreadable)}
        </p>
      </div>
    </Dialog>
  )
}

interface SheetChoiceProps<Table extends { readonly name: string }> {
  sheets: readonly Table[]
  onChoose: (sheet: Table) => void
}

/** Asks which sheet of a workbook to read, where several match. */
export function SheetChoice<Table extends { readonly name: string }>({
  sheets,
  onChoose,
}: SheetChoiceProps<Table>) {
  const t = usePasteWords()
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-medium">{t(($) => $.whichSheet)}</h3>
      <ul className="flex flex-wrap gap-2">
        {sheets.map((sheet) => (
          <li key={sheet.name}>
            <Button onPress={() => onChoose(sheet)}>{sheet.name}</Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Takes a file that is dropped anywhere on the page; otherwise the browser would open it. */
export function useDroppedFile(onFile: (file: File) => void): void {
  const take = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (event.type === 'drop' && file !== undefined) onFile(file)
  })
  useEffect(() => {
    const onEvent = (event: DragEvent) => take(event)
    document.addEventListener('dragover', onEvent)
    document.addEventListener('drop', onEvent)
    return () => {
      document.removeEventListener('dragover', onEvent)
      document.removeEventListener('drop', onEvent)
    }
  }, [])
}
