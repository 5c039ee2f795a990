import type { RecurrenceBody } from '@renfort/contract/shift.ts'
import { addDays, isIsoDate, weekdayOf } from '@renfort/domain/kernel/calendar.ts'
import type { Weekday } from '@renfort/domain/kernel/civil-day.ts'
import type { RecurrenceRule, RecurrenceType } from '@renfort/domain/shift/recurrence.ts'

/** The values of the recurrence fields; a recurrence starts on the day of the shift. */
export interface RecurrenceFormValues {
  repeats: boolean
  repeatType: RecurrenceType
  repeatInterval: number | null
  repeatDays: Weekday[]
  /** Which of the days of a month; 0 is the day of the month itself. */
  repeatPosition: number
  repeatOnHolidays: boolean
  repeatUntil: string
}

export const noRecurrence: RecurrenceFormValues = {
  repeats: false,
  repeatType: 'weekly',
  repeatInterval: 1,
  repeatDays: [],
  repeatPosition: 0,
  repeatOnHolidays: false,
  repeatUntil: '',
}

const daysOfFourWeeks = 27

/** What is proposed once a shift is to be repeated: its own weekday, for four weeks. */
export function firstRecurrence(
  date: string,
): Pick<RecurrenceFormValues, 'repeatDays' | 'repeatUntil'> {
  if (!isIsoDate(date)) return { repeatDays: [], repeatUntil: '' }
  return { repeatDays: [weekdayOf(date)], repeatUntil: addDays(date, daysOfFourWeeks) }
}

/** The rule that a form stands for; `null` while something is missing. */
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

/** A rule as it travels. */
export function recurrenceBodyOf(rule: RecurrenceRule): RecurrenceBody {
  const { startDate: _startDate, days, ...body } = rule
  return { ...body, days: [...days] }
}
