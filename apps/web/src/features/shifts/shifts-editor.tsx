import type { Mission } from '@renfort/contract/missions.ts'
import type { Shift } from '@renfort/contract/shifts.ts'
import { shiftWarnings } from '@renfort/domain/shift/shift-warnings.ts'
import { CalendarPlus, Copy, Plus, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { BulkBar } from '../../ui/bulk-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatDuration } from '../../ui/format-duration.ts'
import { shiftDraftOf } from '../quotation/mission-terms.ts'
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
const DuplicateDialog = lazy(async () => ({
  default: (await import('./duplicate-dialog.tsx')).DuplicateDialog,
}))

interface ShiftsEditorProps {
  mission: Mission
  /** The dialog of a new shift is open; the address says so (SHIFT-01). */
  isCreating: boolean
  onCreatingChange: (isCreating: boolean) => void
  disabledReason?: string | undefined
}

/** Everything that is done to the shifts of a mission: its table, its dialogs, its warnings. */
export function ShiftsEditor({
  mission,
  isCreating,
  onCreatingChange,
  disabledReason,
}: ShiftsEditorProps) {
  const t = useShiftWords()
  const { shifts } = mission
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [edited, setEdited] = useState<Shift | null>(null)
  const [copied, setCopied] = useState<readonly Shift[]>([])
  const [doomed, setDoomed] = useState<readonly Shift[]>([])
  const remove = useShiftRemoval(mission.id)
  useUndoKey(mission.id)
  const chosen = shifts.filter(({ id }) => ticked.has(id))
  const selected = new Set(chosen.map(({ id }) => id))
  const solidarity = mission.hoursTypes?.bankHolidays.solidarity ?? null
  const clear = () => setTicked(new Set())

  return (
    <div className="flex flex-col gap-5">
      {shifts.length === 0 ? (
        <div className="rounded-panel border border-line bg-surface">
          <EmptyState
            icon={<CalendarPlus aria-hidden />}
            title={t(($) => $.list.emptyTitle)}
            action={
              <Button
                variant="primary"
                icon={<Plus aria-hidden size={17} />}
                disabledReason={disabledReason}
                onPress={() => onCreatingChange(true)}
              >
                {t(($) => $.list.add)}
              </Button>
            }
          >
            {t(($) => $.list.emptyText)}
          </EmptyState>
        </div>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <ShiftTotalsLine shifts={shifts} />
            <Button
              icon={<Plus aria-hidden size={17} />}
              disabledReason={disabledReason}
              onPress={() => onCreatingChange(true)}
            >
              {t(($) => $.list.add)}
            </Button>
          </div>
          <WarningList warnings={shiftWarnings(shifts.map(shiftDraftOf), solidarity)} />
          <ShiftsTable
            shifts={shifts}
            selected={selected}
            onSelect={setTicked}
            onEdit={setEdited}
            onDuplicate={(shift) => setCopied([shift])}
            onRemove={(shift) => setDoomed([shift])}
            disabledReason={disabledReason}
          />
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
              onPress={() => setDoomed(chosen)}
            >
              {t(($) => $.list.removeSelected)}
            </Button>
          </BulkBar>
        </>
      )}
      <Suspense>
        {isCreating && disabledReason === undefined && (
          <ShiftDialog mission={mission} onClose={() => onCreatingChange(false)} />
        )}
        {edited !== null && (
          <ShiftDialog mission={mission} shift={edited} onClose={() => setEdited(null)} />
        )}
        {copied.length > 0 && (
          <DuplicateDialog mission={mission} shifts={copied} onClose={() => setCopied([])} />
        )}
      </Suspense>
      <RemovalDialog
        shifts={shifts}
        doomed={doomed}
        onClose={() => setDoomed([])}
        onConfirm={(removal) => {
          void remove(removal)
          setDoomed([])
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
