import type { administration } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { impersonation } from '@renfort/domain/access/impersonation.ts'
import { instantAfter } from '../platform/clock.ts'
import { notFound } from '../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import { findActable, insertImpersonation, takeImpersonation } from './impersonation-queries.ts'

/**
 * Lets the session act for a user for an hour, with a reason, recorded in the audit trail of the
 * user's company.
 */
export async function startImpersonation(
  call: CommandCall,
  { body }: Parsed<typeof administration.startImpersonation>,
): Promise<void> {
  const { transaction, queries } = call
  const { tokenHash } = sessionOf(call)
  const { now } = transaction
  const target = await findActable(queries, body.userId)
  if (target === undefined) throw notFound()
  await endOf(call)
  const until = instantAfter(now, impersonation.minutes * 60_000)
  const { reason } = body
  await insertImpersonation(queries, { tokenHash, userId: target.id, reason, now, until })
  await transaction.record({
    action: 'impersonation.start',
    entity: 'user',
    entityId: target.id,
    organisationId: target.organisationId,
    onBehalfOfId: target.id,
    before: null,
    after: { reason, until },
  })
}

export async function endImpersonation(call: CommandCall): Promise<void> {
  if (!(await endOf(call))) throw notFound()
}

async function endOf(call: CommandCall): Promise<boolean> {
  const { transaction, queries } = call
  const userId = await takeImpersonation(queries, sessionOf(call).tokenHash)
  if (userId === undefined) return false
  const target = await findActable(queries, userId)
  await transaction.record({
    action: 'impersonation.end',
    entity: 'user',
    entityId: userId,
    organisationId: target?.organisationId ?? null,
    onBehalfOfId: userId,
    before: null,
    after: null,
  })
  return true
}
