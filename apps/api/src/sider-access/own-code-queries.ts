import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { codeTries, type LinkWay } from '@renfort/domain/sider/way-in.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** What a code of a Sider confirms: a signature, or that a new mailbox or phone is theirs. */
export type CodePurpose = 'sign' | 'email' | 'phone'

interface NewCode {
  readonly siderId: string
  readonly purpose: CodePurpose
  readonly about: string
  readonly codeHash: Buffer
  readonly through: LinkWay
  readonly contact: string
  readonly now: Instant
  readonly expiresAt: Instant
}

/** Stores a code in place of the former one for the same purpose. */
export async function storeCode(queries: Queries, code: NewCode): Promise<void> {
  await sql`
    insert into sider_codes (sider_id, purpose, about, code_hash, through, contact, created_at,
      expires_at, tries)
    values (${code.siderId}, ${code.purpose}, ${code.about}, ${code.codeHash}::bytea,
      ${code.through}, ${code.contact}, ${code.now}, ${code.expiresAt}, 0)
    on conflict (sider_id, purpose) do update set about = excluded.about,
      code_hash = excluded.code_hash, through = excluded.through, contact = excluded.contact,
      created_at = excluded.created_at, expires_at = excluded.expires_at, tries = 0`.execute(
    queries,
  )
}

export interface SentCode {
  readonly codeHash: Buffer
  readonly about: string
  readonly through: LinkWay
  readonly contact: string
  readonly sentAt: Instant
}

/** The code that a Sider may try, which no other call tries meanwhile; `undefined` where none is valid. */
export async function lockOwnCode(
  queries: Queries,
  { siderId, purpose }: Pick<NewCode, 'siderId' | 'purpose'>,
  now: Instant,
): Promise<SentCode | undefined> {
  const { rows } = await sql<SentCode>`
    select code_hash as "codeHash", about, through, contact, created_at as "sentAt"
    from sider_codes
    where sider_id = ${siderId}::uuid and purpose = ${purpose} and tries < ${codeTries}
      and expires_at > ${now}::timestamptz
    for update`.execute(queries)
  return rows[0]
}

export async function countWrongCode(
  queries: Queries,
  { siderId, purpose }: Pick<NewCode, 'siderId' | 'purpose'>,
): Promise<void> {
  await queries
    .updateTable('sider_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('sider_id', '=', siderId)
    .where('purpose', '=', purpose)
    .execute()
}

/** Uses the code up, in the transaction of what it confirms; `false` where another call did. */
export async function useCode(
  queries: Queries,
  { siderId, purpose }: Pick<NewCode, 'siderId' | 'purpose'>,
  codeHash: Buffer,
): Promise<boolean> {
  const row = await queries
    .deleteFrom('sider_codes')
    .where('sider_id', '=', siderId)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)
    .returning('sider_id')
    .executeTakeFirst()
  return row !== undefined
}
