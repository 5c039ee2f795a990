import type { apiKeys } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { notFound } from '../platform/http/refusal.ts'
import { type CommandCall, ownOrganisation, sessionOf } from '../platform/http/route.ts'
import { markRevoked } from './api-key-queries.ts'

export async function revokeApiKey(
  call: CommandCall,
  { params }: Parsed<typeof apiKeys.revokeApiKey>,
): Promise<void> {
  const organisationId = ownOrganisation(call, params.id)
  const { transaction, queries } = call
  const { userId: revokedBy } = sessionOf(call)
  const revoked = await markRevoked(
    queries,
    { organisationId, id: params.keyId, revokedBy },
    transaction.now,
  )
  if (revoked === undefined) throw notFound()
  await transaction.record({
    action: 'apiKey.revoke',
    entity: 'apiKey',
    entityId: revoked.id,
    before: { name: revoked.name },
    after: null,
  })
}
