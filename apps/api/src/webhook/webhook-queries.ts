import type { BusinessEventKind } from '@renfort/domain/event/event-kinds.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

export interface WebhookRow {
  readonly id: string
  readonly url: string
  readonly kinds: BusinessEventKind[]
  readonly disabled: boolean
}

export interface ListedWebhookRow extends WebhookRow {
  readonly createdAt: Instant
  readonly secretSince: Instant
  readonly previousSecretUntil: Instant | null
  readonly waiting: number
  readonly parked: number
}

/** The webhooks of a company, the oldest first. */
export async function findWebhooks(
  queries: Queries,
  organisationId: string,
  now: Instant,
): Promise<ListedWebhookRow[]> {
  const { rows } = await sql<ListedWebhookRow>`
    select w.id, w.url, w.kinds, w.disabled_at is not null as disabled,
      w.created_at as "createdAt", s.since as "secretSince", s.until as "previousSecretUntil",
      d.waiting, d.parked
    from webhooks w
    cross join lateral (
      select max(created_at) as since, max(valid_until) filter (where valid_until > ${now}::timestamptz) as until
      from webhook_secrets where webhook_id = w.id
    ) s
    cross join lateral (
      select count(*) filter (where state = 'waiting')::int as waiting,
        count(*) filter (where state = 'parked')::int as parked
      from webhook_deliveries where webhook_id = w.id and state in ('waiting', 'parked')
    ) d
    where w.organisation_id = ${organisationId}
    order by w.created_at, w.id`.execute(queries)
  return rows
}

/** A webhook of the company, locked until the end of the transaction. */
export async function lockWebhook(
  queries: Queries,
  organisationId: string,
  id: string,
): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`
    select id, url, kinds, disabled_at is not null as disabled
    from webhooks where organisation_id = ${organisationId} and id = ${id} for update`.execute(
    queries,
  )
  return rows[0]
}

/** Lets no two webhooks of a company be made at once. */
export async function lockCompany(queries: Queries, organisationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${organisationId}`}, 0))`.execute(
    queries,
  )
}

export async function countWebhooks(queries: Queries, organisationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from webhooks where organisation_id = ${organisationId}`.execute(
    queries,
  )
  return rows[0]?.count ?? 0
}

export async function insertWebhook(
  queries: Queries,
  organisationId: string,
  { url, kinds }: Pick<WebhookRow, 'url' | 'kinds'>,
  now: Instant,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into webhooks (organisation_id, url, kinds, created_at, updated_at)
    values (${organisationId}, ${url}, ${kinds}::text[], ${now}, ${now}) returning id`.execute(
    queries,
  )
  return rows[0]?.id ?? ''
}

export async function saveWebhook(
  queries: Queries,
  { id, url, kinds, disabled }: WebhookRow,
  now: Instant,
): Promise<void> {
  await sql`
    update webhooks set url = ${url}, kinds = ${kinds}::text[],
      disabled_at = case when ${disabled} then coalesce(disabled_at, ${now}::timestamptz) end,
      updated_at = ${now}
    where id = ${id}`.execute(queries)
}

export async function removeWebhook(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('webhooks').where('id', '=', id).execute()
}

/**
 * Stores a new secret. The one before signs until an instant beside it, and those before that one
 * no more: never more than two are valid.
 */
export async function insertSecret(
  queries: Queries,
  {
    organisationId,
    webhookId,
    secret,
    previousUntil,
  }: {
    readonly organisationId: string
    readonly webhookId: string
    readonly secret: string
    readonly previousUntil: Instant
  },
  now: Instant,
): Promise<void> {
  await queries
    .deleteFrom('webhook_secrets')
    .where('webhook_id', '=', webhookId)
    .where('valid_until', 'is not', null)
    .execute()
  await queries
    .updateTable('webhook_secrets')
    .set({ valid_until: previousUntil })
    .where('webhook_id', '=', webhookId)
    .execute()
  await queries
    .insertInto('webhook_secrets')
    .values({ organisation_id: organisationId, webhook_id: webhookId, secret, created_at: now })
    .execute()
}
