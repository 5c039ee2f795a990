import { featureFlags } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { featureKeys } from '@renfort/domain/feature-flag/feature-flag.ts'
import { nobody } from '../platform/database/db.ts'
import { notFound } from '../platform/http/refusal.ts'
import { type Call, sessionOf } from '../platform/http/route.ts'
import { toWire } from '../platform/http/wire-answer.ts'
import { deleteSetting, isCompany, lockSetting, saveSetting } from './flag-queries.ts'
import { listFlags } from './list-flags.ts'

type SetFlag = typeof featureFlags.setFlag

/** Sets a flag. This process uses it at once, other processes after their next refresh (G-20). */
export async function setFlag(
  call: Call,
  { params, body }: Parsed<SetFlag>,
): Promise<Answer<SetFlag>> {
  const { db, features } = call.services
  const { userId } = sessionOf(call)
  const key = featureKeys.find((known) => known === params.key)
  if (key === undefined) throw notFound()
  const { organisationId = null, enabled } = body
  const scope = { ...nobody, actorId: userId, organisationId }
  const flags = await db.transaction(scope, async (transaction) => {
    const { queries, now } = transaction
    if (organisationId !== null && !(await isCompany(queries, organisationId))) throw notFound()
    const setting = { key, organisationId }
    const before = await lockSetting(queries, setting)
    if (enabled === null) await deleteSetting(queries, setting)
    else await saveSetting(queries, setting, { enabled, changedBy: userId, now })
    await transaction.record({
      action: 'featureFlag.set',
      entity: 'featureFlag',
      entityId: key,
      organisationId,
      before: { enabled: before },
      after: { feature: key, enabled },
    })
    const answer = await listFlags(queries)
    await call.keep(transaction, toWire(featureFlags.setFlag, answer))
    return answer
  })
  await features.refresh()
  return flags
}
