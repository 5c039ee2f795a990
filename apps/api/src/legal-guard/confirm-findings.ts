import { findingIdentity, isLawFinding } from '@renfort/domain/legal-guard/finding.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { findAcknowledgements, markConfirmed } from './acknowledgement-queries.ts'
import { guardMission } from './guard-mission.ts'

/** The findings that a mission is posted with, and the reason given for each. */
export async function confirmFindings(
  call: CommandCall,
  mission: MissionRecord,
): Promise<
  { readonly key: string; readonly dates: readonly string[]; readonly reason: string | null }[]
> {
  const { queries, transaction } = call
  const { findings } = await guardMission(call, mission)
  const known = await findAcknowledgements(queries, mission.organisationId, mission.id)
  const points = findings.filter(isLawFinding).map((finding) => ({
    key: finding.key,
    dates: finding.dates,
    acknowledgement: known.get(findingIdentity(finding)),
  }))
  await markConfirmed(
    queries,
    points.flatMap(({ acknowledgement }) => acknowledgement?.id ?? []),
    transaction.now,
  )
  return points.map(({ key, dates, acknowledgement }) => ({
    key,
    dates,
    reason: acknowledgement?.reason ?? null,
  }))
}
