import type { Mission } from '@renfort/contract/mission.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import { holidayWarnings } from '@renfort/domain/shift/shift-warnings.ts'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import Plus from 'lucide-react/icons/plus'
import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react'
import { useBackCloses } from '../../platform/use-back-closes.ts'
import { Button } from '../../ui/button.tsx'
import { commandKey } from '../../ui/command-key.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import { shiftDraftOf, missionCalendar } from '../quotation/mission-terms.ts'
import { ShiftGrid } from './grid/shift-grid.tsx'
import { UnsavedLines } from './grid/unsaved-lines.tsx'
import { useRowDensity, ShiftsBulkBar, ShiftsToolbar } from './shifts-toolbar.tsx'
import { ShiftLine } from './line/shift-line.tsx'
import { useTablePaste } from '../paste-table/use-table-paste.ts'
import { ShiftsTable } from './shifts-table.tsx'
import { useUndoKey, useUndoToastOfStep, useShiftRemoval } from './use-planning-undo.ts'
import { WarningList } from './shift-warnings.tsx'
import { ShiftPlace } from './use-shift-calendar.ts'
import { useShiftWords } from './words.ts'

const ShiftDialog = lazy(async () => ({
  default: (await import('./form/shift-dialog.tsx')).ShiftDialog,
}))
const PasteShiftsDialog = lazy(async () => ({
  default: (await import('./paste/paste-shifts-dialog.tsx')).PasteShiftsDialog,
}))
const CopyWeekDialog = lazy(async () => ({
  default: (await import('./week/copy-week-dialog.tsx')).CopyWeekDialog,
}))
const RemovalDialog = lazy(async () => ({
  default: (await import('./removal-dialog.tsx')).RemovalDialog,
}))
const DuplicateDialog = lazy(async () => ({
  default: (await import('./duplicate-dialog.tsx')).DuplicateDialog,
}))

interface ShiftsEditorProps {
  mission: Mission
  /** Whether the dialog of a new shift is open; the address says so (SHIFT-01). */
  isCreating: boolean
  onCreatingChange: (isCreating: boolean) => void
  /** Saves the lines of the table; resolves to whether everything is saved. */
  flushRef: RefObject<() => Promise<boolean>>
  disabledReason?: string | undefined
  /** Shown below the table, once there is one. */
  children?: ReactNode
}

/** The shifts of a mission: table, dialogs, warnings. */
export function ShiftsEditor({
  mission,
  isCreating,
  onCreatingChange,
  flushRef,
  disabledReason,
  children,
}: ShiftsEditorProps) {
  const t = useShiftWords()
  const isNarrow = useIsNarrow()
  const { shifts } = mission
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [edited, setEdited] = useState<Shift | null>(null)
  const [copied, setCopied] = useState<readonly Shift[]>([])
  const [toRemove, setToRemove] = useState<readonly Shift[]>([])
  const [pasted, setPasted] = useState<string | null>(null)
  const [isCopyingWeek, setCopyingWeek] = useState(false)
  useTablePaste(setPasted, disabledReason !== undefined)
  const remove = useShiftRemoval(mission.id)
  useUndoKey(mission.id)
  useUndoToastOfStep()
  const density = useRowDensity(shifts.length)
  const chosen = shifts.filter(({ id }) => ticked.has(id))
  const selected = new Set(chosen.map(({ id }) => id))
  const calendar = missionCalendar(mission)
  const clear = () => setTicked(new Set())
  const closeDialogs = () => {
    setEdited(null)
    setCopied([])
    setPasted(null)
    setCopyingWeek(false)
  }
  // The confirmation of a deletion is left out: deleting may close this step, and « back » would then lead to a
  // closed step.
  const hasDialog = edited !== null || copied.length > 0 || pasted !== null || isCopyingWeek
  useBackCloses(hasDialog, closeDialogs)
  const table = {
    selected,
    onSelect: setTicked,
    onEdit: setEdited,
    onDuplicate: (shift: Shift) => setCopied([shift]),
    onRemove: (shift: Shift) => setToRemove([shift]),
    disabledReason,
  }

  const pasteButton = (
    <Button
      icon={<ClipboardPaste aria-hidden size={17} />}
      disabledReason={disabledReason}
      tip={`${commandKey()} V`}
      onPress={() => setPasted('')}
    >
      {t(($) => $.paste.open)}
    </Button>
  )

  return (
    <ShiftPlace value={mission}>
      <div className="flex flex-col gap-5">
        {disabledReason === undefined && <ShiftLine mission={mission} />}
        {shifts.length === 0 ? (
          <div className="rounded-panel border border-line bg-surface">
            <EmptyState
              icon={<CalendarPlus aria-hidden />}
              title={t(($) => $.list.emptyTitle)}
              action={
                <div className="flex flex-wrap justify-center gap-2">
                  <Button
                    variant="primary"
                    icon={<Plus aria-hidden size={17} />}
                    disabledReason={disabledReason}
                    onPress={() => onCreatingChange(true)}
                  >
                    {t(($) => $.list.add)}
                  </Button>
                  {pasteButton}
                </div>
              }
            >
              {t(($) => $.list.emptyText)}
            </EmptyState>
          </div>
        ) : (
          <>
            <ShiftsToolbar
              {...{ shifts, disabledReason, pasteButton }}
              isCompact={density.isOffered && !isNarrow ? density.isCompact : null}
              onCompactChange={density.setCompact}
              onAdd={() => onCreatingChange(true)}
              onCopyWeek={() => setCopyingWeek(true)}
            />
            <WarningList warnings={holidayWarnings(shifts.map(shiftDraftOf), calendar)} />
          </>
        )}
        {isNarrow ? (
          <>
            <UnsavedLines {...{ mission, flushRef, disabledReason }} />
            {shifts.length > 0 && <ShiftsTable {...table} shifts={shifts} />}
          </>
        ) : (
          <ShiftGrid {...table} {...{ mission, flushRef }} isCompact={density.isCompact} />
        )}
        <ShiftsBulkBar
          count={selected.size}
          disabledReason={disabledReason}
          onDuplicate={() => setCopied(chosen)}
          onRemove={() => setToRemove(chosen)}
          onClear={clear}
        />
        {shifts.length > 0 && children}
        <Suspense>
          {isCreating && disabledReason === undefined && (
            <ShiftDialog mission={mission} onClose={() => onCreatingChange(false)} />
          )}
          {edited !== null && (
            <ShiftDialog mission={mission} shift={edited} onClose={() => setEdited(null)} />
          )}
          {pasted !== null && (
            <PasteShiftsDialog mission={mission} text={pasted} onClose={() => setPasted(null)} />
          )}
          {isCopyingWeek && (
            <CopyWeekDialog mission={mission} onClose={() => setCopyingWeek(false)} />
          )}
          {copied.length > 0 && (
            <DuplicateDialog mission={mission} shifts={copied} onClose={() => setCopied([])} />
          )}
          {toRemove.length > 0 && (
            <RemovalDialog
              shifts={shifts}
              toRemove={toRemove}
              onClose={() => setToRemove([])}
              onConfirm={(removal) => {
                void remove(removal)
                setToRemove([])
                clear()
              }}
            />
          )}
        </Suspense>
      </div>
    </ShiftPlace>
  )
}
