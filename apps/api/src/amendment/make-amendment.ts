import type { amendments } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { AmendmentOrder } from '@renfort/domain/amendment/amendment-order.ts'
import { mailAmendment } from '../contract/mail-amendment.ts'
import { openAmendment } from '../contract/open-amendment.ts'
import { writeEvents } from '../event/write-events.ts'
import { findHired, lockSiders } from '../hiring/hire-queries.ts'
import { lockMission } from '../mission-record/lock-mission.ts'
import { zoneOfMission } from '../mission-record/mission-pricing.ts'
import { refuse } from '../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import { fromWireOrder } from './from-wire-order.ts'
import { type AmendmentPlan, planAmendment } from './plan-amendment.ts'
import { rewriteMission } from './rewrite-mission.ts'
import { toEffect } from './to-effect.ts'

type Make = typeof amendments.makeAmendment

/**
 * Amends contracts of a mission: planning, price and term change at once, and the amendment waits
 * for its signature, like the contracts of a hire. A simultaneous order waits for this one and sees
 * its result.
 */
export async function makeAmendment(
  call: CommandCall,
  { params, body }: Parsed<Make>,
): Promise<Answer<Make>> {
  const { queries, transaction } = call
  const mission = await lockMission(call, params.id, 'contract.amend')
  await lockSiders(queries, await findHired(queries, mission.id))
  const order = fromWireOrder(body, zoneOfMission(mission))
  const amending = { queries, now: transaction.now, mission, order }
  const plan = await planAmendment(amending, body.siderIds)
  const warningReason = body.warningReason || null
  refuseUnexplained(plan, warningReason)
  await rewriteMission(transaction, mission, plan)
  const documentId = await openAmendment(transaction, {
    organisationId: mission.organisationId,
    missionId: mission.id,
    kind: order.kind,
    startsAt: plan.from,
    reason: order.kind === 'end' ? order.reason : null,
    comment: order.kind === 'end' ? order.comment : null,
    madeBy: sessionOf(call).userId,
    contracts: plan.contracts.map(({ chain }) => ({
      contractId: chain.contract.id,
      before: chain.terms,
    })),
  })
  await record(call, { plan, order, documentId, missionId: mission.id, warningReason })
  writeEvents(transaction, [
    {
      kind: 'contract.amended',
      organisationId: mission.organisationId,
      subject: mission.id,
      data: { missionId: mission.id, documentId, change: order.kind },
    },
  ])
  await mailAmendment(call, {
    documentId,
    organisationId: mission.organisationId,
    missionId: mission.id,
    jobTitleId: mission.jobTitleId,
    missionName: mission.name,
    kind: order.kind,
    startsAt: plan.from,
    timeZone: zoneOfMission(mission),
    contracts: plan.contracts.length,
  })
  return { ...toEffect(mission, plan), documentId, kind: order.kind }
}

/** A change that the product's rules warn about needs a reason, as a hire does. */
function refuseUnexplained({ warnings }: AmendmentPlan, reason: string | null): void {
  const [first] = warnings
  if (first === undefined || reason !== null) return
  const { siderId, sider, warnings: findings } = first
  throw refuse('errors.hiring.reason_missing', { siderId, sider, findings })
}

interface Made {
  readonly plan: AmendmentPlan
  readonly order: AmendmentOrder
  readonly documentId: string
  readonly missionId: string
  readonly warningReason: string | null
}

async function record(
  { transaction }: CommandCall,
  { plan, order, documentId, missionId, warningReason }: Made,
): Promise<void> {
  const { contracts, warnings } = plan
  const termsOf = (of: 'before' | 'after') =>
    contracts.map(({ chain, after }) => {
      const { firstDay, lastDay, priceCents } = of === 'before' ? chain.terms : after
      return { siderId: chain.contract.siderId, firstDay, lastDay, priceCents }
    })
  await transaction.record({
    action: 'contract.amend',
    entity: 'mission',
    entityId: missionId,
    before: { contracts: termsOf('before') },
    after: {
      documentId,
      kind: order.kind,
      contracts: termsOf('after'),
      ...(order.kind === 'end' ? { reason: order.reason } : {}),
      ...(warnings.length === 0 ? {} : { warnings: warningReason }),
    },
  })
}
