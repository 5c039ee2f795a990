import type { Mission } from '@renfort/contract/mission.ts'
import { readPastedTable } from '@renfort/domain/kernel/pasted-table.ts'
import {
  holdsShifts,
  maxPastedLines,
  shiftPasteRules,
} from '@renfort/domain/shift/pasted-shifts.ts'
import { PasteDialog } from '../../paste-table/paste-dialog.tsx'
import { useShiftCalendar } from '../use-shift-calendar.ts'
import { useShiftWords } from '../words.ts'
import { PastedShiftsDialog } from './pasted-shifts-dialog.tsx'

interface PasteShiftsDialogProps {
  mission: Mission
  /** What was pasted on the page already; else it is pasted here. */
  text: string
  onClose: () => void
}

/** Shifts from a spreadsheet: pasted, checked line by line, and only then added. */
export function PasteShiftsDialog({ mission, text, onClose }: PasteShiftsDialogProps) {
  const t = useShiftWords()
  const { today } = useShiftCalendar()
  return (
    <PasteDialog
      title={t(($) => $.paste.title)}
      help={t(($) => $.paste.help)}
      example={t(($) => $.paste.example)}
      text={text}
      problemOf={({ length }) => {
        if (length === 0) return t(($) => $.paste.nothing)
        // One more for the headings.
        return length > maxPastedLines + 1
          ? t(($) => $.paste.tooMany, { max: maxPastedLines })
          : undefined
      }}
      holds={(lines) => holdsShifts(readPastedTable(lines, shiftPasteRules(today)))}
      onClose={onClose}
    >
      {(lines, onBack) => (
        <PastedShiftsDialog mission={mission} source={lines} onBack={onBack} onClose={onClose} />
      )}
    </PasteDialog>
  )
}
