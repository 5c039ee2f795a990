import type { contracts } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { type CommandCall, ownOrganisation, sessionOf } from '../../platform/http/route.ts'
import { findBatch } from '../batch-queries.ts'
import { storePagesRead } from './signature-queries.ts'

type Keep = typeof contracts.keepReading

/** Stores how far the caller has read the current version, as part of the evidence. */
export async function keepReading(
  call: CommandCall,
  { params, body }: Parsed<Keep>,
): Promise<Answer<Keep>> {
  const { queries, transaction } = call
  const key = { organisationId: ownOrganisation(call, params.id), id: params.docId }
  const batch = await findBatch(queries, key)
  if (batch === undefined) throw notFound()
  const { version, pages } = batch
  if (body.version !== version) throw refuse('errors.contract.newer_version', { version })
  if (pages === null) throw refuse('errors.contract.no_paper')
  const pagesRead = await storePagesRead(queries, batch, {
    userId: sessionOf(call).userId,
    pagesRead: Math.min(body.pagesRead, pages),
    at: transaction.now,
  })
  await transaction.record({
    action: 'contract.read',
    entity: 'mission',
    entityId: batch.missionId,
    before: null,
    after: { documentId: batch.id, version, pagesRead, pages },
  })
  return { pagesRead }
}
