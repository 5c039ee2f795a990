import type { NewLocation } from '@renfort/contract/organisation.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Place } from '../outside/maps/port.ts'
import type { Queries } from '../platform/database/db.ts'

export interface LocationRow extends Place {
  readonly id: string
  readonly title: string
  readonly description: string | null
  readonly favorite: boolean
  readonly confirmed: boolean
  readonly hasProtestantChurch: boolean | null
}

const columns = [
  'id',
  'title',
  'description',
  'address',
  'street_number as streetNumber',
  'street_name as streetName',
  'postal_code as postalCode',
  'city',
  'region',
  'department',
  'country',
  'lat',
  'lng',
  'favorite',
  'confirmed',
  'has_protestant_church as hasProtestantChurch',
] as const

/** Addresses of any company by their ids; the caller has checked to whom the ids belong. */
export async function findLocationsById(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LocationRow>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .selectFrom('locations')
    .select(columns)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

function favouriteLocations(queries: Queries, organisationId: string) {
  return queries
    .selectFrom('locations')
    .select(columns)
    .where('organisation_id', '=', organisationId)
    .where('favorite', '=', true)
}

export async function findFavouriteLocations(
  queries: Queries,
  organisationId: string,
): Promise<LocationRow[]> {
  return favouriteLocations(queries, organisationId).execute()
}

export async function findFavouriteLocation(
  queries: Queries,
  organisationId: string,
  id: string,
): Promise<LocationRow | undefined> {
  return favouriteLocations(queries, organisationId).where('id', '=', id).executeTakeFirst()
}

/** The same, locked until the end of the transaction. */
export async function lockFavouriteLocation(
  queries: Queries,
  organisationId: string,
  id: string,
): Promise<LocationRow | undefined> {
  return favouriteLocations(queries, organisationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether an address is in a zone where Sundays have an increase of their own. */
export async function isZti(queries: Queries, locationId: string): Promise<boolean> {
  const { zti } = await queries
    .selectFrom('locations')
    .select('zti')
    .where('id', '=', locationId)
    .executeTakeFirstOrThrow()
  return zti
}

/** The fields of an address that a company enters. */
export type LocationFields = Required<NewLocation>

export async function insertLocation(
  queries: Queries,
  organisationId: string,
  location: LocationFields,
  now: Instant,
): Promise<LocationRow> {
  return queries
    .insertInto('locations')
    .values({
      ...values(location),
      organisation_id: organisationId,
      created_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function updateLocationFields(
  queries: Queries,
  id: string,
  location: LocationFields,
): Promise<LocationRow> {
  return queries
    .updateTable('locations')
    .set(values(location))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function unsetFavourite(queries: Queries, id: string): Promise<void> {
  await queries.updateTable('locations').set({ favorite: false }).where('id', '=', id).execute()
}

/** Copies an address into its own row, so that later changes of one do not affect the other. */
export async function copyLocation(
  queries: Queries,
  copy: { readonly locationId: string; readonly organisationId: string; readonly now: Instant },
): Promise<string> {
  const row = await queries
    .selectFrom('locations')
    .selectAll()
    .where('id', '=', copy.locationId)
    .executeTakeFirstOrThrow()
  // The database generates the search text from the other columns.
  const { id: _, search_text: __, ...fields } = row
  const { id } = await queries
    .insertInto('locations')
    .values({
      ...fields,
      organisation_id: copy.organisationId,
      favorite: false,
      created_at: copy.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function values(location: LocationFields) {
  return {
    title: location.title,
    description: location.description || null,
    address: location.address,
    street_number: location.streetNumber || null,
    street_name: location.streetName || null,
    postal_code: location.postalCode,
    city: location.city,
    region: location.region || null,
    department: location.department || null,
    country: location.country,
    lat: location.lat,
    lng: location.lng,
    favorite: location.favorite,
    confirmed: location.confirmed,
    has_protestant_church: location.hasProtestantChurch,
  }
}
