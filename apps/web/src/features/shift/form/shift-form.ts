import type { RecurrenceBody } from '@renfort/contract/shift.ts'
import {
  addDays,
  type Instant,
  isIsoDate,
  isLocalTime,
  type IsoDate,
  weekdayOf,
} from '@renfort/domain/kernel/calendar.ts'
import type { Weekday } from '@renfort/domain/kernel/civil-day.ts'
import { localAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { HolidayCalendar } from '@renfort/domain/law/public-holidays.ts'
import { duplicateShift } from '@renfort/domain/shift/duplication.ts'
import { expandRule } from '@renfort/domain/shift/occurrences.ts'
import {
  recurrenceLimits,
  type RecurrenceRule,
  type RecurrenceType,
} from '@renfort/domain/shift/recurrence.ts'
import { reachOf, retimed, type ShiftScope } from '@renfort/domain/shift/series.ts'
import { type ShiftDraft, shiftFromForm } from '@renfort/domain/shift/shift.ts'
import type { PlannedShift } from '../shift-body.ts'

/** The values of the recurrence fields; a recurrence starts on the day of the shift. */
interface RecurrenceFormValues {
  repeats: boolean
  repeatType: RecurrenceType
  repeatInterval: number | null
  repeatDays: Weekday[]
  /** Which of these weekdays in a month; 0 means the day of the month itself. */
  repeatPosition: number
  repeatOnHolidays: boolean
  repeatUntil: string
}

const noRecurrence: RecurrenceFormValues = {
  repeats: false,
  repeatType: 'weekly',
  repeatInterval: 1,
  repeatDays: [],
  repeatPosition: 0,
  repeatOnHolidays: false,
  repeatUntil: '',
}

const daysOfFourWeeks = 27

/** The proposed recurrence: the weekday of the shift, for four weeks. */
export function firstRecurrence(
  date: string,
): Pick<RecurrenceFormValues, 'repeatDays' | 'repeatUntil'> {
  if (!isIsoDate(date)) return { repeatDays: [], repeatUntil: '' }
  return { repeatDays: [weekdayOf(date)], repeatUntil: addDays(date, daysOfFourWeeks) }
}

/** The rule of a form; `null` while something is missing. */
export function ruleOfForm(values: RecurrenceFormValues & { date: string }): RecurrenceRule | null {
  const { date, repeatInterval, repeatUntil, repeatPosition, repeatType } = values
  if (!isIsoDate(date) || !isIsoDate(repeatUntil)) return null
  if (repeatInterval === null || Number.isNaN(repeatInterval)) return null
  const isMonthly = repeatType === 'monthly'
  return {
    type: repeatType,
    interval: repeatInterval,
    startDate: date,
    until: repeatUntil,
    days: isMonthly && repeatPosition === 0 ? [] : values.repeatDays,
    setPos: isMonthly && repeatPosition !== 0 ? repeatPosition : null,
    withHolidays: values.repeatOnHolidays,
  }
}

/** A rule in the form of the wire. */
export function recurrenceBodyOf(rule: RecurrenceRule): RecurrenceBody {
  const { startDate: _startDate, days, ...body } = rule
  return { ...body, days: [...days] }
}

/** The typed values of a shift; `otherDates` repeat it on other days, a recurrence repeats it by a rule. */
export interface ShiftFormValues extends RecurrenceFormValues {
  date: string
  otherDates: string[]
  startTime: string
  endTime: string
  breakMinutes: number
  slots: number | null
  /** Which shifts of a series change. */
  scope: ShiftScope
}

/** The first form, for a mission without shifts. */
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

/** The next shift is usually the same, a day later, and not repeated again. */
export function nextShift(values: ShiftFormValues): ShiftFormValues {
  const last = [values.date, ...values.otherDates].filter(isIsoDate).toSorted().at(-1)
  const date = last === undefined ? '' : addDays(last, 1)
  return { ...values, ...noRecurrence, date, otherDates: [] }
}

export function formValuesOf(shift: ShiftDraft): ShiftFormValues {
  const zone = shift.timeZone
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

/** The shift on the form's own day, by the clocks of a place; `null` while something is missing. */
export function templateOfForm(values: ShiftFormValues, timeZone: TimeZone): ShiftDraft | null {
  const { date, startTime, endTime, breakMinutes, slots } = values
  if (!isIsoDate(date) || !isLocalTime(startTime) || !isLocalTime(endTime)) return null
  if (slots === null || Number.isNaN(slots)) return null
  return shiftFromForm({ timeZone, date, startTime, endTime, breakMinutes, slots })
}

export interface EditedPlanning {
  /** Every saved shift of the mission. */
  readonly planning: readonly PlannedShift[]
  /** The changed shift; `null` for a new one. */
  readonly edited: PlannedShift | null
  readonly calendar: HolidayCalendar
  readonly rules: { readonly now: Instant }
}

interface PlanningOfForm {
  /** The shifts of the form, its own day first. */
  readonly drafts: readonly ShiftDraft[]
  /** The saved shifts that stay unchanged. */
  readonly others: readonly PlannedShift[]
}

/** The planning of a mission with the shifts of a form; `null` while something is missing. */
export function planningOfForm(
  values: ShiftFormValues,
  { planning, edited, calendar, rules }: EditedPlanning,
): PlanningOfForm | null {
  const template = templateOfForm(values, calendar.timeZone)
  if (template === null) return null
  if (edited === null) {
    const dates = datesOfForm(values, calendar)
    return dates && { drafts: duplicateShift(template, dates), others: planning }
  }
  const { touched } = reachOf(planning, edited, values.scope, rules.now)
  const ids = new Set(touched.map(({ id }) => id))
  const drafts = values.scope === 'shift' ? [template] : retimed(touched, template)
  return { drafts, others: planning.filter(({ id }) => !ids.has(id)) }
}

function datesOfForm(
  values: ShiftFormValues,
  calendar: HolidayCalendar,
): readonly IsoDate[] | null {
  if (!values.repeats) return [...new Set([values.date, ...values.otherDates])].filter(isIsoDate)
  const rule = ruleOfForm(values)
  return rule && expandRule(rule, calendar, recurrenceLimits.occurrences + 1).dates
}
