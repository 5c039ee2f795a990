import { issue } from '@renfort/domain/kernel/issue.ts'
import { territoryOf } from '@renfort/domain/law/territory.ts'
import {
  copyLocation,
  findLocationsById,
  insertLocation,
  type LocationRow,
  updateLocationFields,
} from '../../organisation/location-queries.ts'
import type { Transaction } from '../../platform/database/db.ts'
import { invalidInput } from '../../platform/http/refusal.ts'
import type { CommandCall } from '../../platform/http/route.ts'
import type { MissionPatch } from './mission-patch.ts'
import type { MissionRecord, MissionColumns } from '../../mission-record/mission-queries.ts'

/**
 * Gives a mission another address, or other details of the same one. A mission's address is a row
 * of its own: changing a favourite does not change the missions made with it.
 */
export async function moveMission(
  call: CommandCall,
  { location, locationId, addressDetails }: MissionPatch,
  { organisationId, ...mission }: MissionRecord,
): Promise<MissionColumns> {
  const { queries, transaction } = call
  const { now } = transaction
  if (locationId !== undefined) {
    const chosen = (await findLocationsById(queries, [locationId])).get(locationId)
    if (chosen !== undefined && territoryOf(chosen) === null) {
      throw invalidInput([issue(['locationId'], 'errors.field.other_labour_law')])
    }
    return { location_id: await copyLocation(queries, { locationId, organisationId, now }) }
  }
  if (location !== undefined) {
    const own = await insertLocation(queries, organisationId, { ...location, favorite: false }, now)
    await record(transaction, 'location.create', null, own)
    if (location.favorite) {
      const favourite = await insertLocation(queries, organisationId, location, now)
      await record(transaction, 'location.create', null, favourite)
    }
    return { location_id: own.id }
  }
  if (addressDetails !== undefined) await changeDetails(call, addressDetails, mission.locationId)
  return {}
}

async function changeDetails(
  { queries, transaction }: CommandCall,
  details: NonNullable<MissionPatch['addressDetails']>,
  locationId: string | null,
): Promise<void> {
  const known = await findLocationsById(queries, locationId === null ? [] : [locationId])
  const before = known.get(locationId ?? '')
  if (before === undefined) {
    throw invalidInput([issue(['addressDetails'], 'errors.task.address_missing')])
  }
  const { title = before.title, description = before.description } = details
  const after = await updateLocationFields(queries, before.id, { ...before, title, description })
  await record(transaction, 'location.update', before, after)
}

async function record(
  transaction: Transaction,
  action: 'location.create' | 'location.update',
  before: LocationRow | null,
  after: LocationRow,
): Promise<void> {
  await transaction.record({ action, entity: 'location', entityId: after.id, before, after })
}
