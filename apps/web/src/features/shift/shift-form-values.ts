import { addDays, isIsoDate } from '@renfort/domain/kernel/calendar.ts'
import { localAt, zoneOfWork } from '@renfort/domain/kernel/place-time.ts'
import type { ShiftScope } from '@renfort/domain/shift/series.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { noRecurrence, type RecurrenceFormValues } from './recurrence-form.ts'

/** What is typed of a shift; `otherDates` repeat it on other days, a recurrence by a rule. */
export interface ShiftFormValues extends RecurrenceFormValues {
  date: string
  otherDates: string[]
  startTime: string
  endTime: string
  breakMinutes: number
  slots: number | null
  /** How far the change of a recurring shift reaches. */
  scope: ShiftScope
}

/** The form of a first shift, before anything is known of the mission. */
export const firstShift: ShiftFormValues = {
  ...noRecurrence,
  date: '',
  otherDates: [],
  startTime: '09:00',
  endTime: '17:00',
  breakMinutes: 60,
  slots: 1,
  scope: 'shift',
}

/** The next shift is most often the same, a day later, and not repeated again. */
export function nextShift(values: ShiftFormValues): ShiftFormValues {
  const last = [values.date, ...values.otherDates].filter(isIsoDate).toSorted().at(-1)
  const date = last === undefined ? '' : addDays(last, 1)
  return { ...values, ...noRecurrence, date, otherDates: [] }
}

export function formValuesOf(shift: ShiftDraft): ShiftFormValues {
  const zone = zoneOfWork(shift)
  const start = localAt(shift.startsAt, zone)
  return {
    ...firstShift,
    date: start.date,
    startTime: start.time,
    endTime: localAt(shift.endsAt, zone).time,
    breakMinutes: shift.breakMinutes,
    slots: shift.slots,
  }
}
