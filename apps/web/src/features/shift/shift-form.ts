import { key } from '@renfort/contract/kernel/fields.ts'
import { isIsoDate, isLocalTime } from '@renfort/domain/kernel/calendar.ts'
import type { Weekday } from '@renfort/domain/kernel/civil-day.ts'
import { recurrenceTypes } from '@renfort/domain/shift/recurrence.ts'
import { shiftScopes } from '@renfort/domain/shift/series.ts'
import { z } from 'zod'
import { type FormPlanning, formIssues } from './shift-form-issues.ts'

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

/** The rules of a shift as the form shows them: those of the API, at the fields of the form. */
export function shiftSchema(planning: () => FormPlanning) {
  return shiftFields.check((context) => {
    for (const found of formIssues(context.value, planning())) {
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
