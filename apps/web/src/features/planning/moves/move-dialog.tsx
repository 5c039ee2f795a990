import { isIsoDate, isLocalTime } from '@renfort/domain/kernel/calendar.ts'
import { instantAt, localAt, placeOf, zoneOfWork } from '@renfort/domain/kernel/place-time.ts'
import { gestured, onDay } from '@renfort/domain/shift/gesture.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { wallMinutes } from '@renfort/domain/shift/shift.ts'
import { useState } from 'react'
import { DateField } from '../../../ui/date-field.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { plannedOf } from '../../shift/planned-shift.ts'
import { useShiftCalendar } from '../../shift/use-shift-calendar.ts'
import { ChangeDialog, type ShiftChangeProps } from './change-dialog.tsx'
import { useJudge } from './use-judge.ts'
import { useShiftName } from './use-shift-name.ts'
import { useMoveWords } from './words.ts'

/** Another day or another hour for a shift, by fields: what a pointer and the arrows do. */
export function MoveDialog(props: ShiftChangeProps) {
  const t = useMoveWords()
  const nameOf = useShiftName()
  const { mission, shift } = props
  const { ofFields } = useJudge(mission)
  const { today, min, max, holidays } = useShiftCalendar()
  const before = plannedOf(shift)
  const start = localAt(before.startsAt, zoneOfWork(before))
  const [date, setDate] = useState<string>(start.date)
  const [time, setTime] = useState<string>(start.time)
  const draft = draftOf(before, date, time)
  const isDirty = date !== start.date || time !== start.time
  const problem = draft === null ? undefined : ofFields(shift.id, before, draft)
  return (
    <ChangeDialog
      {...props}
      title={t(($) => $.moveTitle)}
      {...{ draft, isDirty }}
      problem={draft === null ? t(($) => $.incomplete) : problem}
      submitLabel={t(($) => $.submitMove)}
      doneOf={(moved) => t(($) => $.moved, nameOf(moved))}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          label={t(($) => $.day)}
          value={date}
          onChange={setDate}
          error={isDirty ? problem : undefined}
          {...{ today, min, max, holidays }}
        />
        <TimeField
          isOfShift
          label={t(($) => $.start)}
          help={t(($) => $.sameLength)}
          value={time}
          onChange={setTime}
        />
      </div>
    </ChangeDialog>
  )
}

/** The shift on the day and at the hour of the fields, as long as it was; `null` while they say none. */
function draftOf(before: ShiftDraft, date: string, time: string): ShiftDraft | null {
  if (!isIsoDate(date) || !isLocalTime(time)) return null
  const startsAt = instantAt(date, time, zoneOfWork(before))
  const shorter = { ...placeOf(before), startsAt, endsAt: onDay(before, date).endsAt }
  const minutes = wallMinutes(before) - wallMinutes(shorter)
  return gestured({ ...before, ...shorter }, { kind: 'stretch', edge: 'end', minutes })
}
