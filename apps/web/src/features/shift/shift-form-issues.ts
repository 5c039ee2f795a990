import { isIsoDate } from '@renfort/domain/kernel/calendar.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { durationRefusal, periodOf } from '@renfort/domain/mission/mission.ts'
import { moveIssues } from '@renfort/domain/shift/series.ts'
import { conflictIssues, type ShiftRules, validateShift } from '@renfort/domain/shift/shift.ts'
import { validateRecurrence } from '@renfort/domain/shift/validate-recurrence.ts'
import { ruleOfForm } from './recurrence-form.ts'
import type { ShiftFormValues } from './shift-form-values.ts'
import { type EditedPlanning, planningOfForm } from './shifts-of-form.ts'
import { templateOfForm } from './template-of-form.ts'

/** The planning that a form adds to or changes, and when shifts may start. */
export interface FormPlanning extends EditedPlanning {
  readonly rules: ShiftRules
}

/** Every problem of the shifts of a form, at the field where it is put right. */
export function formIssues(values: ShiftFormValues, planning: FormPlanning): Issue[] {
  const missing = recurrenceIssues(values, planning)
  const after = planningOfForm(values, planning)
  if (missing.length > 0 || after === null) return missing
  const { drafts, others } = after
  const at = (path: Issue['path'], index: number) => fieldOf(path, values.repeats ? 0 : index)
  return [
    ...movedIssues(values, planning),
    ...drafts.flatMap((draft, index) =>
      validateShift(draft, planning.rules).map((found) => ({
        ...found,
        path: at(found.path, index),
      })),
    ),
    ...conflictIssues(drafts, others).map((found) => ({
      ...found,
      path: at(['startsAt'], Number(found.path[0])),
    })),
    ...(values.repeats ? tooLong([...others, ...drafts]) : []),
  ]
}

function recurrenceIssues(values: ShiftFormValues, { rules, calendar }: FormPlanning): Issue[] {
  if (!values.repeats) return []
  const { repeatInterval, repeatUntil } = values
  const rule = ruleOfForm(values)
  if (rule !== null) {
    return validateRecurrence(rule, { now: rules.now, calendar }).map((found) => ({
      ...found,
      path: fieldOf(found.path, 0),
    }))
  }
  const required = 'errors.field.required'
  return [
    ...(repeatInterval === null ? [issue(['repeatInterval'], required)] : []),
    ...(repeatUntil === '' ? [issue(['repeatUntil'], required)] : []),
    ...(repeatUntil !== '' && !isIsoDate(repeatUntil)
      ? [issue(['repeatUntil'], 'errors.field.day')]
      : []),
  ]
}

function movedIssues(values: ShiftFormValues, { edited, calendar }: FormPlanning): Issue[] {
  const template = templateOfForm(values, calendar.timeZone)
  if (edited === null || edited.recurrenceId === null || template === null) return []
  return moveIssues(edited, template, values.scope).map((found) => ({ ...found, path: ['date'] }))
}

function tooLong(planned: Parameters<typeof periodOf>[0]): Issue[] {
  const period = periodOf(planned)
  const refusal = period && durationRefusal(period)
  return refusal ? [issue(['repeatUntil'], refusal.key)] : []
}

const fields: Readonly<Record<string, keyof ShiftFormValues>> = {
  startsAt: 'date',
  startDate: 'date',
  endsAt: 'endTime',
  endDate: 'endTime',
  breakMinutes: 'breakMinutes',
  breakDuration: 'breakMinutes',
  slots: 'slots',
  interval: 'repeatInterval',
  days: 'repeatDays',
  setPos: 'repeatPosition',
  until: 'repeatUntil',
}

function fieldOf(path: Issue['path'], index: number): Issue['path'] {
  const field = fields[String(path[0] ?? 'startsAt')] ?? 'date'
  return [field === 'date' && index > 0 ? 'otherDates' : field]
}

/** What the API refused, at the fields of the form: it speaks of `shifts.0.startDate`, `startDate` or `recurrence.until`. */
export function asFormIssues(issues: readonly Issue[]): Issue[] {
  return issues.map((found) => {
    const [first, index, field] = found.path
    if (first === 'recurrence') return { ...found, path: fieldOf(found.path.slice(1), 0) }
    const isListed = first === 'shifts' && typeof index === 'number'
    const path: Issue['path'] = isListed ? (field === undefined ? [] : [field]) : found.path
    return { ...found, path: fieldOf(path, isListed ? index : 0) }
  })
}
