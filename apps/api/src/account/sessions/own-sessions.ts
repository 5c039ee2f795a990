import type { account } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { instantAfter } from '../../platform/clock.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { sessionLifetime } from '../../platform/http/session-lifetime.ts'
import { type CommandCall, type ReadCall, sessionOf } from '../../platform/http/route.ts'
import { deleteOtherSessions, deleteSessionById, findOpenSessions } from './session-queries.ts'

export async function listSessions(call: ReadCall): Promise<Answer<typeof account.listSessions>> {
  const now = call.services.clock.now()
  const idleSince = instantAfter(now, -sessionLifetime.idle)
  return findOpenSessions(call.queries, sessionOf(call), { now, idleSince })
}

/** The id of another user’s session answers like an unknown one. */
export async function closeSession(
  { queries, transaction, ...call }: CommandCall,
  { params }: Parsed<typeof account.closeSession>,
): Promise<void> {
  const { userId } = sessionOf(call)
  if (!(await deleteSessionById(queries, { userId, id: params.id }))) throw notFound()
  await transaction.record({
    action: 'session.revoke',
    entity: 'session',
    entityId: params.id,
    before: null,
    after: null,
  })
}

export async function closeOtherSessions({
  queries,
  transaction,
  ...call
}: CommandCall): Promise<void> {
  const session = sessionOf(call)
  const closed = await deleteOtherSessions(queries, session)
  await transaction.record({
    action: 'session.revokeOthers',
    entity: 'user',
    entityId: session.userId,
    before: null,
    after: { closed },
  })
}
