import type { TeamRole } from '@renfort/domain/access/actor.ts'
import { firstDefaultRole } from '@renfort/domain/directory-sync/directory-sync.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** Opens the directory of a company or a group with its first token, and holds it for this transaction. */
export async function openDirectory(
  queries: Queries,
  organisationId: string,
  now: Instant,
): Promise<TeamRole> {
  await queries
    .insertInto('directories')
    .values({ organisation_id: organisationId, default_role: firstDefaultRole, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return lockDirectory(queries, organisationId)
}

/**
 * Lets the changes of one directory happen one after the other: programs send many at once, and each
 * has to see who is an administrator and what the groups give.
 */
export async function lockDirectory(queries: Queries, organisationId: string): Promise<TeamRole> {
  const row = await queries
    .selectFrom('directories')
    .select(sql<TeamRole>`default_role`.as('role'))
    .where('organisation_id', '=', organisationId)
    .forUpdate()
    .executeTakeFirst()
  return row?.role ?? firstDefaultRole
}

export async function findDefaultRole(queries: Queries, organisationId: string): Promise<TeamRole> {
  const row = await queries
    .selectFrom('directories')
    .select(sql<TeamRole>`default_role`.as('role'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  return row?.role ?? firstDefaultRole
}

export async function storeDefaultRole(
  queries: Queries,
  organisationId: string,
  role: TeamRole,
): Promise<void> {
  await queries
    .updateTable('directories')
    .set({ default_role: role })
    .where('organisation_id', '=', organisationId)
    .execute()
}

export async function findTokens(queries: Queries, organisationId: string) {
  return tokensOf(queries, organisationId).orderBy('t.created_at', 'desc').limit(50).execute()
}

export async function findToken(queries: Queries, organisationId: string, id: string) {
  return tokensOf(queries, organisationId).where('t.id', '=', id).executeTakeFirst()
}
export type TokenRow = Awaited<ReturnType<typeof findTokens>>[number]

function tokensOf(queries: Queries, organisationId: string) {
  return queries
    .selectFrom('directory_tokens as t')
    .innerJoin('users as u', 'u.id', 't.maker_id')
    .select([
      't.id',
      't.name',
      't.token_start as start',
      't.maker_id as makerId',
      sql<string>`full_name(u.first_name, u.last_name)`.as('makerName'),
      't.created_at as createdAt',
      't.last_used_at as lastUsedAt',
      't.revoked_at as revokedAt',
    ])
    .where('t.organisation_id', '=', organisationId)
}

export async function countTokensInUse(queries: Queries, organisationId: string): Promise<number> {
  const { total } = await queries
    .selectFrom('directory_tokens')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('organisation_id', '=', organisationId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

export async function insertToken(
  queries: Queries,
  token: {
    readonly organisationId: string
    readonly makerId: string
    readonly name: string
    readonly hash: Buffer
    readonly start: string
  },
  now: Instant,
): Promise<string> {
  const { id } = await queries
    .insertInto('directory_tokens')
    .values({
      organisation_id: token.organisationId,
      maker_id: token.makerId,
      name: token.name,
      token_hash: token.hash,
      token_start: token.start,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Revokes a token; `undefined` where none of the company is in use under this id. */
export async function markTokenRevoked(
  queries: Queries,
  token: { readonly organisationId: string; readonly id: string; readonly revokedBy: string },
  now: Instant,
) {
  return queries
    .updateTable('directory_tokens')
    .set({ revoked_at: now, revoked_by: token.revokedBy })
    .where('organisation_id', '=', token.organisationId)
    .where('id', '=', token.id)
    .where('revoked_at', 'is', null)
    .returning(['id', 'name'])
    .executeTakeFirst()
}
