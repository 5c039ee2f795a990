import type { contracts } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { notFound } from '../platform/http/refusal.ts'
import { type CommandCall, ownOrganisation, sessionOf } from '../platform/http/route.ts'
import { lockBatch } from './batch-queries.ts'
import { batchAfter } from './read-contract.ts'
import { sendCorrection } from './correction/send-correction.ts'

type Regenerate = typeof contracts.regenerateContracts

/** Internal staff make corrected versions of unsigned documents (CTR-23, API-99). */
export async function regenerateContracts(
  call: CommandCall,
  { params, body }: Parsed<Regenerate>,
): Promise<Answer<Regenerate>> {
  const { actor, userId, organisation } = sessionOf(call)
  const organisationId =
    organisation === null ? params.id.toLowerCase() : ownOrganisation(call, params.id)
  const documents: Answer<Regenerate>['documents'] = []
  for (const id of [...new Set(body.documentIds)].toSorted()) {
    const batch = await lockBatch(call.queries, { organisationId, id })
    if (batch === undefined) throw notFound()
    await sendCorrection(call, batch, { agent: actor, madeBy: userId, note: body.note || null })
    documents.push(await batchAfter(call, batch))
  }
  return { documents }
}
