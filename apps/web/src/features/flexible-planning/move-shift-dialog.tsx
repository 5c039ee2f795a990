import { key } from '@renfort/contract/kernel/fields.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import { instant, isIsoDate, isLocalTime } from '@renfort/domain/kernel/calendar.ts'
import { localAt } from '@renfort/domain/kernel/place-time.ts'
import { shiftFromForm } from '@renfort/domain/shift/shift.ts'
import { z } from 'zod'
import { DateFormField } from '../../form/date-form-field.tsx'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { TimeFormField } from '../../form/time-form-field.tsx'
import { issuesOf } from '../../platform/call.ts'
import '../../platform/staff-error-words.ts'
import { useToast } from '../../ui/use-toast.ts'
import { PlaceClocks } from '../mission-record/planning/place-clocks.tsx'
import { useShiftCommands } from '../shift/queries.ts'
import { shiftBodyOf } from '../shift/shift-body.ts'
import { asFormIssues } from '../shift/form/shift-form-issues.ts'
import { useLocalHolidays, useShiftCalendar } from '../shift/use-shift-calendar.ts'
import { useFlexiblePlanningWords } from './words.ts'

const required = key('errors.field.required')
const time = z.string().refine(isLocalTime, required)
const schema = z.object({
  date: z.string().refine(isIsoDate, required),
  startTime: time,
  endTime: time,
})

interface MoveShiftDialogProps {
  taskId: string
  shift: Shift
  onClose: () => void
}

/** Internal staff move a generated shift of a flexible planning (decisions §4.4). */
export function MoveShiftDialog({ taskId, shift, onClose }: MoveShiftDialogProps) {
  const t = useFlexiblePlanningWords()
  const toast = useToast()
  const { update } = useShiftCommands(taskId)
  const localHolidays = [...useLocalHolidays()]
  const { today, min, max, holidays } = useShiftCalendar({
    localHolidays,
    timeZone: shift.timeZone,
  })
  const start = localAt(instant(shift.startDate), shift.timeZone)
  return (
    <EditDialog
      isOpen
      size="small"
      onClose={onClose}
      title={t(($) => $.move.title)}
      context={t(($) => $.move.context)}
      schema={schema}
      initial={{
        date: start.date,
        startTime: start.time,
        endTime: localAt(instant(shift.endDate), shift.timeZone).time,
      }}
      submitLabel={t(($) => $.move.submit)}
      issuesOf={(failure) => asFormIssues(issuesOf(failure))}
      save={(moved) =>
        update(
          shift.id,
          shiftBodyOf(
            shiftFromForm({
              ...moved,
              timeZone: shift.timeZone,
              breakMinutes: shift.breakDuration,
              slots: shift.slots,
            }),
          ),
        )
      }
      onSaved={() => toast.success(t(($) => $.move.done))}
      fields={({ control }) => (
        <>
          <DateFormField
            control={control}
            name="date"
            label={t(($) => $.move.date)}
            {...{ today, min, max, holidays }}
          />
          <PlaceClocks zone={shift.timeZone} at={shift.startDate} />
          <TimeFormField
            isOfShift
            control={control}
            name="startTime"
            label={t(($) => $.move.startTime)}
          />
          <TimeFormField
            isOfShift
            control={control}
            name="endTime"
            label={t(($) => $.move.endTime)}
          />
        </>
      )}
    />
  )
}
