import type { contracts } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { type CommandCall, ownOrganisation, sessionOf } from '../../platform/http/route.ts'
import { batchAfter } from '../read-contract.ts'
import { signBatch } from './sign-batch.ts'
import { findSignatory } from './signature-queries.ts'

type Sign = typeof contracts.signContract

/** Signs the contracts of one document (CTR-21, API-97). */
export async function signContract(
  call: CommandCall,
  { params, body }: Parsed<Sign>,
): Promise<Answer<Sign>> {
  const organisationId = ownOrganisation(call, params.id)
  const signatory = await findSignatory(call.queries, sessionOf(call).userId)
  const batch = await signBatch(call, {
    organisationId,
    id: params.docId,
    read: body.version,
    signatory,
  })
  return batchAfter(call, batch)
}
