import { obstacles } from '@renfort/domain/hiring/obstacle.ts'
import { hiringLimits } from '@renfort/domain/hiring/place-hires.ts'
import { needsComment, removalReasons } from '@renfort/domain/hiring/removal.ts'
import { answerWays, siderAnswers } from '@renfort/domain/hiring/request-answer.ts'
import { selectionStatuses } from '@renfort/domain/mission/mission.ts'
import { providerStatuses } from '@renfort/domain/mission/selection-transitions.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, id, key, optionalText } from './kernel/fields.ts'

const shiftIds = z
  .array(id)
  .min(1, key('errors.field.required'))
  .max(hiringLimits.shifts, key('errors.field.too_long'))

const wantedHire = z.object({
  siderId: id,
  /** All shifts of the mission that are not over, when absent. */
  shiftIds: shiftIds.optional(),
})

export const wantedHires = z
  .array(wantedHire)
  .min(1, key('errors.field.required'))
  .max(hiringLimits.siders, key('errors.field.too_long'))

/** How many slots of a mission are filled. */
const staffing = z.object({
  id,
  selectionStatus: z.enum(selectionStatuses),
  hiredSidersCount: z.number().int(),
  /** Slots without a hired Sider. */
  openSlots: z.number().int(),
})

export const hireSiders = endpoint({
  method: 'POST',
  path: '/provider/tasks/:id/assignments',
  summary: 'Hires Siders for a posted mission, or for some of its shifts, all of them or none',
  access: 'selection.manage',
  params: byId('id'),
  body: z.object({
    assignments: wantedHires,
    /** The reason for these hires although the product's rules warn about them. */
    reason: optionalText(hiringLimits.reason).optional(),
  }),
  response: staffing.extend({
    /** The contracts to sign; `null` where every Sider already had one for this mission. */
    contractsBatch: z.object({ id }).nullable(),
  }),
  status: 201,
  errors: [
    'errors.task.archived',
    'errors.organisation.blocked',
    'errors.action.unavailable',
    'errors.applicant.selection_over',
    ...obstacles,
    'errors.hiring.reason_missing',
  ],
})

/**
 * Removes a Sider who does not come; the slots are open again, or another Sider fills them at once.
 */
export const removeHire = endpoint({
  method: 'POST',
  path: '/provider/tasks/:id/removals',
  summary:
    'Takes a Sider off the shifts of a mission that are to come, or off some of them, and may put another in their place',
  access: 'selection.manage',
  params: byId('id'),
  body: z
    .object({
      siderId: id,
      shiftIds: shiftIds.optional(),
      reason: z.enum(removalReasons, key('errors.field.unknown_choice')),
      comment: optionalText(hiringLimits.reason).optional(),
      replacementId: id.optional(),
      /** The reason for hiring the other Sider although the product's rules warn about it. */
      hiringReason: optionalText(hiringLimits.reason).optional(),
    })
    .refine(({ reason, comment }) => !needsComment(reason) || Boolean(comment), {
      ...key('errors.field.required'),
      path: ['comment'],
    }),
  response: staffing,
  status: 201,
  errors: [
    'errors.task.archived',
    'errors.organisation.blocked',
    'errors.action.unavailable',
    'errors.hiring.not_hired',
    ...obstacles,
    'errors.hiring.reason_missing',
  ],
})

/**
 * The answer of a Sider whom the company asked for by name, and the channel by which they gave it
 * (N-22).
 */
export const requestAnswer = z.object({
  status: z.enum(siderAnswers, key('errors.field.unknown_choice')),
  through: z.enum(answerWays, key('errors.field.unknown_choice')),
})

export const answerRequest = endpoint({
  method: 'PUT',
  path: '/provider/tasks/:id/requested-siders/:siderId',
  summary: 'Keeps what a Sider answered whom the company asked for, and how the answer came',
  access: 'selection.manage',
  params: z.object({ id, siderId: id }),
  body: requestAnswer,
  response: z.object({ siderId: id, status: z.enum(siderAnswers) }),
  errors: ['errors.task.archived', 'errors.applicant.selection_over', 'errors.hiring.not_asked'],
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
