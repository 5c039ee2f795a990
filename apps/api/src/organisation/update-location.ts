import type { organisation } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { patched } from '@renfort/domain/kernel/patch.ts'
import { workAddressError } from '@renfort/domain/organisation/postal-code.ts'
import { invalidInput, notFound } from '../platform/http/refusal.ts'
import { type CommandCall, ownOrganisation } from '../platform/http/route.ts'
import { lockFavouriteLocation, updateLocationFields } from './location-queries.ts'
import { toLocation } from './to-location.ts'

type Update = typeof organisation.updateLocation

/** Job descriptions refer to this row and get the change; missions have their own rows. */
export async function updateLocation(
  call: CommandCall,
  { params, body }: Parsed<Update>,
): Promise<Answer<Update>> {
  const organisationId = ownOrganisation(call, params.id)
  const { transaction, queries } = call
  const before = await lockFavouriteLocation(queries, organisationId, params.locationId)
  if (before === undefined) throw notFound()
  const changed = patched(before, body)
  const isPlaceNamed = body.country !== undefined || body.postalCode !== undefined
  const error = isPlaceNamed ? workAddressError(changed) : null
  if (error !== null) throw invalidInput([issue(['postalCode'], error)])
  const after = await updateLocationFields(queries, before.id, changed)
  await transaction.record({
    action: 'location.update',
    entity: 'location',
    entityId: before.id,
    before,
    after,
  })
  return toLocation(after)
}
