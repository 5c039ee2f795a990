import { sessionLimitHours } from '@renfort/domain/account/session-limit.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { key } from './kernel/fields.ts'

const hours = z.literal(sessionLimitHours, key('errors.field.unknown_choice')).nullable()

const sessionLimit = z.object({
  /** Hours after a sign-in at which sessions end; `null` where the company or group sets no limit. */
  hours,
  /** Those of the group, which hold in each of its companies; `null` without them. */
  groupHours: hours,
})
export type SessionLimit = z.infer<typeof sessionLimit>

export const readSessionLimit = endpoint({
  method: 'GET',
  path: '/me/organisations/session-limit',
  summary: 'After how many hours the sessions of the team end',
  access: 'team.limitSessions',
  response: sessionLimit,
  errors: [],
})

export const limitSessions = endpoint({
  method: 'PUT',
  path: '/me/organisations/session-limit',
  summary:
    'Ends the sessions of the team some hours after the sign-in, those that are older at once, or no longer',
  access: 'team.limitSessions',
  stepUp: true,
  body: z.object({ hours }),
  response: sessionLimit,
  errors: [],
})
