import type { sessionLimits } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import {
  deleteEndedSessions,
  findSessionLimits,
  storeSessionLimit,
} from '../account/sessions/session-limit-queries.ts'
import { type CommandCall, type ReadCall, tenantOf } from '../platform/http/route.ts'

type Limit = Answer<typeof sessionLimits.readSessionLimit>

export async function readSessionLimit(call: ReadCall): Promise<Limit> {
  return findSessionLimits(call.queries, tenantOf(call))
}

/** Sessions that are older than a shorter limit end with their next call, which says why. */
export async function limitSessions(
  call: CommandCall,
  { body: { hours } }: Parsed<typeof sessionLimits.limitSessions>,
): Promise<Limit> {
  const { queries, transaction } = call
  const organisationId = tenantOf(call)
  const { hours: before } = await findSessionLimits(queries, organisationId)
  await deleteEndedSessions(queries, organisationId, transaction.now)
  await storeSessionLimit(queries, organisationId, hours)
  await transaction.record({
    action: 'member.limitSessions',
    entity: 'organisation',
    entityId: organisationId,
    before: { sessionHours: before },
    after: { sessionHours: hours },
  })
  return findSessionLimits(queries, organisationId)
}
