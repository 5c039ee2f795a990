import type { legalGuard } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { type Finding, findingIdentity } from '@renfort/domain/legal-guard/finding.ts'
import { lockMission } from '../mission-record/lock-mission.ts'
import { refuse } from '../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import { findAcknowledgements, replaceAcknowledgements } from './acknowledgement-queries.ts'
import { guardMission } from './guard-mission.ts'
import { toLegalFindings } from './to-legal-findings.ts'

type Acknowledge = typeof legalGuard.acknowledgeFindings

/** Stores why a company keeps some findings; each must still be one of the mission. */
export async function acknowledgeFindings(
  call: CommandCall,
  { params, body }: Parsed<Acknowledge>,
): Promise<Answer<Acknowledge>> {
  const { queries, transaction } = call
  const mission = await lockMission(call, params.taskId, 'mission.edit')
  const guarded = await guardMission(call, mission)
  const named = body.findings.flatMap((point) => pointsOf(guarded.findings, point))
  await replaceAcknowledgements(queries, {
    organisationId: mission.organisationId,
    missionId: mission.id,
    findings: distinct(named),
    reason: body.reason,
    userId: sessionOf(call).effectiveUserId,
    now: transaction.now,
  })
  await transaction.record({
    action: 'mission.acknowledgeLaw',
    entity: 'mission',
    entityId: mission.id,
    before: null,
    after: { legalFindings: body.findings, acknowledgement: body.reason },
  })
  const known = await findAcknowledgements(queries, mission.organisationId, mission.id)
  return toLegalFindings(guarded, known, mission.jobTitleId, call.locale)
}

/** The findings that a caller names; one that the planning no longer has is an error. */
function pointsOf(
  findings: readonly Finding[],
  point: { readonly key: string; readonly dates: readonly string[] },
): Finding[] {
  const dates = point.dates.join()
  const meant = findings.filter(
    (finding) =>
      finding.severity === 'law' && finding.key === point.key && finding.dates.join() === dates,
  )
  if (meant.length === 0) throw refuse('errors.legal_guard.finding_changed', { key: point.key })
  return meant
}

function distinct(findings: readonly Finding[]) {
  const byIdentity = new Map(findings.map((finding) => [findingIdentity(finding), finding.key]))
  return [...byIdentity].map(([identity, key]) => ({ identity, key }))
}
