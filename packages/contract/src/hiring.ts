import { hiringLimits } from '@renfort/domain/hiring/place-hires.ts'
import { selectionStatuses } from '@renfort/domain/mission/mission.ts'
import { providerStatuses } from '@renfort/domain/mission/selection-transitions.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, id, key, optionalText } from './kernel/fields.ts'

const wantedHire = z.object({
  siderId: id,
  /** All the shifts of the mission that are not over, where none are named. */
  shiftIds: z
    .array(id)
    .min(1, key('errors.field.required'))
    .max(hiringLimits.shifts, key('errors.field.too_long'))
    .optional(),
})

/** How far a mission has come with its hires. */
const staffing = z.object({
  id,
  selectionStatus: z.enum(selectionStatuses),
  hiredSidersCount: z.number().int(),
  /** Slots that nobody has been hired for. */
  openSlots: z.number().int(),
})

export const hireSiders = endpoint({
  method: 'POST',
  path: '/provider/tasks/:id/assignments',
  summary: 'Hires Siders for a posted mission, or for some of its shifts, all of them or none',
  access: 'selection.manage',
  params: byId('id'),
  body: z.object({
    assignments: z
      .array(wantedHire)
      .min(1, key('errors.field.required'))
      .max(hiringLimits.siders, key('errors.field.too_long')),
    /** Why these hires are made although a rule of the product warns of them. */
    reason: optionalText(hiringLimits.reason).optional(),
  }),
  response: staffing.extend({
    /** The contracts to sign; `null` where every Sider had one for this mission already. */
    contractsBatch: z.object({ id }).nullable(),
  }),
  status: 201,
  errors: [
    'errors.task.archived',
    'errors.organisation.blocked',
    'errors.action.unavailable',
    'errors.applicant.selection_over',
    'errors.hiring.slot_taken',
    'errors.hiring.shift_over',
    'errors.hiring.already_hired',
    'errors.hiring.elsewhere',
    'errors.hiring.law',
    'errors.hiring.reason_missing',
    'errors.hiring.requested_only',
    'errors.hiring.refused_applicant',
  ],
})

export const moveSelection = endpoint({
  method: 'POST',
  path: '/provider/tasks/:id/selection',
  summary: 'Opens the selection of a posted mission, stops it, or opens it again before the end',
  access: 'selection.manage',
  params: byId('id'),
  body: z.object({ status: z.enum(providerStatuses, key('errors.field.unknown_choice')) }),
  response: staffing,
  errors: [
    'errors.task.archived',
    'errors.task.ended',
    'errors.action.unavailable',
    'errors.applicant.selection_over',
  ],
})
