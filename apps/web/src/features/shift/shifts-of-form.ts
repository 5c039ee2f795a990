import { type Instant, type IsoDate, isIsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { HolidayCalendar } from '@renfort/domain/law/public-holidays.ts'
import { duplicateShift } from '@renfort/domain/shift/duplication.ts'
import { expandRule } from '@renfort/domain/shift/occurrences.ts'
import { recurrenceLimits } from '@renfort/domain/shift/recurrence.ts'
import { reachOf, retimed } from '@renfort/domain/shift/series.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import type { PlannedShift } from './planned-shift.ts'
import { ruleOfForm } from './recurrence-form.ts'
import type { ShiftFormValues } from './shift-form-values.ts'
import { templateOfForm } from './template-of-form.ts'

export interface EditedPlanning {
  /** Every saved shift of the mission. */
  readonly planning: readonly PlannedShift[]
  /** The one that is changed; `null` for a new one. */
  readonly edited: PlannedShift | null
  readonly calendar: HolidayCalendar
  readonly rules: { readonly now: Instant }
}

export interface PlanningOfForm {
  /** The shifts that the form stands for, its own day first. */
  readonly drafts: readonly ShiftDraft[]
  /** The saved shifts that stay as they are. */
  readonly others: readonly PlannedShift[]
}

/** What the planning of a mission becomes with a form; `null` while something is missing. */
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
