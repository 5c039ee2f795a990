import { key } from '@renfort/contract/kernel/fields.ts'
import { rule } from '@renfort/contract/kernel/rule.ts'
import { isIsoDate, isLocalTime } from '@renfort/domain/kernel/calendar.ts'
import type { Weekday } from '@renfort/domain/kernel/civil-day.ts'
import { issue, type Issue } from '@renfort/domain/kernel/issue.ts'
import { durationRefusal, periodOf } from '@renfort/domain/mission/mission.ts'
import { recurrenceTypes } from '@renfort/domain/shift/recurrence.ts'
import { moveIssues, shiftScopes } from '@renfort/domain/shift/series.ts'
import { conflictIssues, type ShiftRules, validateShift } from '@renfort/domain/shift/shift.ts'
import { validateRecurrence } from '@renfort/domain/shift/validate-recurrence.ts'
import { z } from 'zod'
import {
  ruleOfForm,
  type ShiftFormValues,
  type EditedPlanning,
  planningOfForm,
  templateOfForm,
} from './shift-form.ts'

/** The planning that a form changes, and when shifts may start. */
interface FormPlanning extends EditedPlanning {
  readonly rules: ShiftRules
}

/** Every problem of the shifts of a form, at the field that mends it. */
function formIssues(values: ShiftFormValues, planning: FormPlanning): Issue[] {
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
  const repetition = ruleOfForm(values)
  if (repetition !== null) {
    return validateRecurrence(repetition, { now: rules.now, calendar }).map((found) => ({
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

/**
 * Issues of the API at the fields of the form; the API names `shifts.0.startDate`, `startDate` or `recurrence.until`.
 */
export function asFormIssues(issues: readonly Issue[]): Issue[] {
  return issues.map((found) => {
    const [first, index, field] = found.path
    if (first === 'recurrence') return { ...found, path: fieldOf(found.path.slice(1), 0) }
    const isListed = first === 'shifts' && typeof index === 'number'
    const path: Issue['path'] = isListed ? (field === undefined ? [] : [field]) : found.path
    return { ...found, path: fieldOf(path, isListed ? index : 0) }
  })
}

const day = z
  .string(key('errors.field.required'))
  .min(1, key('errors.field.required'))
  .refine(isIsoDate, key('errors.field.day'))
const time = z
  .string(key('errors.field.required'))
  .min(1, key('errors.field.required'))
  .refine(isLocalTime, key('errors.field.format'))

const number = z
  .number(key('errors.field.required'))
  .nullable()
  .refine((value) => value !== null, key('errors.field.required'))

const shiftFields = z.object({
  date: day,
  otherDates: z.array(day),
  startTime: time,
  endTime: time,
  breakMinutes: z.number(key('errors.field.required')),
  slots: number,
  scope: z.enum(shiftScopes),
  repeats: z.boolean(),
  repeatType: z.enum(recurrenceTypes),
  repeatInterval: z.number().nullable(),
  repeatDays: z.array(z.custom<Weekday>((value) => typeof value === 'number')),
  repeatPosition: z.number(),
  repeatOnHolidays: z.boolean(),
  repeatUntil: z.string(),
})

/** The schema of the form of a shift: the rules of the API, with issues at the fields of the form. */
export function shiftSchema(planning: () => FormPlanning) {
  return shiftFields.check(rule((values) => formIssues(values, planning())))
}
