import type { Mission } from '@renfort/contract/mission.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { type ReactNode, useState } from 'react'
import { useZoneName } from '../../../platform/use-zone-name.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, type DialogSize } from '../../../ui/dialog.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { plannedOf } from '../../shift/planned-shift.ts'
import { ChangePreview } from './change-preview.tsx'
import { useShiftChange } from './use-shift-change.ts'
import { missionTitle, useShiftName } from './use-shift-name.ts'
import { useMoveWords } from './words.ts'

/** What a dialog that changes one shift is opened with. */
export interface ShiftChangeProps {
  mission: Mission
  shift: Shift
  onClose: () => void
}

interface ChangeDialogProps extends ShiftChangeProps {
  title: string
  size?: DialogSize
  /** The shift as the fields have it; `null` while they say none. */
  draft: ShiftDraft | null
  isDirty: boolean
  /** Why it cannot be saved. */
  problem?: string | undefined
  submitLabel: string
  /** What is said once it is saved. */
  doneOf: (draft: ShiftDraft) => string
  /** The fields. */
  children: ReactNode
}

/** A change of one shift by fields, with what it does to the price and to the points of law. */
export function ChangeDialog({
  mission,
  shift,
  title,
  size = 'medium',
  draft,
  isDirty,
  problem,
  submitLabel,
  doneOf,
  children,
  onClose,
}: ChangeDialogProps) {
  const t = useMoveWords()
  const words = useUiWords()
  const nameOf = useShiftName()
  const clocksOf = useZoneName()
  const before = plannedOf(shift)
  const clocks = clocksOf(mission.timeZone, before.startsAt)
  const change = useShiftChange(mission)
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    if (draft === null) return
    setSaving(true)
    const isDone = await change(shift, draft, doneOf(draft))
    setSaving(false)
    if (isDone) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      context={[
        t(($) => $.context, { mission: missionTitle(mission), ...nameOf(before) }),
        ...(clocks === null ? [] : [clocks]),
      ].join(', ')}
      size={size}
      isDirty={isDirty && !isSaving}
      footer={(close) => (
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button
            variant="primary"
            pending={isSaving}
            disabledReason={problem ?? (isDirty ? undefined : t(($) => $.unchanged))}
            onPress={() => void save()}
          >
            {submitLabel}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-5">
        {children}
        {draft !== null && <ChangePreview {...{ mission, draft }} shiftId={shift.id} />}
      </div>
    </Dialog>
  )
}
