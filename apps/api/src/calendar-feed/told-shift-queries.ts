import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { CompiledQuery, sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'
import type { ToldFacts } from './calendar-file.ts'

/** Who follows shifts: a link, or a Sider with their phone. */
export type CalendarReader = { readonly feedId: string } | { readonly siderId: string }

export interface ToldRow {
  readonly shiftId: string
  readonly sequence: number
  readonly digest: string
  readonly facts: ToldFacts
  readonly changedAt: Instant
  readonly goneAt: Instant | null
}

/** What a reader was last told, by the start of the shifts. */
export async function findToldShifts(
  queries: Queries,
  reader: CalendarReader,
): Promise<readonly ToldRow[]> {
  const { rows } = await sql<ToldRow>`
    select shift_id as "shiftId", sequence, digest, told as facts, changed_at as "changedAt",
      gone_at as "goneAt"
    from told_shifts where reader_id = ${idOf(reader)}
    order by told ->> 'startsAt', shift_id`.execute(queries)
  return rows
}

interface NewlyTold {
  readonly shiftId: string
  readonly organisationId: string
  readonly digest: string
  readonly facts: ToldFacts
}

// Two readings at once store the same, so that the second one changes nothing.
const insert = `
  insert into told_shifts as t
    (reader_id, feed_id, sider_id, shift_id, organisation_id, digest, told, changed_at)
  select coalesce($1::uuid, $2::uuid), $1::uuid, $2::uuid, d."shiftId", d."organisationId", d.digest,
    d.facts, $3::timestamptz
  from jsonb_to_recordset($4::jsonb)
    d ("shiftId" uuid, "organisationId" uuid, digest text, facts jsonb)
  on conflict (reader_id, shift_id) do update
  set sequence = t.sequence + 1, digest = excluded.digest, told = excluded.told,
    changed_at = excluded.changed_at, gone_at = null
  where t.digest <> excluded.digest or t.gone_at is not null`

/** Stores what a reader is told from now on: each change raises the sequence of its shift. */
export async function storeToldShifts(
  queries: Queries,
  reader: CalendarReader,
  {
    told,
    gone,
    dropped,
    now,
  }: {
    readonly told: readonly NewlyTold[]
    readonly gone: readonly string[]
    readonly dropped: readonly string[]
    readonly now: Instant
  },
): Promise<void> {
  const readerId = idOf(reader)
  if (told.length > 0) {
    const feedId = 'feedId' in reader ? reader.feedId : null
    const siderId = 'siderId' in reader ? reader.siderId : null
    await queries.executeQuery(CompiledQuery.raw(insert, [feedId, siderId, now, json(told)]))
  }
  if (gone.length > 0) {
    await sql`
      update told_shifts set gone_at = ${now}, changed_at = ${now}, sequence = sequence + 1
      where reader_id = ${readerId} and shift_id = any(${gone}::uuid[]) and gone_at is null`.execute(
      queries,
    )
  }
  if (dropped.length > 0) {
    await sql`
      delete from told_shifts
      where reader_id = ${readerId} and shift_id = any(${dropped}::uuid[])`.execute(queries)
  }
}

function idOf(reader: CalendarReader): string {
  return 'feedId' in reader ? reader.feedId : reader.siderId
}
