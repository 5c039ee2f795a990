import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

export type ApiKeyRow = Awaited<ReturnType<typeof findApiKeys>>[number]

/** The keys of a company or a group, newest first; their makers’ memberships are the present ones. */
export async function findApiKeys(queries: Queries, organisationId: string) {
  return keysOf(queries, organisationId).orderBy('k.created_at', 'desc').execute()
}

export async function findApiKey(queries: Queries, organisationId: string, id: string) {
  return keysOf(queries, organisationId).where('k.id', '=', id).executeTakeFirst()
}

function keysOf(queries: Queries, organisationId: string) {
  return queries
    .selectFrom('api_keys as k')
    .innerJoin('users as u', 'u.id', 'k.maker_id')
    .select([
      'k.id',
      'k.name',
      'k.token_start as start',
      'k.scopes',
      'k.ends_on as endsOn',
      'k.networks',
      'k.maker_id as makerId',
      sql<string>`full_name(u.first_name, u.last_name)`.as('makerName'),
      // A member of the group has rights in its companies.
      sql<boolean>`exists (
        select from memberships m
        join organisations o on o.id = k.organisation_id
        where m.user_id = k.maker_id and m.organisation_id in (o.id, o.parent_id))`.as('hasMaker'),
      'k.created_at as createdAt',
      'k.last_used_at as lastUsedAt',
      'k.revoked_at as revokedAt',
    ])
    .where('k.organisation_id', '=', organisationId)
}

/** Locks the company, so that two keys made at once are counted one after the other. */
export async function countKeysInUse(
  queries: Queries,
  organisationId: string,
  today: IsoDate,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`api keys of ${organisationId}`}))`.execute(
    queries,
  )
  const { total } = await queries
    .selectFrom('api_keys')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('organisation_id', '=', organisationId)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('ends_on', 'is', null), where('ends_on', '>=', today)]))
    .executeTakeFirstOrThrow()
  return total
}

interface NewKey {
  readonly organisationId: string
  readonly makerId: string
  readonly name: string
  readonly hash: Buffer
  readonly start: string
  readonly scopes: readonly string[]
  readonly endsOn: IsoDate | null
  readonly networks: readonly string[]
}

export async function insertApiKey(queries: Queries, key: NewKey, now: Instant): Promise<string> {
  const { id } = await queries
    .insertInto('api_keys')
    .values({
      organisation_id: key.organisationId,
      maker_id: key.makerId,
      name: key.name,
      token_hash: key.hash,
      token_start: key.start,
      scopes: [...key.scopes],
      ends_on: key.endsOn,
      networks: [...key.networks],
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Revokes a key; `undefined` where none of the company is in use under this id. */
export async function markRevoked(
  queries: Queries,
  key: { readonly organisationId: string; readonly id: string; readonly revokedBy: string },
  now: Instant,
) {
  return queries
    .updateTable('api_keys')
    .set({ revoked_at: now, revoked_by: key.revokedBy })
    .where('organisation_id', '=', key.organisationId)
    .where('id', '=', key.id)
    .where('revoked_at', 'is', null)
    .returning(['id', 'name'])
    .executeTakeFirst()
}
