import { widestTolerance } from '@renfort/domain/attendance/validate/tolerance.ts'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, key } from '../kernel/fields.ts'

const toleranceMinutes = z
  .int(key('errors.field.required'))
  .min(0, key('errors.field.too_small'))
  .max(widestTolerance, key('errors.field.too_big'))

/**
 * The most minutes by which declared hours may differ from the plan and be accepted with one click.
 */
export const attendanceTolerance = z.object({
  startMinutes: toleranceMinutes,
  endMinutes: toleranceMinutes,
})

export const readTolerance = endpoint({
  method: 'GET',
  path: '/organisations/:id/attendance-tolerance',
  summary: 'How far declared hours may be from the plan to be accepted with one act',
  access: 'attendance.read',
  params: byId('id'),
  response: attendanceTolerance,
  errors: [],
})

export const changeTolerance = endpoint({
  method: 'PUT',
  path: '/organisations/:id/attendance-tolerance',
  summary: 'Sets how far declared hours may be from the plan to be accepted with one act',
  access: 'settings.edit',
  params: byId('id'),
  body: attendanceTolerance,
  response: attendanceTolerance,
  errors: [],
})
