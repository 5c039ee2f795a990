import type { Mission } from '@renfort/contract/missions.ts'
import { maxPastedLines } from '@renfort/domain/shift/pasted-shifts.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useShiftWords } from '../words.ts'
import { PastedLinesDialog } from './pasted-lines-dialog.tsx'
import { readTable } from './read-table.ts'

interface PasteDialogProps {
  mission: Mission
  /** What was pasted on the page already; else it is pasted here. */
  text: string
  onClose: () => void
}

/** Shifts from a spreadsheet: pasted, checked line by line, and only then added. */
export function PasteDialog({ mission, text: pasted, onClose }: PasteDialogProps) {
  const t = useShiftWords()
  const words = useUiWords()
  const [text, setText] = useState(pasted)
  const [isRead, setRead] = useState(pasted !== '')
  const field = useRef<HTMLTextAreaElement>(null)
  const lines = readTable(text)
  const problem =
    lines.length === 0
      ? t(($) => $.paste.nothing)
      : lines.length > maxPastedLines + 1
        ? t(($) => $.paste.tooMany, { max: maxPastedLines })
        : undefined
  useEffect(() => field.current?.focus(), [isRead])
  if (isRead && problem === undefined) {
    return (
      <PastedLinesDialog
        mission={mission}
        source={lines}
        onBack={() => setRead(false)}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      isDirty={text.trim() !== ''}
      title={t(($) => $.paste.title)}
      footer={(close) => (
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button variant="primary" disabledReason={problem} onPress={() => setRead(true)}>
            {t(($) => $.paste.read)}
          </Button>
        </>
      )}
    >
      <TextArea
        ref={field}
        rows={10}
        label={t(($) => $.paste.label)}
        help={t(($) => $.paste.help)}
        error={text.trim() === '' ? undefined : problem}
        placeholder={t(($) => $.paste.example)}
        value={text}
        onChange={setText}
      />
    </Dialog>
  )
}
