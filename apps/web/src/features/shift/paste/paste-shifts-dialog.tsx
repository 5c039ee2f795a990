import type { Mission } from '@renfort/contract/mission.ts'
import { readPastedTable } from '@renfort/domain/kernel/pasted-table.ts'
import { durationRefusal, periodOf } from '@renfort/domain/mission/mission.ts'
import {
  holdsShifts,
  maxPastedLines,
  shiftPasteRules,
  shiftLines,
  type PastedShiftColumn,
} from '@renfort/domain/shift/pasted-shifts.ts'
import { typedShifts, type ShiftColumn } from '@renfort/domain/shift/typed-shift.ts'
import { useMemo } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import type { PasteColumn } from '../../paste-table/pasted-columns.tsx'
import { PasteDialog } from '../../paste-table/paste-dialog.tsx'
import { PastedLinesDialog } from '../../paste-table/pasted-lines-dialog.tsx'
import { usePastedTable } from '../../paste-table/use-pasted-table.ts'
import { usePasteWords } from '../../paste-table/words.ts'
import { shiftDraftOf } from '../../quotation/mission-terms.ts'
import { AdditionFooter, useShiftAddition } from '../shift-addition.tsx'
import { ShiftPreview } from '../shift-preview.tsx'
import { useShiftCalendar } from '../use-shift-calendar.ts'
import { useShiftWords } from '../words.ts'

interface PasteShiftsDialogProps {
  mission: Mission
  /** The text that was already pasted on the page; without it, the dialog has a field to paste into. */
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
        // The headings take one line more.
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

interface PastedShiftsDialogProps {
  mission: Mission
  source: readonly (readonly string[])[]
  onBack: () => void
  onClose: () => void
}

/** The shifts of a paste; all are added at once, or none. */
function PastedShiftsDialog({ mission, source, onBack, onClose }: PastedShiftsDialogProps) {
  const t = useShiftWords()
  const words = usePasteWords()
  const { rules, today } = useShiftCalendar()
  const { isSaving, add } = useShiftAddition(mission.id, onClose)
  const saved = useMemo(() => mission.shifts.map(shiftDraftOf), [mission.shifts])
  const pasted = usePastedTable({
    source,
    rules: shiftPasteRules(today),
    linesOf: (table) => shiftLines(source, table, today, mission.timeZone),
    check: (lines) => {
      const { drafts, issues } = typedShifts(lines, saved, rules())
      return { values: drafts, issues }
    },
  })
  const { lines, values: drafts, faulty } = pasted
  const period = periodOf([...saved, ...drafts])
  const refusal = period === null ? null : durationRefusal(period)
  const refusalSentence = refusal === null ? undefined : errorSentence(refusal.key)
  const problem = faulty.size > 0 ? words(($) => $.faulty, { count: faulty.size }) : refusalSentence
  const done = t(($) => $.done.created, { count: drafts.length })
  return (
    <PastedLinesDialog
      title={t(($) => $.paste.checkTitle)}
      pasted={pasted}
      columns={useShiftColumns()}
      sources={useSourceColumns()}
      isSaving={isSaving}
      refusal={refusalSentence}
      onBack={onBack}
      onClose={onClose}
      footer={(close) => (
        <AdditionFooter
          count={lines.length}
          problem={lines.length === 0 ? t(($) => $.paste.nothing) : problem}
          isSaving={isSaving}
          onCancel={close}
          onAdd={() => void add(drafts, done)}
        />
      )}
    >
      <ShiftPreview
        mission={mission}
        others={saved}
        saved={saved}
        drafts={drafts}
        hasWorkedTime={false}
      />
    </PastedLinesDialog>
  )
}

/** The look of the columns of a shift. */
function useShiftColumns(): readonly PasteColumn<ShiftColumn>[] {
  const t = useShiftWords()
  return [
    { id: 'date', name: t(($) => $.list.day), isWide: true },
    { id: 'start', name: t(($) => $.form.start) },
    { id: 'end', name: t(($) => $.form.end) },
    { id: 'break', name: t(($) => $.list.pause) },
    { id: 'slots', name: t(($) => $.list.siders), placeholder: '1' },
  ]
}

/** The possible meanings of a column: one of a shift, or its start and end together. */
function useSourceColumns(): readonly Pick<PasteColumn<PastedShiftColumn>, 'id' | 'name'>[] {
  const t = useShiftWords()
  return [
    ...useShiftColumns(),
    { id: 'times', name: t(($) => $.paste.times) },
    { id: 'secondStart', name: t(($) => $.paste.secondStart) },
    { id: 'secondEnd', name: t(($) => $.paste.secondEnd) },
    { id: 'breakStart', name: t(($) => $.paste.breakStart) },
    { id: 'breakEnd', name: t(($) => $.paste.breakEnd) },
  ]
}
