import type { legalGuard } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { findMission } from '../mission-record/mission-queries.ts'
import { notFound } from '../platform/http/refusal.ts'
import { organisationOf, ownerLimit, type ReadCall } from '../platform/http/route.ts'
import { findAcknowledgements } from './acknowledgement-queries.ts'
import { guardMission } from './guard-mission.ts'
import { toLegalFindings } from './to-legal-findings.ts'

type Read = typeof legalGuard.readLegalFindings

export async function readFindings(
  call: ReadCall,
  { params }: Parsed<Read>,
): Promise<Answer<Read>> {
  const organisationId = organisationOf(call)
  const owner = ownerLimit(call, 'mission.read')
  const mission = await findMission(call.queries, { organisationId, owner, id: params.taskId })
  if (mission === undefined) throw notFound()
  const guarded = await guardMission(call, mission)
  const known = await findAcknowledgements(call.queries, organisationId, mission.id)
  return toLegalFindings(guarded, known, mission.jobTitleId, call.locale)
}
