import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import { releaseFile } from '../file/file-queries.ts'
import type { Queries } from '../platform/database/db.ts'

export type ErasureOutcome = 'erased' | 'refused' | 'withdrawn'

/** The last request of a Sider to be erased. */
export async function findLastErasure(queries: Queries, siderId: string) {
  return queries
    .selectFrom('sider_erasures')
    .select(['asked_at as askedAt', 'note', sql<ErasureOutcome | null>`outcome`.as('outcome')])
    .where('sider_id', '=', siderId)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Stores a request; `false` where one waits already. */
export async function insertErasure(
  queries: Queries,
  siderId: string,
  { comment, now }: { readonly comment: string | null; readonly now: Instant },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into sider_erasures (sider_id, asked_at, comment)
    values (${siderId}::uuid, ${now}::timestamptz, ${comment})
    on conflict (sider_id) where closed_at is null do nothing
    returning id`.execute(queries)
  return rows.length > 0
}

interface Closing {
  readonly outcome: ErasureOutcome
  readonly note: string | null
  readonly closedBy: string | null
  readonly now: Instant
}

/** Closes the request that waits, by its id or of a Sider; `undefined` where none does. */
export async function closeErasure(
  queries: Queries,
  of: { readonly id: string } | { readonly siderId: string },
  { outcome, note, closedBy, now }: Closing,
): Promise<{ siderId: string } | undefined> {
  return queries
    .updateTable('sider_erasures')
    .set({ closed_at: now, closed_by: closedBy, outcome, note })
    .where('id' in of ? 'id' : 'sider_id', '=', 'id' in of ? of.id : of.siderId)
    .where('closed_at', 'is', null)
    .returning('sider_id as siderId')
    .executeTakeFirst()
}

export async function findErasure(queries: Queries, id: string) {
  return queries
    .selectFrom('sider_erasures')
    .select(['sider_id as siderId'])
    .where('id', '=', id)
    .executeTakeFirst()
}

const mostListed = 200

/** The requests that wait, the first to ask first. */
export async function findWaitingErasures(queries: Queries, now: Instant) {
  return queries
    .selectFrom('sider_erasures as e')
    .innerJoin('siders as w', 'w.id', 'e.sider_id')
    .select([
      'e.id',
      'e.sider_id as siderId',
      'e.asked_at as askedAt',
      'e.comment',
      'w.first_name as firstName',
      'w.last_name as lastName',
      sql<number>`(
        select count(*)::int from assignments a join shifts s on s.id = a.shift_id
        where a.sider_id = e.sider_id and s.ends_at > ${now}::timestamptz)`.as('upcomingShifts'),
    ])
    .where('e.closed_at', 'is', null)
    .orderBy('e.asked_at')
    .limit(mostListed)
    .execute()
}

/** Rows of a Sider that go with them. */
export const erasedTables = [
  'sider_addresses',
  'sider_licence_ends',
  'sider_favourites',
  'sider_unavailabilities',
  'sider_sessions',
  'sider_links',
  'sider_codes',
  'clocking_positions',
  'sider_reminders',
  'noticed_delays',
  'told_shifts',
  'sider_numbers',
] as const

/**
 * Takes away what no law keeps: contacts, address, picture, career, absences, opinions, own words,
 * devices, where they clocked, what they were reminded of. Contracts, hours and invoices keep what they say; the row stays for them, without a name.
 */
export async function anonymiseSider(
  queries: Queries,
  {
    id,
    pictureKey,
    now,
  }: { readonly id: string; readonly pictureKey: string | null; readonly now: Instant },
): Promise<void> {
  if (pictureKey !== null) await releaseFile(queries, pictureKey)
  for (const { key } of await resumesOf(queries, id)) await releaseFile(queries, key)
  await sql`
    update siders set first_name = 'Sider', last_name = 'effacé', phone_number = 'x' || id,
      email = null, picture_url = null, job_title_ids = '[]', experiences = '[]',
      educations = '[]', licence_ids = '[]', language_ids = '[]', city = null, lat = null,
      lng = null, deactivated_at = coalesce(deactivated_at, ${now}::timestamptz)
    where id = ${id}::uuid`.execute(queries)
  for (const table of erasedTables) {
    await queries.deleteFrom(table).where('sider_id', '=', id).execute()
  }
  await sql`update feedbacks set comment = null where sider_id = ${id}::uuid`.execute(queries)
  await sql`update removed_hires set comment = null where sider_id = ${id}::uuid`.execute(queries)
  await sql`update requested_siders set answer_comment = null
    where sider_id = ${id}::uuid`.execute(queries)
  await sql`update applicants set comment = null, cv_key = null
    where sider_id = ${id}::uuid`.execute(queries)
}

async function resumesOf(queries: Queries, siderId: string): Promise<readonly { key: string }[]> {
  const { rows } = await sql<{ key: string }>`
    select cv_key as key from applicants
    where sider_id = ${siderId}::uuid and cv_key is not null`.execute(queries)
  return rows
}
