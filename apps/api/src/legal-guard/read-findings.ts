import type { legalGuard } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { readMissionRecord } from '../mission-record/read-mission-record.ts'
import type { ReadCall } from '../platform/http/route.ts'
import { findAcknowledgements } from './acknowledgement-queries.ts'
import { guardMission } from './guard-mission.ts'
import { toLegalFindings } from './to-legal-findings.ts'

type Read = typeof legalGuard.readLegalFindings

export async function readFindings(
  call: ReadCall,
  { params }: Parsed<Read>,
): Promise<Answer<Read>> {
  const mission = await readMissionRecord(call, params.taskId)
  const guarded = await guardMission(call, mission)
  const known = await findAcknowledgements(call.queries, mission.organisationId, mission.id)
  return toLegalFindings(guarded, known, mission.jobTitleId, call.locale)
}
