import type { remuneration } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/endpoint.ts'
import { historyLength } from '@renfort/contract/remuneration.ts'
import { auditedDifference } from '@renfort/domain/audit/audited-changes.ts'
import { ownOrganisation, type ReadCall } from '../platform/route.ts'
import { findPolicyChanges } from './policy-queries.ts'

type Read = typeof remuneration.readRemunerationHistory

/** Who changed what in the pay policy; what was only said again changed nothing. */
export async function readRemunerationHistory(
  call: ReadCall,
  { params }: Parsed<Read>,
): Promise<Answer<Read>> {
  const organisationId = ownOrganisation(call, params.id)
  const rows = await findPolicyChanges(call.queries, organisationId, historyLength)
  return rows.flatMap(({ before, after, actorName, actorIsInsider, principalName, ...row }) => {
    const { changes } = auditedDifference(before, after)
    if (changes.length === 0) return []
    const actor =
      actorName === null ? null : { name: actorName, isInsider: actorIsInsider ?? false }
    const onBehalfOf = principalName === null ? null : { name: principalName }
    return [{ ...row, changes: [...changes], actor, onBehalfOf }]
  })
}
