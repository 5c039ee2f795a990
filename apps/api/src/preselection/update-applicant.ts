import type { preselection } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { can } from '@renfort/domain/access/policy.ts'
import type { AuditedAction } from '@renfort/domain/audit/audited-actions.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import type { ApplicantStatus } from '@renfort/domain/preselection/applicant.ts'
import { releaseFile } from '../file/file-queries.ts'
import { lockMission } from '../mission-record/lock-mission.ts'
import { invalidInput, notFound, refuse } from '../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import { lockApplicant, saveApplicant, type StoredApplicant } from './applicant-queries.ts'
import { followSelection, refuseOutsideSelection } from './follow-selection.ts'
import { siderRecords } from '../sider/candidates/sider-records.ts'
import { seesWholeApplicants, toApplicant } from './to-applicant.ts'

type Update = typeof preselection.updateApplicant
type Change = Parsed<Update>['body']['update']

/** One change of a candidate (API-53); a decision moves the selection of the mission with it. */
export async function updateApplicant(
  call: CommandCall,
  { params, body }: Parsed<Update>,
): Promise<Answer<Update>> {
  const { queries, transaction } = call
  const { update } = body
  const { preSelectionStatus: status } = update
  const decides = status !== undefined || update.refusalReason !== undefined
  const { actor: agent } = sessionOf(call)
  const decision = can(agent, decides ? 'applicant.decide' : 'applicant.edit')
  if (!decision.allowed) throw refuse(decision.because)
  const mission = await lockMission(call, params.id, 'applicant.decide')
  const { organisationId } = mission
  const key = { organisationId, missionId: mission.id, id: body.id }
  const before = await lockApplicant(queries, key)
  if (before === undefined || !(before.visible || seesWholeApplicants(call))) throw notFound()
  if (decides) refuseOutsideSelection(agent, mission, 'decideOnApplicant')
  const { action, ...after } = outcomeOf(call, update, before)
  await saveApplicant(queries, before.id, {
    status: after.status,
    refusal_reason: after.refusalReason,
    visible: after.visible,
    comment: after.comment,
    cv_key: after.cvKey,
    updated_at: transaction.now,
  })
  if (before.cvKey !== null && after.cvKey === null) await releaseFile(queries, before.cvKey)
  await transaction.record({
    action,
    entity: 'applicant',
    entityId: before.id,
    before: auditedFields(before),
    after: auditedFields(after),
  })
  if (decides) await followSelection(transaction, mission, { agent, event: 'decideOnApplicant' })
  const recordOf = await siderRecords(call, key, [before.siderId])
  return toApplicant(call, after, recordOf(before))
}

const decisions: Readonly<Record<ApplicantStatus, AuditedAction>> = {
  approved: 'applicant.approve',
  refused: 'applicant.refuse',
  sent: 'applicant.reopen',
}

function outcomeOf(
  call: CommandCall,
  { preSelectionStatus: status, refusalReason, visible, comment, cvLink }: Change,
  before: StoredApplicant,
): StoredApplicant & { readonly action: AuditedAction } {
  if (status !== undefined) {
    const reason = status === 'refused' ? (refusalReason ?? null) : null
    return { ...before, status, refusalReason: reason, action: decisions[status] }
  }
  if (refusalReason !== undefined) {
    if (before.status !== 'refused') throw unusable('refusalReason')
    return { ...before, refusalReason, action: 'applicant.refuse' }
  }
  if (visible !== undefined) {
    return { ...before, visible, action: visible ? 'applicant.show' : 'applicant.hide' }
  }
  if (comment !== undefined) {
    return { ...before, comment: comment || null, action: 'applicant.comment' }
  }
  if (cvLink === null) return { ...before, cvKey: null, action: 'applicant.removeCv' }
  // An upload has stored the file already; any other address is refused.
  const segment = cvLink?.split('/').at(-1) ?? ''
  if (before.cvKey === null || call.services.fileLinks.open(segment)?.key !== before.cvKey) {
    throw unusable('cvLink')
  }
  return { ...before, action: 'applicant.setCv' }
}

function unusable(field: 'refusalReason' | 'cvLink') {
  return invalidInput([issue(['update', field], 'errors.field.unknown_choice')])
}

function auditedFields({ status, refusalReason, visible, comment, cvKey }: StoredApplicant) {
  return { preSelectionStatus: status, refusalReason, visible, comment, file: cvKey }
}
