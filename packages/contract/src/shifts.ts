import { shiftLimits } from '@renfort/domain/shift/shift.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { byId, id, instant, key } from './fields.ts'

/** A shift as it travels: two instants, the break in minutes, the number of Siders. */
/** Bounds that need a clock or both ends of a shift are the domain's; the API asks it (validateShift). */
const shiftFields = {
  startDate: instant,
  endDate: instant,
  breakDuration: z.number().int(key('errors.shift.break')).min(0, key('errors.shift.break')),
  slots: z
    .number()
    .int(key('errors.shift.slots'))
    .min(shiftLimits.slots.min, key('errors.shift.slots'))
    .max(shiftLimits.slots.max, key('errors.shift.slots')),
}

export const shiftBody = z.object(shiftFields)
export type ShiftBody = z.input<typeof shiftBody>

export const shift = z.object({
  id,
  startDate: instant,
  endDate: instant,
  breakDuration: z.number(),
  slots: z.number(),
  recurrenceId: id.nullable(),
})
export type Shift = z.infer<typeof shift>

const atMost = z
  .array(shiftBody)
  .min(1, key('errors.shift.date_missing'))
  .max(1000, key('errors.field.too_long'))
const shiftErrors = [
  'errors.shift.invalid',
  'errors.shift.past_forbidden',
  'errors.shift.conflict_duplicated',
  'errors.shift.too_far_ahead',
  'errors.task.locked',
  'errors.task.planning_exists',
  'errors.task.too_long',
  'errors.task.requested_siders_count_forbidden',
] as const

export const createShifts = endpoint({
  method: 'POST',
  path: '/tasks/:taskId/shifts',
  summary: 'Adds shifts to a mission, all or none',
  access: 'mission.edit',
  params: byId('taskId'),
  body: z.object({ shifts: atMost }),
  response: z.object({ shifts: z.array(shift), recurrence: z.null() }),
  status: 201,
  errors: shiftErrors,
})

export const updateShifts = endpoint({
  method: 'PATCH',
  path: '/tasks/:taskId/shifts',
  summary: 'Changes several shifts of a mission, all or none',
  access: 'mission.edit',
  params: byId('taskId'),
  body: z.object({
    shifts: z
      .array(z.object({ id, ...shiftFields }))
      .min(1, key('errors.field.required'))
      .max(1000, key('errors.field.too_long')),
  }),
  response: z.object({ shifts: z.array(shift) }),
  errors: shiftErrors,
})

export const updateShift = endpoint({
  method: 'PATCH',
  path: '/shifts/:id',
  summary: 'Changes one shift',
  access: 'mission.edit',
  params: byId('id'),
  body: shiftBody,
  response: z.object({ shifts: z.array(shift) }),
  errors: shiftErrors,
})

export const deleteShift = endpoint({
  method: 'DELETE',
  path: '/shifts/:id',
  summary: 'Deletes one shift',
  access: 'mission.edit',
  params: byId('id'),
  response: z.void(),
  status: 204,
  errors: ['errors.task.locked', 'errors.task.planning_missing'],
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
  errors: ['errors.not_found', 'errors.task.locked', 'errors.task.planning_missing'],
})
