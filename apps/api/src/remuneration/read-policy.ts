import type { remuneration } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { findRemunerationPolicy } from '../organisation/organisation-queries.ts'
import { ownOrganisation, type ReadCall } from '../platform/http/route.ts'
import { describePolicy } from './describe-policy.ts'

type Read = typeof remuneration.readRemunerationPolicy

export async function readRemunerationPolicy(
  call: ReadCall,
  { params }: Parsed<Read>,
): Promise<Answer<Read>> {
  const organisationId = ownOrganisation(call, params.id)
  const policy = await findRemunerationPolicy(call.queries, organisationId)
  return describePolicy(call.queries, organisationId, policy)
}
