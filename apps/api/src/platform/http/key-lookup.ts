import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { CompiledQuery } from 'kysely'
import { type Db, nobody } from '../database/db.ts'

export interface KeyQuestion {
  readonly tokenHash: Buffer
  readonly now: Instant
  /** The day in Paris. */
  readonly today: IsoDate
  /** The caller’s address; `null` where it cannot be read. */
  readonly address: string | null
  /** The company that a key of a group calls for. */
  readonly organisationId: string | null
  /** Milliseconds in which one call, and all calls, come back. */
  readonly step: number
  readonly window: number
}

/** What the database says of a key and of its maker’s present rights. */
export interface KeyRow {
  readonly id: string
  readonly scopes: readonly string[]
  readonly is_ended: boolean
  readonly is_near: boolean
  readonly maker_id: string
  readonly locale: string
  readonly owner_id: string
  readonly owner_kind: string
  readonly owner_role: string | null
  readonly organisation_id: string | null
  readonly parent_id: string | null
  readonly blocked: boolean | null
  readonly role: string | null
  /** When the allowance is whole after this call; `null` where it has no room for it. */
  readonly taken_until: Instant | null
  /** The same before this call. */
  readonly full_at: Instant | null
}

// A constant text, so that each connection plans it once. The call is counted in the statement that
// reads the key, and only where the key may be used.
const text = `
  with known as (
    select k.*, coalesce(k.ends_on < $3::date, false) as is_ended,
      cardinality(k.networks) = 0
        or coalesce($4::inet <<= any(k.networks::cidr[]), false) as is_near
    from api_keys k where k.token_hash = $1::bytea and k.revoked_at is null
  ), usable as (
    select * from known where not is_ended and is_near
  ), taken as (
    insert into call_buckets as b (caller, full_at)
    select token_hash, $2::timestamptz + $6::float8 * interval '1 millisecond' from usable
    on conflict (caller) do update
      set full_at = greatest(b.full_at, $2::timestamptz) + $6::float8 * interval '1 millisecond'
      where greatest(b.full_at, $2::timestamptz) + $6::float8 * interval '1 millisecond'
        <= $2::timestamptz + $7::float8 * interval '1 millisecond'
    returning full_at
  ), used as (
    update api_keys set last_used_at = $2::timestamptz
    where id in (
      select id from usable
      where last_used_at is null or last_used_at < $2::timestamptz - interval '1 minute')
  )
  select k.id, k.scopes, k.is_ended, k.is_near, k.maker_id, u.locale,
    w.id as owner_id, w.kind as owner_kind, e.role as owner_role,
    o.id as organisation_id, o.parent_id, o.blocked_at is not null as blocked,
    coalesce(d.role, p.role) as role, t.full_at as taken_until, b.full_at
  from known k
  join users u on u.id = k.maker_id
  join organisations w on w.id = k.organisation_id
  left join taken t on true
  left join call_buckets b on b.caller = k.token_hash
  left join organisations o on o.kind = 'other' and case when w.kind = 'parent'
    then o.id = $5::uuid and o.parent_id = w.id else o.id = w.id end
  left join memberships e on e.user_id = u.id and e.organisation_id = w.id
  left join memberships d on d.user_id = u.id and d.organisation_id = o.id
  left join memberships p on p.user_id = u.id and p.organisation_id = o.parent_id`

/** Reads a key with its maker’s present rights, and takes one call of its allowance. */
export async function lookUpKey(db: Db, question: KeyQuestion): Promise<KeyRow | undefined> {
  const { tokenHash, now, today, address, organisationId, step, window } = question
  const parameters = [tokenHash, now, today, address, organisationId, step, window]
  const { rows } = await db
    .queries(nobody)
    .executeQuery<KeyRow>(CompiledQuery.raw(text, parameters))
  return rows[0]
}
