import { shiftLimits } from '@renfort/domain/shift/shift.ts'
import { useState } from 'react'
import { Select } from '../../../ui/select.tsx'
import { plannedOf } from '../../shift/planned-shift.ts'
import { ChangeDialog, type ShiftChangeProps } from './change-dialog.tsx'
import { useMoveWords } from './words.ts'

const { min, max } = shiftLimits.slots
const choices = Array.from({ length: max - min + 1 }, (_, i) => String(min + i))

/** How many Siders a shift asks for. */
export function SlotsDialog(props: ShiftChangeProps) {
  const t = useMoveWords()
  const { shift } = props
  const [slots, setSlots] = useState(shift.slots)
  return (
    <ChangeDialog
      {...props}
      title={t(($) => $.slotsTitle)}
      size="small"
      draft={{ ...plannedOf(shift), slots }}
      isDirty={slots !== shift.slots}
      submitLabel={t(($) => $.submitSlots)}
      doneOf={() => t(($) => $.resized)}
    >
      <Select
        label={t(($) => $.slotsField)}
        options={choices.map((id) => ({ id, label: id }))}
        value={String(slots)}
        onChange={(chosen) => setSlots(Number(chosen))}
      />
    </ChangeDialog>
  )
}
