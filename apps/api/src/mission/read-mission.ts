import type { missions } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { notFound } from '../platform/http/refusal.ts'
import { organisationOf, ownerLimit, type ReadCall } from '../platform/http/route.ts'
import { describeMission } from './describe-mission.ts'
import { findMission } from '../mission-record/mission-queries.ts'

type Read = typeof missions.readMission

export async function readMission(call: ReadCall, { params }: Parsed<Read>): Promise<Answer<Read>> {
  const mission = await findMission(call.queries, {
    organisationId: organisationOf(call),
    owner: ownerLimit(call, 'mission.read'),
    id: params.id,
  })
  if (mission === undefined) throw notFound()
  return describeMission(call, mission)
}
