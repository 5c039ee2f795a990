import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

export interface SiteRow {
  readonly locationId: string
  readonly placeKey: string
  readonly title: string
  readonly address: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
  readonly asksCode: boolean
  readonly asksPosition: boolean
  /** `null` where nothing was ever decided for the place. */
  readonly secret: Uint8Array | null
  readonly secretMadeAt: Instant | null
}

/** For how many days after its last mission a place is listed. */
const listedDays = 90

interface Listed {
  readonly organisationId: string
  readonly now: Instant
  /** Only the place of one of its addresses. */
  readonly locationId?: string
}

/** The places of a company: its favourite addresses and those of its missions, each address once. */
export async function findSites(
  queries: Queries,
  { organisationId, now, locationId }: Listed,
): Promise<readonly SiteRow[]> {
  const { rows } = await sql<SiteRow>`
    select distinct on (k.key) l.id as "locationId", k.key as "placeKey", l.title, l.address,
      l.postal_code as "postalCode", l.city, l.country,
      coalesce(s.asks_code, false) as "asksCode",
      coalesce(s.asks_position, false) as "asksPosition", s.secret, s.secret_made_at as "secretMadeAt"
    from (
      select location_id as id from missions
      where organisation_id = ${organisationId}::uuid and status = 'submitted' and not archived
        and not remote
        and (ends_at is null or ends_at > ${now}::timestamptz - interval '${sql.raw(String(listedDays))} days')
      union
      select id from locations where organisation_id = ${organisationId}::uuid and favorite
    ) u
    join locations l on l.id = u.id
    cross join lateral (select place_key(l.address, l.postal_code, l.city) as key) k
    left join sites s on s.organisation_id = ${organisationId}::uuid and s.place_key = k.key
    where ${locationId ?? null}::uuid is null or k.key = (
      select place_key(x.address, x.postal_code, x.city) from locations x
      where x.id = ${locationId ?? null}::uuid and x.organisation_id = ${organisationId}::uuid
    )
    order by k.key, l.favorite desc, l.id`.execute(queries)
  return rows
}

interface SiteKey {
  readonly organisationId: string
  readonly placeKey: string
}

/** Stores what a company decides for a place, whose first decision makes its secret. */
export async function saveSite(
  queries: Queries,
  { organisationId, placeKey }: SiteKey,
  site: Pick<SiteRow, 'asksCode' | 'asksPosition'> & { readonly secret: Uint8Array },
  now: Instant,
): Promise<void> {
  await queries
    .insertInto('sites')
    .values({
      organisation_id: organisationId,
      place_key: placeKey,
      asks_code: site.asksCode,
      asks_position: site.asksPosition,
      secret: Buffer.from(site.secret),
      secret_made_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'place_key']).doUpdateSet({
        asks_code: site.asksCode,
        asks_position: site.asksPosition,
        updated_at: now,
      }),
    )
    .execute()
}

export async function replaceSecret(
  queries: Queries,
  { organisationId, placeKey }: SiteKey,
  secret: Uint8Array,
  now: Instant,
): Promise<void> {
  await queries
    .updateTable('sites')
    .set({ secret: Buffer.from(secret), secret_made_at: now, updated_at: now })
    .where('organisation_id', '=', organisationId)
    .where('place_key', '=', placeKey)
    .execute()
}

export interface SiteOfMission {
  readonly missionId: string
  readonly asksCode: boolean
  readonly asksPosition: boolean
  readonly secret: Uint8Array
  readonly lat: number | null
  readonly lng: number | null
  readonly timeZone: TimeZone
}

/** What the places of some missions ask for; nothing for a place of which nothing was decided. */
export async function findSitesOfMissions(
  queries: Queries,
  missionIds: readonly string[],
): Promise<ReadonlyMap<string, SiteOfMission>> {
  const { rows } = await sql<SiteOfMission>`
    select m.id as "missionId", s.asks_code as "asksCode", s.asks_position as "asksPosition",
      s.secret, l.lat, l.lng, m.time_zone as "timeZone"
    from missions m
    join locations l on l.id = m.location_id
    join sites s on s.organisation_id = m.organisation_id
      and s.place_key = place_key(l.address, l.postal_code, l.city)
    where m.id = any(${missionIds}::uuid[]) and not m.remote`.execute(queries)
  return new Map(rows.map((row) => [row.missionId, row]))
}
