import { key } from '@renfort/contract/fields.ts'
import { addDays, isIsoDate, isLocalTime, localOf } from '@renfort/domain/kernel/calendar.ts'
import type { Issue } from '@renfort/domain/kernel/issue.ts'
import {
  conflictIssues,
  type ShiftDraft,
  shiftFromForm,
  type ShiftRules,
  validateShift,
} from '@renfort/domain/shift/shift.ts'
import { z } from 'zod'

/** What is typed of a shift; `otherDates` repeat it on other days. */
export interface ShiftFormValues {
  date: string
  otherDates: string[]
  startTime: string
  endTime: string
  breakMinutes: number
  slots: number | null
}

/** The form of a first shift, before anything is known of the mission. */
export const firstShift: ShiftFormValues = {
  date: '',
  otherDates: [],
  startTime: '09:00',
  endTime: '17:00',
  breakMinutes: 60,
  slots: 1,
}

/** The next shift is most often the same, a day later. */
export function nextShift(values: ShiftFormValues): ShiftFormValues {
  const last = [values.date, ...values.otherDates].filter(isIsoDate).toSorted().at(-1)
  return { ...values, date: last === undefined ? '' : addDays(last, 1), otherDates: [] }
}

export function formValuesOf(shift: ShiftDraft): ShiftFormValues {
  const start = localOf(shift.startsAt)
  return {
    date: start.date,
    otherDates: [],
    startTime: start.time,
    endTime: localOf(shift.endsAt).time,
    breakMinutes: shift.breakMinutes,
    slots: shift.slots,
  }
}

/** The shifts that a form stands for, its own day first; `null` while something is missing. */
export function shiftsOfForm(values: ShiftFormValues): ShiftDraft[] | null {
  const { date, otherDates, startTime, endTime, breakMinutes, slots } = values
  if (!isIsoDate(date) || !isLocalTime(startTime) || !isLocalTime(endTime)) return null
  if (slots === null || Number.isNaN(slots)) return null
  const dates = [...new Set([date, ...otherDates.filter(isIsoDate)])]
  return dates.map((day) => shiftFromForm({ date: day, startTime, endTime, breakMinutes, slots }))
}

interface ShiftSchemaOptions {
  /** Asked at each validation, since the product's now moves on. */
  readonly rules: () => ShiftRules
  /** The other shifts of the mission. */
  readonly others: readonly ShiftDraft[]
}

const day = z
  .string(key('errors.field.required'))
  .min(1, key('errors.field.required'))
  .refine(isIsoDate, key('errors.field.format'))
const time = z
  .string(key('errors.field.required'))
  .min(1, key('errors.field.required'))
  .refine(isLocalTime, key('errors.field.format'))

/** The rules of a shift as the form shows them: those of the API, at the fields of the form. */
export function shiftSchema({ rules, others }: ShiftSchemaOptions) {
  const fields = z.object({
    date: day,
    otherDates: z.array(day),
    startTime: time,
    endTime: time,
    breakMinutes: z.number(key('errors.field.required')),
    slots: z
      .number(key('errors.field.required'))
      .nullable()
      .refine((value) => value !== null, key('errors.field.required')),
  })
  return fields.check((context) => {
    for (const found of formIssues(context.value, rules(), others)) {
      context.issues.push({
        code: 'custom',
        input: context.value,
        path: [...found.path],
        message: found.key,
        params: found.params ?? {},
      })
    }
  })
}

/** Every problem of the shifts of a form, at the field where it is put right. */
function formIssues(
  values: ShiftFormValues,
  rules: ShiftRules,
  others: readonly ShiftDraft[],
): Issue[] {
  const drafts = shiftsOfForm(values)
  if (drafts === null) return []
  return [
    ...drafts.flatMap((draft, index) =>
      validateShift(draft, rules).map((found) => ({ ...found, path: fieldOf(found.path, index) })),
    ),
    ...conflictIssues(drafts, others).map((found) => ({
      ...found,
      path: fieldOf(['startsAt'], Number(found.path[0])),
    })),
  ]
}

const fields: Readonly<Record<string, keyof ShiftFormValues>> = {
  startsAt: 'date',
  startDate: 'date',
  endsAt: 'endTime',
  endDate: 'endTime',
  breakMinutes: 'breakMinutes',
  breakDuration: 'breakMinutes',
  slots: 'slots',
}

function fieldOf(path: Issue['path'], index: number): Issue['path'] {
  const field = fields[String(path[0] ?? 'startsAt')] ?? 'date'
  return [field === 'date' && index > 0 ? 'otherDates' : field]
}

/** What the API refused, at the fields of the form: it speaks of `shifts.0.startDate`, or of `startDate`. */
export function asFormIssues(issues: readonly Issue[]): Issue[] {
  return issues.map((found) => {
    const [first, index, field] = found.path
    const isListed = first === 'shifts' && typeof index === 'number'
    const path: Issue['path'] = isListed ? (field === undefined ? [] : [field]) : found.path
    return { ...found, path: fieldOf(path, isListed ? index : 0) }
  })
}
