import type { Quotation, QuotedPlanning } from '@renfort/domain/quotation/quotation.ts'
import { quote } from '@renfort/domain/quotation/quote.ts'
import { findAssignments } from '../mission-record/assignment-queries.ts'
import { findPlanning } from '../mission-record/mission-planning.ts'
import { termsOf } from '../mission-record/quotation-terms.ts'
import { findMission, type MissionRecord } from '../mission-record/mission-queries.ts'
import { notFound, refuse, throwRefusal } from '../platform/http/refusal.ts'
import { organisationOf, ownerLimit, type ReadCall } from '../platform/http/route.ts'

export interface PricedMission {
  readonly mission: MissionRecord
  readonly planning: QuotedPlanning | null
  readonly quotation: Quotation
}

/** The price of a mission: a draft uses the current policy, a posted mission its frozen terms. */
export async function priceMission(call: ReadCall, id: string): Promise<PricedMission> {
  const mission = await findMission(call.queries, {
    organisationId: organisationOf(call),
    owner: ownerLimit(call, 'quotation.read'),
    id,
  })
  if (mission === undefined) throw notFound()
  const planning = await planningOf(call, mission)
  const { quotation, refusal } = quote({ planning, terms: termsOf(mission) })
  throwRefusal(refusal)
  if (quotation === null) throw refuse('errors.quotation.rate_missing')
  return { mission, planning, quotation }
}

/** Hired Siders replace the virtual ones (decisions §4.3). */
async function planningOf(
  { queries }: ReadCall,
  mission: MissionRecord,
): Promise<QuotedPlanning | null> {
  const { shifts, flexiblePlanning } = await findPlanning(queries, mission)
  if (flexiblePlanning !== null) return { flexible: flexiblePlanning }
  if (shifts.length === 0) return null
  if (mission.hiredSidersCount === 0) return { shifts }
  const hired = await findAssignments(queries, mission.id)
  return { shifts: shifts.map((shift) => ({ ...shift, siderIds: hired.get(shift.id) ?? [] })) }
}
