import type { Mission } from '@renfort/contract/mission.ts'
import { durationRefusal, periodOf } from '@renfort/domain/mission/mission.ts'
import { shiftLines, shiftPasteRules } from '@renfort/domain/shift/pasted-shifts.ts'
import { typedShifts } from '@renfort/domain/shift/typed-shift.ts'
import { useMemo } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { PastedLinesDialog } from '../../paste-table/pasted-lines-dialog.tsx'
import { usePastedTable } from '../../paste-table/use-pasted-table.ts'
import { usePasteWords } from '../../paste-table/words.ts'
import { shiftDraftOf } from '../../quotation/mission-terms.ts'
import { AdditionFooter } from '../addition-footer.tsx'
import { ShiftPreview } from '../shift-preview.tsx'
import { useShiftAddition } from '../use-shift-addition.ts'
import { useShiftCalendar } from '../use-shift-calendar.ts'
import { useShiftWords } from '../words.ts'
import { useShiftColumns, useSourceColumns } from './use-shift-columns.ts'

interface PastedShiftsDialogProps {
  mission: Mission
  source: readonly (readonly string[])[]
  onBack: () => void
  onClose: () => void
}

/** The shifts that a paste stands for; all are added at once or nothing. */
export function PastedShiftsDialog({ mission, source, onBack, onClose }: PastedShiftsDialogProps) {
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
