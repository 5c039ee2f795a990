import type { Shift } from '@renfort/contract/shift.ts'
import { reachOf, type ShiftScope } from '@renfort/domain/shift/series.ts'
import { useState } from 'react'
import { useProductClock } from '../../platform/product-clock.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { SeriesScope } from './form/series-scope.tsx'
import { plannedOf } from './shift-body.ts'
import { useShiftName } from './shifts-table.tsx'
import type { Removal } from './use-planning-undo.ts'
import { useShiftWords } from './words.ts'

interface RemovalDialogProps {
  /** Every shift of the mission. */
  shifts: readonly Shift[]
  toRemove: readonly Shift[]
  onClose: () => void
  onConfirm: (removal: Removal) => void
}

/** Asks before shifts are deleted; for a recurring shift, also which part of the series (SHIFT-23). */
export function RemovalDialog({ shifts, toRemove, onClose, onConfirm }: RemovalDialogProps) {
  const t = useShiftWords()
  const [first, ...others] = toRemove
  const { recurrenceId } = first ?? { recurrenceId: null }
  if (first !== undefined && others.length === 0 && recurrenceId !== null) {
    const chosen = { ...first, recurrenceId }
    return <SeriesRemoval {...{ shifts, chosen, onClose, onConfirm }} />
  }
  return (
    <ConfirmDialog
      isOpen={toRemove.length > 0}
      isDanger
      title={t(($) => $.remove.title, { count: toRemove.length })}
      confirmLabel={t(($) => $.remove.confirm)}
      onCancel={onClose}
      onConfirm={() => onConfirm({ shifts: toRemove })}
    >
      {t(($) => $.remove.text)}
    </ConfirmDialog>
  )
}

interface SeriesRemovalProps extends Omit<RemovalDialogProps, 'toRemove'> {
  chosen: Shift & { recurrenceId: string }
}

function SeriesRemoval({ shifts, chosen, onClose, onConfirm }: SeriesRemovalProps) {
  const t = useShiftWords()
  const words = useUiWords()
  const nameOf = useShiftName()
  const { now } = useProductClock()
  const [scope, setScope] = useState<ShiftScope>('shift')
  const planning = shifts.map(plannedOf)
  const planned = { ...plannedOf(chosen), recurrenceId: chosen.recurrenceId }
  const reached = new Set(reachOf(planning, planned, scope, now()).touched.map(({ id }) => id))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.remove.seriesTitle)}
      context={nameOf(chosen)}
      footer={(close) => (
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button
            variant="danger"
            disabledReason={reached.size === 0 ? t(($) => $.scope.nothing) : undefined}
            onPress={() =>
              onConfirm({
                shifts: shifts.filter(({ id }) => reached.has(id)),
                series: { id: chosen.id, scope },
              })
            }
          >
            {t(($) => $.remove.confirmMany, { count: Math.max(1, reached.size) })}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-4">
        <SeriesScope
          planning={planning}
          chosen={planned}
          scope={scope}
          onChange={setScope}
          isRemoval
        />
        <p className="text-table text-muted">{t(($) => $.remove.text)}</p>
      </div>
    </Dialog>
  )
}
