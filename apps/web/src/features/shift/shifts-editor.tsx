import type { Mission } from '@renfort/contract/mission.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import { holidayWarnings } from '@renfort/domain/shift/shift-warnings.ts'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import Copy from 'lucide-react/icons/copy'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react'
import { BulkBar } from '../../ui/bulk-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { commandKey } from '../../ui/command-key.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatDuration } from '../../ui/format-duration.ts'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import { shiftDraftOf } from '../quotation/mission-terms.ts'
import { ShiftGrid } from './grid/shift-grid.tsx'
import { useTablePaste } from '../paste-table/use-table-paste.ts'
import { RemovalDialog } from './removal-dialog.tsx'
import { shiftTotals } from './shift-totals.ts'
import { ShiftsTable } from './shifts-table.tsx'
import { useUndoKey } from './use-planning-undo.ts'
import { useShiftRemoval } from './use-shift-removal.ts'
import { WarningList } from './warning-list.tsx'
import { useShiftWords } from './words.ts'

const ShiftDialog = lazy(async () => ({
  default: (await import('./shift-dialog.tsx')).ShiftDialog,
}))
const PasteShiftsDialog = lazy(async () => ({
  default: (await import('./paste/paste-shifts-dialog.tsx')).PasteShiftsDialog,
}))
const CopyWeekDialog = lazy(async () => ({
  default: (await import('./week/copy-week-dialog.tsx')).CopyWeekDialog,
}))
const DuplicateDialog = lazy(async () => ({
  default: (await import('./duplicate-dialog.tsx')).DuplicateDialog,
}))

interface ShiftsEditorProps {
  mission: Mission
  /** The dialog of a new shift is open; the address says so (SHIFT-01). */
  isCreating: boolean
  onCreatingChange: (isCreating: boolean) => void
  /** Saves what was typed into the table; answers whether everything is saved. */
  flushRef: RefObject<() => Promise<boolean>>
  disabledReason?: string | undefined
  /** What stands above the table, once there is one. */
  children?: ReactNode
}

/** Everything that is done to the shifts of a mission: its table, its dialogs, its warnings. */
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
  const chosen = shifts.filter(({ id }) => ticked.has(id))
  const selected = new Set(chosen.map(({ id }) => id))
  const solidarity = mission.hoursTypes?.bankHolidays.solidarity ?? null
  const clear = () => setTicked(new Set())
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
    <div className="flex flex-col gap-5">
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
          <div className="flex flex-wrap items-center justify-between gap-3">
            <ShiftTotalsLine shifts={shifts} />
            <div className="flex flex-wrap gap-2">
              <Button
                icon={<CalendarSync aria-hidden size={17} />}
                disabledReason={disabledReason}
                onPress={() => setCopyingWeek(true)}
              >
                {t(($) => $.week.open)}
              </Button>
              {pasteButton}
              <Button
                icon={<Plus aria-hidden size={17} />}
                disabledReason={disabledReason}
                onPress={() => onCreatingChange(true)}
              >
                {t(($) => $.list.add)}
              </Button>
            </div>
          </div>
          <WarningList warnings={holidayWarnings(shifts.map(shiftDraftOf), solidarity)} />
          {children}
        </>
      )}
      {isNarrow ? (
        shifts.length > 0 && <ShiftsTable {...table} shifts={shifts} />
      ) : (
        <ShiftGrid {...table} mission={mission} flushRef={flushRef} />
      )}
      <BulkBar count={selected.size} onClear={clear}>
        <Button
          size="small"
          icon={<Copy aria-hidden size={16} />}
          disabledReason={disabledReason}
          onPress={() => setCopied(chosen)}
        >
          {t(($) => $.list.duplicateSelected)}
        </Button>
        <Button
          size="small"
          icon={<Trash2 aria-hidden size={16} />}
          disabledReason={disabledReason}
          onPress={() => setToRemove(chosen)}
        >
          {t(($) => $.list.removeSelected)}
        </Button>
      </BulkBar>
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
      </Suspense>
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
    </div>
  )
}

function ShiftTotalsLine({ shifts }: { shifts: readonly Shift[] }) {
  const t = useShiftWords()
  const totals = shiftTotals(shifts.map(shiftDraftOf))
  return (
    <p className="flex flex-wrap gap-x-4 text-muted tabular-nums">
      <span>{t(($) => $.list.count, { count: totals.shifts })}</span>
      <span>{t(($) => $.list.places, { count: totals.places })}</span>
      <span>{t(($) => $.list.hoursTotal, { duration: formatDuration(totals.minutes) })}</span>
    </p>
  )
}
