import type { EventKind } from '@renfort/domain/event/event-kinds.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { DeliveryFailure, DeliveryState } from '@renfort/domain/webhook/webhook-deliveries.ts'
import { CompiledQuery, sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'

/** A delivery that this process has taken, with what is sent. */
export interface TakenDelivery {
  readonly id: string
  readonly webhookId: string
  readonly organisationId: string
  readonly url: string
  /** Those that are valid, the newest first. */
  readonly secrets: readonly string[]
  readonly tries: number
  readonly eventId: string
  readonly sequence: number
  readonly type: EventKind
  readonly timestamp: Instant
  readonly data: Record<string, unknown>
}

/**
 * Takes deliveries that are due for a while, each the first that waits of its webhook and subject,
 * no more than a share of one webhook, so that one that hangs does not hold up the others. What a
 * process took that died comes back.
 */
export async function takeDeliveries(
  queries: Queries,
  {
    now,
    limit,
    perWebhook,
    takenSeconds,
  }: {
    readonly now: Instant
    readonly limit: number
    readonly perWebhook: number
    readonly takenSeconds: number
  },
): Promise<readonly TakenDelivery[]> {
  const { rows } = await sql<TakenDelivery>`
    select t.id, t.webhook_id as "webhookId", t.organisation_id as "organisationId", w.url, t.tries,
      (select json_agg(s.secret order by s.created_at desc) from webhook_secrets s
        where s.webhook_id = w.id
          and (s.valid_until is null or s.valid_until > ${now}::timestamptz)) as secrets,
      e.id as "eventId", e.sequence, e.kind as type, e.at as timestamp, e.data
    from take_deliveries(${now}::timestamptz, ${limit}::integer, ${perWebhook}::integer,
      ${takenSeconds}::integer) t
    join webhooks w on w.id = t.webhook_id
    join events e on e.id = t.event_id
    order by e.sequence`.execute(queries)
  return rows
}

/** How a try ended. */
export interface TryResult {
  readonly delivery: TakenDelivery
  readonly at: Instant
  readonly state: DeliveryState
  /** When a waiting one is tried again. */
  readonly nextTryAt: Instant
  readonly status: number | null
  readonly failure: DeliveryFailure | null
  readonly answer: string
  readonly milliseconds: number
}

const storing = `
  with told as (
    select * from jsonb_to_recordset($1::jsonb) r (id uuid, next_try_at timestamptz,
      at timestamptz, state text, status integer, failure text, answer text, milliseconds integer)
  ), changed as (
    update webhook_deliveries d set state = t.state, tries = d.tries + 1,
      next_try_at = t.next_try_at, taken_until = null, changed_at = t.at
    from told t where d.id = t.id
    returning d.id, d.organisation_id
  )
  insert into webhook_tries (delivery_id, organisation_id, at, status, failure, answer, milliseconds)
  select c.id, c.organisation_id, t.at, t.status, t.failure, t.answer, t.milliseconds
  from changed c join told t on t.id = c.id`

/** Stores how some tries ended; those of a webhook that was deleted meanwhile leave nothing. */
export function triesInsert(results: readonly TryResult[]): CompiledQuery {
  const rows = results.map(({ delivery, nextTryAt, ...result }) => ({
    id: delivery.id,
    next_try_at: nextTryAt,
    ...result,
  }))
  return CompiledQuery.raw(storing, [json(rows)])
}

/** Gives back what was taken and not tried to its end. */
export async function giveBackDeliveries(queries: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`update webhook_deliveries set taken_until = null where id = any(${ids}::uuid[])`.execute(
    queries,
  )
}

/**
 * Notes that the administrators of a webhook are told now; `false` if they were within the last
 * day.
 */
export async function noteTold(queries: Queries, id: string, now: Instant): Promise<string | null> {
  const { rows } = await sql<{ url: string }>`
    update webhooks set told_at = ${now}::timestamptz
    where id = ${id} and (told_at is null or told_at < ${now}::timestamptz - interval '1 day')
    returning url`.execute(queries)
  return rows[0]?.url ?? null
}

export interface DeliveryRow {
  readonly id: string
  readonly eventId: string
  readonly sequence: number
  readonly type: EventKind
  readonly timestamp: Instant
  readonly state: DeliveryState
  readonly tries: number
  readonly nextTryAt: Instant | null
}

export async function findDeliveries(
  queries: Queries,
  {
    webhookId,
    state,
    before,
    limit,
  }: {
    readonly webhookId: string
    readonly state: DeliveryState | undefined
    readonly before: number | undefined
    readonly limit: number
  },
): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select d.id, d.event_id as "eventId", d.sequence, e.kind as type, e.at as timestamp, d.state,
      d.tries, case when d.state = 'waiting' then d.next_try_at end as "nextTryAt"
    from webhook_deliveries d join events e on e.id = d.event_id
    where d.webhook_id = ${webhookId} and d.sequence < coalesce(${before ?? null}::bigint, 9223372036854775807)
      and d.state = coalesce(${state ?? null}::text, d.state)
    order by d.sequence desc limit ${limit}`.execute(queries)
  return rows
}

export interface TryRow {
  readonly at: Instant
  readonly status: number | null
  readonly failure: DeliveryFailure | null
  readonly answer: string
  readonly milliseconds: number
}

export async function findTries(
  queries: Queries,
  {
    webhookId,
    deliveryId,
    limit,
  }: {
    readonly webhookId: string
    readonly deliveryId: string
    readonly limit: number
  },
): Promise<TryRow[] | null> {
  const { rows: known } = await sql`
    select from webhook_deliveries where id = ${deliveryId} and webhook_id = ${webhookId}`.execute(
    queries,
  )
  if (known.length === 0) return null
  const { rows } = await sql<TryRow>`
    select at, status, failure, answer, milliseconds from webhook_tries
    where delivery_id = ${deliveryId} order by id desc limit ${limit}`.execute(queries)
  return rows
}

/** Lets one delivery begin anew; `false` if the webhook has no such one. */
export async function replayOne(
  queries: Queries,
  { webhookId, deliveryId }: { readonly webhookId: string; readonly deliveryId: string },
  now: Instant,
): Promise<boolean> {
  const { rows } = await sql`
    update webhook_deliveries
    set state = 'waiting', tries = 0, next_try_at = ${now}::timestamptz, changed_at = ${now}::timestamptz
    where id = ${deliveryId} and webhook_id = ${webhookId} returning id`.execute(queries)
  return rows.length > 0
}

/** Lets the deliveries of a period begin anew, and makes those that there never were. */
export async function replayBetween(
  queries: Queries,
  {
    webhookId,
    from,
    to,
  }: {
    readonly webhookId: string
    readonly from: Instant
    readonly to: Instant
  },
  now: Instant,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with again as (
      insert into webhook_deliveries
        (webhook_id, organisation_id, event_id, subject, sequence, state, next_try_at, changed_at)
      select w.id, w.organisation_id, e.id, e.subject, e.sequence, 'waiting',
        ${now}::timestamptz, ${now}::timestamptz
      from webhooks w
      join events e on e.organisation_id = w.organisation_id and e.kind = any(w.kinds)
        and e.sequence is not null
      where w.id = ${webhookId} and e.at between ${from}::timestamptz and ${to}::timestamptz
      on conflict (webhook_id, event_id) do update
        set state = 'waiting', tries = 0, next_try_at = excluded.next_try_at,
          changed_at = excluded.changed_at
      returning 1
    )
    select count(*)::int as count from again`.execute(queries)
  return rows[0]?.count ?? 0
}

/** Wakes the delivery once the transaction has committed. */
export async function wakeWebhooks(queries: Queries): Promise<void> {
  await sql`select wake_webhooks()`.execute(queries)
}
