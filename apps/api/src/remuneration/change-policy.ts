import type { AuditedAction } from '@renfort/domain/audit/audited-actions.ts'
import type { RemunerationPolicy } from '@renfort/domain/remuneration/policy.ts'
import {
  lockRemunerationPolicy,
  saveRemunerationPolicy,
} from '../organisation/organisation-queries.ts'
import { startPolicyVersion } from '../organisation/policy-version-queries.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { ownOrganisation } from '../platform/http/route.ts'
import { describePolicy, type PolicyAnswer } from './describe-policy.ts'

type Fields = Readonly<Record<string, unknown>>

interface PolicyChange {
  readonly action: AuditedAction
  readonly policy: RemunerationPolicy
  /** Whether hours are paid differently from now on; that starts a new version of the policy. */
  readonly startsVersion?: boolean
  /** The former values, for the audit trail. */
  readonly before: Fields
  readonly after: Fields
}

/** Locks the policy of a company, changes it and returns the new one. */
export async function changePolicy(
  call: CommandCall,
  id: string,
  change: (policy: RemunerationPolicy) => PolicyChange,
): Promise<PolicyAnswer> {
  const organisationId = ownOrganisation(call, id)
  const { transaction, queries } = call
  const { action, policy, startsVersion, before, after } = change(
    await lockRemunerationPolicy(queries, organisationId),
  )
  await saveRemunerationPolicy(queries, organisationId, policy)
  if (startsVersion === true) {
    await startPolicyVersion(queries, organisationId, {
      origin: 'changed',
      since: transaction.now,
      changedBy: call.scope.actorId,
      changedFor: call.scope.onBehalfOfId,
    })
  }
  const entity = { entity: 'organisation', entityId: organisationId }
  await transaction.record({ action, ...entity, before, after })
  return describePolicy(queries, organisationId, policy)
}
