import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { codeTries } from '@renfort/domain/sider/way-in.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { deleteInParts } from '../platform/database/delete-in-parts.ts'

/** The mailbox or the phone by which somebody says who they are; the other one is null. */
export interface Contact {
  readonly email: string | null
  readonly phoneNumber: string | null
}

const isAt = ({ email, phoneNumber }: Contact) =>
  sql<boolean>`(lower(siders.email) = lower(${email}::text) or siders.phone_number = ${phoneNumber}::text)`

export interface ReachedSider extends Contact {
  readonly id: string
  readonly firstName: string
  readonly phoneNumber: string
}

/** The Sider at a mailbox or a phone, who may open their pages. */
export async function findReachedSider(
  queries: Queries,
  contact: Contact,
): Promise<ReachedSider | undefined> {
  return queries
    .selectFrom('siders')
    .select(['id', 'first_name as firstName', 'email', 'phone_number as phoneNumber'])
    .where(isAt(contact))
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
}

/** The Sider of an id, and whether they can no longer open their pages. */
export async function findSiderToReach(queries: Queries, id: string) {
  return queries
    .selectFrom('siders')
    .select([
      'id',
      'first_name as firstName',
      'email',
      'phone_number as phoneNumber',
      sql<boolean>`deactivated_at is not null`.as('isDeactivated'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

interface NewLink {
  readonly tokenHash: Buffer
  readonly codeHash: Buffer
  readonly siderId: string
  readonly now: Instant
  readonly expiresAt: Instant
}

/** Stores a link; nothing for an id that no Sider has. */
export async function insertLink(queries: Queries, link: NewLink): Promise<void> {
  await sql`
    insert into sider_links (token_hash, code_hash, sider_id, created_at, expires_at)
    select ${link.tokenHash}::bytea, ${link.codeHash}::bytea, id, ${link.now}::timestamptz,
      ${link.expiresAt}::timestamptz
    from siders where id = ${link.siderId}::uuid`.execute(queries)
}

/**
 * Uses a link, and makes the others of the same Sider useless; returns whose pages it opens.
 * `undefined` when it is unknown, expired, used, or of a Sider who was deactivated.
 */
export async function consumeLink(
  queries: Queries,
  tokenHash: Buffer,
  now: Instant,
): Promise<{ id: string; firstName: string } | undefined> {
  const { rows } = await sql<{ id: string; firstName: string }>`
    update sider_links l set used_at = ${now}::timestamptz
    from siders s
    where l.token_hash = ${tokenHash}::bytea and s.id = l.sider_id and s.deactivated_at is null
      and l.used_at is null and l.expires_at > ${now}::timestamptz
    returning s.id, s.first_name as "firstName"`.execute(queries)
  const [sider] = rows
  if (sider === undefined) return undefined
  await queries
    .updateTable('sider_links')
    .set({ used_at: now })
    .where('sider_id', '=', sider.id)
    .where('used_at', 'is', null)
    .execute()
  return sider
}

/**
 * Counts one more try of the code in the newest message to this contact, before the code is compared.
 * `undefined` when no message is valid, or after too many tries.
 */
export async function countCodeTry(
  queries: Queries,
  contact: Contact,
  now: Instant,
): Promise<{ tokenHash: Buffer; codeHash: Buffer } | undefined> {
  const { rows } = await sql<{ tokenHash: Buffer; codeHash: Buffer }>`
    update sider_links l set code_tries = code_tries + 1
    where l.token_hash = (
        select k.token_hash from sider_links k join siders on siders.id = k.sider_id
        where ${isAt(contact)} and siders.deactivated_at is null
          and k.used_at is null and k.expires_at > ${now}::timestamptz
        order by k.created_at desc limit 1
      ) and l.code_tries < ${codeTries}
    returning l.token_hash as "tokenHash", l.code_hash as "codeHash"`.execute(queries)
  return rows[0]
}

/** Keeps the language in which a Sider reads, for what the product writes to them. */
export async function storeLocale(queries: Queries, id: string, locale: Locale): Promise<void> {
  await queries.updateTable('siders').set({ locale }).where('id', '=', id).execute()
}

/** Deletes links that open nothing any more, and devices whose time is over. */
export async function removePastAccess(queries: Queries, now: Instant): Promise<void> {
  await deleteInParts(queries, 'sider_links', sql`expires_at <= ${now}::timestamptz`)
  await deleteInParts(queries, 'sider_sessions', sql`expires_at <= ${now}::timestamptz`)
}
