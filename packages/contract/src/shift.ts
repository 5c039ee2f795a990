import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { Weekday } from '@renfort/domain/kernel/civil-day.ts'
import { recurrenceLimits, recurrenceTypes } from '@renfort/domain/shift/recurrence.ts'
import { shiftScopes } from '@renfort/domain/shift/series.ts'
import { shiftLimits } from '@renfort/domain/shift/shift.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, day, id, instant, key, wholeBetween } from './kernel/fields.ts'
import { timeZone } from './kernel/time-zone.ts'

/** Minutes; the domain checks whether a break can be chosen. */
export const breakDuration = z
  .number()
  .refine((minutes) => Number.isInteger(minutes) && minutes >= 0, {
    ...key('errors.shift.break'),
    params: shiftLimits.breakMinutes,
  })

/**
 * A shift as it travels: two instants, the break in minutes, the number of Siders. The domain
 * (`validateShift`, called by the API) checks bounds that need the clock or both ends.
 */
const shiftFields = {
  startDate: instant,
  endDate: instant,
  breakDuration,
  slots: wholeBetween(shiftLimits.slots, 'errors.shift.slots'),
}

const shiftWireNames: Readonly<Record<string, string>> = {
  startsAt: 'startDate',
  endsAt: 'endDate',
  breakMinutes: 'breakDuration',
}

/** The wire name of a field of the domain's shift. */
export function wireField(part: string | number): string | number {
  return typeof part === 'string' ? (shiftWireNames[part] ?? part) : part
}

export const shiftBody = z.object(shiftFields)
export type ShiftBody = z.input<typeof shiftBody>

const shiftPatch = shiftBody.partial()

export const shift = z.object({
  id,
  startDate: instant,
  endDate: instant,
  breakDuration: z.number(),
  slots: z.number(),
  recurrenceId: id.nullable(),
  timeZone,
})
export type Shift = z.infer<typeof shift>

const weekday = z
  .number()
  .int(key('errors.recurrence.days'))
  .min(recurrenceLimits.day.min, key('errors.recurrence.days'))
  .max(recurrenceLimits.day.max, key('errors.recurrence.days'))
  .transform((day) => day as Weekday)

/** The rule that repeats a template shift; it starts on the day of the template. */
const recurrenceBody = z.object({
  type: z.enum(recurrenceTypes, key('errors.field.unknown_choice')),
  interval: wholeBetween(recurrenceLimits.interval, 'errors.recurrence.interval'),
  until: day.transform((date) => date as IsoDate),
  days: z.array(weekday).max(7, key('errors.recurrence.days')).default([]),
  withHolidays: z.boolean().default(false),
  setPos: wholeBetween(recurrenceLimits.setPos, 'errors.recurrence.position')
    .nullable()
    .default(null),
})
export type RecurrenceBody = z.input<typeof recurrenceBody>

const recurrence = z.object({
  id,
  type: z.enum(recurrenceTypes),
  interval: z.number(),
  until: day,
  days: z.array(z.number()),
  withHolidays: z.boolean(),
  startDate: day,
  setPos: z.number().nullable(),
})
export type Recurrence = z.infer<typeof recurrence>

/** An undo puts a shift back into the series that it left. */
const rejoinedSeries = { recurrenceId: id.nullable().optional() }

const scopeQuery = z.object({
  scope: z.enum(shiftScopes, key('errors.field.unknown_choice')).optional(),
})

export type NewShift = ShiftBody & z.input<z.ZodObject<typeof rejoinedSeries>>

const atMost = z
  .array(z.object({ ...shiftFields, ...rejoinedSeries }))
  .min(1, key('errors.shift.date_missing'))
  .max(1000, key('errors.field.too_long'))
const shiftErrors = [
  'errors.shift.invalid',
  'errors.shift.past_forbidden',
  'errors.shift.conflict_duplicated',
  'errors.shift.too_far_ahead',
  'errors.task.archived',
  'errors.task.locked',
  'errors.task.planning_exists',
  'errors.task.too_long',
  'errors.task.requested_siders_count_forbidden',
] as const

/**
 * Errors that only the shifts of a flexible planning can answer, for the planning and the Siders
 * hired for it.
 */
const generatedErrors = [
  'errors.shift.generated',
  'errors.shift.generated_overlap',
  'errors.hiring.elsewhere',
  'errors.hiring.unavailable',
  'errors.hiring.deactivated',
  'errors.hiring.licence_ended',
  'errors.hiring.law',
] as const

export const createShifts = endpoint({
  method: 'POST',
  path: '/tasks/:taskId/shifts',
  summary: 'Adds shifts to a mission, or one shift on every day of a recurrence, all or none',
  access: 'mission.edit',
  params: byId('taskId'),
  body: z.object({ shifts: atMost, recurrence: recurrenceBody.nullable().optional() }),
  response: z.object({ shifts: z.array(shift), recurrence: recurrence.nullable() }),
  status: 201,
  errors: [...shiftErrors, 'errors.not_found'],
})

export const updateShifts = endpoint({
  method: 'PATCH',
  path: '/tasks/:taskId/shifts',
  summary:
    'Changes any fields of several shifts of a mission, all or none; each leaves its series unless it names it',
  access: 'mission.edit',
  params: byId('taskId'),
  body: z.object({
    shifts: z
      .array(shiftPatch.extend({ id, ...rejoinedSeries }))
      .min(1, key('errors.field.required'))
      .max(1000, key('errors.field.too_long')),
  }),
  response: z.object({ shifts: z.array(shift) }),
  errors: [...shiftErrors, ...generatedErrors],
})

export const updateShift = endpoint({
  method: 'PATCH',
  path: '/shifts/:id',
  summary: 'Changes any fields of one shift, or of its series as far as the scope says',
  access: 'mission.edit',
  params: byId('id'),
  query: scopeQuery,
  body: shiftPatch,
  response: z.object({ shifts: z.array(shift) }),
  errors: [...shiftErrors, ...generatedErrors, 'errors.shift.scope_required'],
})

const deletionErrors = [
  'errors.shift.past_forbidden',
  'errors.shift.generated',
  'errors.task.archived',
  'errors.task.locked',
  'errors.task.planning_missing',
  'errors.contract.sider_without_hours',
] as const

export const deleteShift = endpoint({
  method: 'DELETE',
  path: '/shifts/:id',
  summary: 'Deletes one shift, or its series as far as the scope says',
  access: 'mission.edit',
  params: byId('id'),
  query: scopeQuery,
  response: z.void(),
  status: 204,
  errors: ['errors.shift.scope_required', ...deletionErrors],
})

export const readRecurrence = endpoint({
  method: 'GET',
  path: '/shift-recurrences/:id',
  summary: 'The rule of a series of shifts',
  access: 'mission.edit',
  params: byId('id'),
  response: recurrence,
  errors: ['errors.not_found'],
})

const someIds = z
  .array(id)
  .min(1, key('errors.field.required'))
  .max(1000, key('errors.field.too_long'))

export const deleteShifts = endpoint({
  method: 'DELETE',
  path: '/shifts',
  summary:
    'Deletes shifts of one mission, all or none; `?ids=a,b` is for callers that cannot send a body',
  access: 'mission.edit',
  query: z
    .object({
      ids: z
        .string()
        .transform((list) => list.split(','))
        .pipe(someIds),
    })
    .partial(),
  body: z.object({ ids: someIds }).partial(),
  response: z.void(),
  status: 204,
  errors: ['errors.not_found', ...deletionErrors],
})
