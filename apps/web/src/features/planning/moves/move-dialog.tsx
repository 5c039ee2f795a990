import type { Mission } from '@renfort/contract/mission.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import { instantOf, isIsoDate, isLocalTime, localOf } from '@renfort/domain/kernel/calendar.ts'
import { gestured, onDay } from '@renfort/domain/shift/gesture.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { wallMinutes } from '@renfort/domain/shift/shift.ts'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { plannedOf } from '../../shift/planned-shift.ts'
import { useShiftCalendar } from '../../shift/use-shift-calendar.ts'
import { ChangePreview } from './change-preview.tsx'
import { useJudge } from './use-judge.ts'
import { useShiftChange } from './use-shift-change.ts'
import { missionTitle, useShiftName } from './use-shift-name.ts'
import { useMoveWords } from './words.ts'

interface MoveDialogProps {
  mission: Mission
  shift: Shift
  onClose: () => void
}

/** Another day or another hour for a shift, by fields: what a pointer and the arrows do. */
export function MoveDialog({ mission, shift, onClose }: MoveDialogProps) {
  const t = useMoveWords()
  const words = useUiWords()
  const nameOf = useShiftName()
  const { ofFields } = useJudge(mission)
  const { today, min, max, holidays } = useShiftCalendar()
  const change = useShiftChange(mission)
  const before = plannedOf(shift)
  const start = localOf(before.startsAt)
  const [date, setDate] = useState<string>(start.date)
  const [time, setTime] = useState<string>(start.time)
  const [isSaving, setSaving] = useState(false)
  const draft = draftOf(before, date, time)
  const isDirty = date !== start.date || time !== start.time
  const problem = draft === null ? undefined : ofFields(shift.id, before, draft)
  const closedBecause =
    draft === null
      ? t(($) => $.incomplete)
      : (problem ?? (isDirty ? undefined : t(($) => $.unchanged)))
  const save = async () => {
    if (draft === null) return
    setSaving(true)
    const isDone = await change(
      shift,
      draft,
      t(($) => $.moved, nameOf(draft)),
    )
    setSaving(false)
    if (isDone) onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.moveTitle)}
      context={t(($) => $.context, { mission: missionTitle(mission), ...nameOf(before) })}
      isDirty={isDirty && !isSaving}
      footer={(close) => (
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button
            variant="primary"
            pending={isSaving}
            disabledReason={closedBecause}
            onPress={() => void save()}
          >
            {t(($) => $.submitMove)}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField
            label={t(($) => $.day)}
            value={date}
            onChange={setDate}
            error={isDirty ? problem : undefined}
            {...{ today, min, max, holidays }}
          />
          <TimeField
            label={t(($) => $.start)}
            help={t(($) => $.sameLength)}
            value={time}
            onChange={setTime}
          />
        </div>
        {draft !== null && <ChangePreview {...{ mission, draft }} shiftId={shift.id} />}
      </div>
    </Dialog>
  )
}

/** The shift on the day and at the hour of the fields, as long as it was; `null` while they say none. */
function draftOf(before: ShiftDraft, date: string, time: string): ShiftDraft | null {
  if (!isIsoDate(date) || !isLocalTime(time)) return null
  const startsAt = instantOf(date, time)
  const shorter = { startsAt, endsAt: onDay(before, date).endsAt }
  const minutes = wallMinutes(before) - wallMinutes(shorter)
  return gestured({ ...before, ...shorter }, { kind: 'stretch', edge: 'end', minutes })
}
