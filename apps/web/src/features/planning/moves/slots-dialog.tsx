import type { Mission } from '@renfort/contract/mission.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import { shiftLimits } from '@renfort/domain/shift/shift.ts'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Select } from '../../../ui/select.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { plannedOf } from '../../shift/planned-shift.ts'
import { ChangePreview } from './change-preview.tsx'
import { useShiftChange } from './use-shift-change.ts'
import { missionTitle, useShiftName } from './use-shift-name.ts'
import { useMoveWords } from './words.ts'

const { min, max } = shiftLimits.slots
const choices = Array.from({ length: max - min + 1 }, (_, i) => String(min + i))

interface SlotsDialogProps {
  mission: Mission
  shift: Shift
  onClose: () => void
}

/** How many Siders a shift asks for. */
export function SlotsDialog({ mission, shift, onClose }: SlotsDialogProps) {
  const t = useMoveWords()
  const words = useUiWords()
  const nameOf = useShiftName()
  const change = useShiftChange(mission)
  const [slots, setSlots] = useState(shift.slots)
  const [isSaving, setSaving] = useState(false)
  const draft = { ...plannedOf(shift), slots }
  const isDirty = slots !== shift.slots
  const save = async () => {
    setSaving(true)
    const isDone = await change(
      shift,
      draft,
      t(($) => $.resized),
    )
    setSaving(false)
    if (isDone) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.slotsTitle)}
      context={t(($) => $.context, { mission: missionTitle(mission), ...nameOf(draft) })}
      size="small"
      isDirty={isDirty && !isSaving}
      footer={(close) => (
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button
            variant="primary"
            pending={isSaving}
            disabledReason={isDirty ? undefined : t(($) => $.unchanged)}
            onPress={() => void save()}
          >
            {t(($) => $.submitSlots)}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-5">
        <Select
          label={t(($) => $.slotsField)}
          options={choices.map((id) => ({ id, label: id }))}
          value={String(slots)}
          onChange={(chosen) => setSlots(Number(chosen))}
        />
        <ChangePreview {...{ mission, draft }} shiftId={shift.id} />
      </div>
    </Dialog>
  )
}
