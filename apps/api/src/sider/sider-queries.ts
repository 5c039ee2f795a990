import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { holdsWords, type TypedWords } from '../platform/database/word-conditions.ts'

export interface NewSider {
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly email: string | null
}

/**
 * Stores a Sider; returns `null` when the phone or the e-mail is known, even if another call adds
 * it at the same moment.
 */
export async function insertSider(
  queries: Queries,
  sider: NewSider,
  now: Instant,
): Promise<string | null> {
  const row = await queries
    .insertInto('siders')
    .values({
      first_name: sider.firstName,
      last_name: sider.lastName,
      phone_number: sider.phoneNumber,
      email: sider.email,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

interface SiderOrganisation {
  readonly siderId: string
  readonly organisationId: string
  readonly since: Instant
  /** `null` for a Sider whom the company has not hired yet. */
  readonly hiredAt: Instant | null
}

export async function insertSiderOrganisation(
  queries: Queries,
  link: SiderOrganisation,
): Promise<void> {
  await queries
    .insertInto('sider_organisations')
    .values({
      sider_id: link.siderId,
      organisation_id: link.organisationId,
      since: link.since,
      hired_at: link.hiredAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * The Siders that a search may find: those who worked, are hired or are selected in a company
 * (G-35).
 */
export const knownTo = (organisationId: string) => sql`
  select sider_id from sider_organisations where organisation_id = ${organisationId}::uuid
  union select sider_id from assignments where organisation_id = ${organisationId}::uuid
  union select sider_id from requested_siders where organisation_id = ${organisationId}::uuid`

export interface FoundSider extends SiderName {
  readonly ownNumber: string | null
}

export interface SiderName {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
}

/** Siders of a company whose name, or own number in the company, contains every word. */
export async function findSidersByName(
  queries: Queries,
  search: {
    readonly organisationId: string
    readonly words: TypedWords
    readonly limit: number
  },
): Promise<readonly FoundSider[]> {
  const { rows } = await sql<FoundSider>`
    select s.id, s.first_name as "firstName", s.last_name as "lastName", n.number as "ownNumber"
    from (${knownTo(search.organisationId)}) k
    join siders s on s.id = k.sider_id
    left join sider_numbers n
      on n.organisation_id = ${search.organisationId}::uuid and n.sider_id = s.id
    where ${holdsWords(sql`s.search_name || coalesce(' ' || n.search_text, '')`, search.words)}
    order by s.sort_name, s.id
    limit ${search.limit}`.execute(queries)
  return rows
}
