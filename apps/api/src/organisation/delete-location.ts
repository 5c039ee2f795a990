import type { organisation } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { notFound } from '../platform/http/refusal.ts'
import { type CommandCall, ownOrganisation } from '../platform/http/route.ts'
import { lockFavouriteLocation, unsetFavourite } from './location-queries.ts'

/**
 * Removes an address from the favourites; its row stays for the missions and job descriptions that
 * use it (G-11).
 */
export async function deleteLocation(
  call: CommandCall,
  { params }: Parsed<typeof organisation.deleteLocation>,
): Promise<void> {
  const organisationId = ownOrganisation(call, params.id)
  const { transaction, queries } = call
  const before = await lockFavouriteLocation(queries, organisationId, params.locationId)
  if (before === undefined) throw notFound()
  await unsetFavourite(queries, before.id)
  await transaction.record({
    action: 'location.delete',
    entity: 'location',
    entityId: before.id,
    before: { favorite: true },
    after: { favorite: false },
  })
}
