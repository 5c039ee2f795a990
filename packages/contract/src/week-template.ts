import { isLocalTime, type LocalTime } from '@renfort/domain/kernel/calendar.ts'
import type { Weekday } from '@renfort/domain/kernel/civil-day.ts'
import {
  validateWeekTemplate,
  weekTemplateLimits,
} from '@renfort/domain/week-template/week-template.ts'
import { oneLine } from '@renfort/domain/kernel/one-line.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, id, key } from './kernel/fields.ts'
import { rule } from './kernel/rule.ts'

const time = z
  .string(key('errors.field.format'))
  .refine(isLocalTime, key('errors.field.format'))
  .transform((text) => text as LocalTime)
const whole = z.number(key('errors.field.format')).int(key('errors.field.format'))

const templateShift = z.object({
  /** 0 is Monday. */
  weekday: whole
    .min(0, key('errors.field.format'))
    .max(6, key('errors.field.format'))
    .transform((day) => day as Weekday),
  startTime: time,
  /** An end earlier than the start is on the next day. */
  endTime: time,
  breakMinutes: whole,
  slots: whole,
})

export const weekTemplateBody = z
  .object({
    name: z
      .string(key('errors.field.required'))
      .overwrite(oneLine)
      .max(200, key('errors.field.too_long')),
    shifts: z.array(templateShift).max(1000, key('errors.field.too_long')),
  })
  .check(rule(validateWeekTemplate))

export const weekTemplate = z.object({
  id,
  name: z.string(),
  shifts: z.array(
    z.object({
      weekday: z.number(),
      startTime: z.string(),
      endTime: z.string(),
      breakMinutes: z.number(),
      slots: z.number(),
    }),
  ),
})
export type WeekTemplate = z.infer<typeof weekTemplate>

export const listWeekTemplates = endpoint({
  method: 'GET',
  path: '/job-descriptions/:id/week-templates',
  summary: 'The company’s templates of a week for a job description, by name',
  access: 'mission.create',
  params: byId('id'),
  response: z.array(weekTemplate),
  errors: [],
})

export const saveWeekTemplate = endpoint({
  method: 'POST',
  path: '/job-descriptions/:id/week-templates',
  summary: `Keeps a week of shifts under a name, and replaces the one of that name; ${weekTemplateLimits.perJob} at most for a job description`,
  access: 'mission.create',
  params: byId('id'),
  body: weekTemplateBody,
  response: weekTemplate,
  status: 201,
  errors: [
    'errors.shift.duration',
    'errors.shift.break',
    'errors.shift.slots',
    'errors.shift.end_before_start',
    'errors.shift.conflict_duplicated',
    'errors.shift.date_missing',
  ],
})

export const deleteWeekTemplate = endpoint({
  method: 'DELETE',
  path: '/week-templates/:id',
  summary: 'Deletes a template of a week',
  access: 'mission.create',
  params: byId('id'),
  response: z.void(),
  status: 204,
  errors: [],
})
