import type { EventKind } from '@renfort/domain/event/event-kinds.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { CompiledQuery, sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'

// All rows are one parameter: a constant text, so that each connection plans it once.
const insert = `
  with written as (insert into events (organisation_id, kind, subject, at, caused_by, data)
  select r.organisation_id, r.kind, r.subject, r.at, r.caused_by,
    case when r.data ? 'siderId'
      then r.data || jsonb_build_object('siderNumber', (
        select n.number from sider_numbers n
        where n.organisation_id = r.organisation_id and n.sider_id = (r.data->>'siderId')::uuid))
      else r.data end
  from jsonb_to_recordset($1::jsonb)
    r (organisation_id uuid, kind text, subject text, at timestamptz, caused_by uuid, data jsonb)
  returning organisation_id)
  select wake_webhooks() where exists (
    select from webhooks w join written on written.organisation_id = w.organisation_id
    where w.disabled_at is null)`

interface InsertedEvent {
  readonly organisation_id: string
  readonly kind: EventKind
  readonly subject: string
  readonly at: Instant
  /** The user who did it; `null` for a Sider and for the product. */
  readonly caused_by: string | null
  readonly data: object
}

/** Adds events, and wakes the delivery of a company that has webhooks. */
export function eventInsert(rows: readonly InsertedEvent[]): CompiledQuery {
  return CompiledQuery.raw(insert, [json(rows)])
}

/** Events that are given their places at once. */
const numberedAtOnce = 2_000

/** Gives the committed events of a company their places in its sequence. */
export async function numberEvents(queries: Queries, organisationId: string): Promise<void> {
  let numbered = numberedAtOnce
  while (numbered === numberedAtOnce) {
    const { rows } = await sql<{ numbered: number }>`
      select number_events(${organisationId}::uuid, ${numberedAtOnce}::integer) as numbered`.execute(
      queries,
    )
    numbered = rows[0]?.numbered ?? 0
  }
}

/** The companies with events that have no place yet. */
export async function findUnnumbered(queries: Queries): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('events')
    .select('organisation_id')
    .distinct()
    .where('sequence', 'is', null)
    .execute()
  return rows.map(({ organisation_id }) => organisation_id)
}

export interface EventRow {
  readonly id: string
  readonly sequence: number
  readonly type: EventKind
  readonly timestamp: Instant
  readonly data: Record<string, unknown>
}

/** The events of a company after a place, in the order of its sequence. */
export async function findEvents(
  queries: Queries,
  {
    organisationId,
    after,
    limit,
  }: {
    readonly organisationId: string
    readonly after: number
    readonly limit: number
  },
): Promise<readonly EventRow[]> {
  const { rows } = await sql<EventRow>`
    select id, sequence, kind as type, at as timestamp, data from events
    where organisation_id = ${organisationId} and sequence > ${after}::bigint
    order by sequence limit ${limit}`.execute(queries)
  return rows
}

/** The last place that was swept; 0 where nothing was. */
export async function findSwept(queries: Queries, organisationId: string): Promise<number> {
  const row = await queries
    .selectFrom('event_counters')
    .select('swept')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  return Number(row?.swept ?? 0)
}

/** Deletes some events that happened before an instant, and returns how many. */
export async function deleteEventsBefore(
  queries: Queries,
  before: Instant,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    with gone as (
      delete from events where id in (
        select id from events where at < ${before}::timestamptz and sequence is not null
        order by at limit ${most}
      ) returning organisation_id, sequence
    ), noted as (
      update event_counters c set swept = greatest(c.swept, g.last)
      from (select organisation_id, max(sequence) as last from gone group by 1) g
      where c.organisation_id = g.organisation_id
    )
    select count(*)::int as deleted from gone`.execute(queries)
  return rows[0]?.deleted ?? 0
}
