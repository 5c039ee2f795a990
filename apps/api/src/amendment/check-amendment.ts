import type { amendments } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { archivedRefusal } from '@renfort/domain/mission/edition.ts'
import { zoneOfMission } from '../mission-record/mission-pricing.ts'
import { findMission } from '../mission-record/mission-queries.ts'
import { notFound, RefusalError, throwRefusal } from '../platform/http/refusal.ts'
import { organisationOf, ownerLimit, type ReadCall } from '../platform/http/route.ts'
import { fromWireOrder } from './from-wire-order.ts'
import { planAmendment } from './plan-amendment.ts'
import { toEffect } from './to-effect.ts'

type Check = typeof amendments.checkAmendment

/**
 * The effect that an order would have, computed by the order itself, or the reason of its refusal.
 */
export async function checkAmendment(
  call: ReadCall,
  { params, body }: Parsed<Check>,
): Promise<Answer<Check>> {
  const { queries, services } = call
  const mission = await findMission(queries, {
    organisationId: organisationOf(call),
    owner: ownerLimit(call, 'contract.amend'),
    id: params.id,
  })
  if (mission === undefined) throw notFound()
  const order = fromWireOrder(body, zoneOfMission(mission))
  const amending = { queries, now: services.clock.now(), mission, order }
  try {
    throwRefusal(archivedRefusal(mission))
    const plan = await planAmendment(amending, body.siderIds)
    return { effect: toEffect(mission, plan), refusal: null }
  } catch (error) {
    if (!(error instanceof RefusalError) || error.key === 'errors.not_found') throw error
    return { effect: null, refusal: { key: error.key, metadata: { ...error.metadata } } }
  }
}
