import type { organisation } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { type CommandCall, ownOrganisation } from '../platform/http/route.ts'
import { insertLocation } from './location-queries.ts'
import { toLocation } from './to-location.ts'

type Create = typeof organisation.createLocation

export async function createLocation(
  call: CommandCall,
  { params, body }: Parsed<Create>,
): Promise<Answer<Create>> {
  const organisationId = ownOrganisation(call, params.id)
  const { transaction, queries } = call
  const row = await insertLocation(queries, organisationId, body, transaction.now)
  await transaction.record({
    action: 'location.create',
    entity: 'location',
    entityId: row.id,
    before: null,
    after: row,
  })
  return toLocation(row)
}
