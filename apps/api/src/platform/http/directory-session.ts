import { randomBytes } from 'node:crypto'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { CompiledQuery } from 'kysely'
import { type CallCount, fullAfter, stepOf } from '../call-limit/allowance.ts'
import { nobody, type Scope } from '../database/db.ts'
import type { Services } from '../services.ts'
import { refuse } from './refusal.ts'
import type { KeySecret } from './resolve-key.ts'
import { hashToken } from './resolve-session.ts'

/** Recognised by people and by programs that look for secrets in texts. */
const prefix = 'rfd_'
const tokenShape = /^rfd_[A-Za-z0-9_-]{43}$/

/** The directory of a company or a group that calls. */
export interface DirectorySession {
  readonly tokenId: string
  /** The company, or the group, whose directory it is. */
  readonly organisationId: string
  readonly isOfGroup: boolean
}

export function newDirectorySecret(): KeySecret {
  const secret = prefix + randomBytes(32).toString('base64url')
  return { secret, hash: hashToken(secret), start: secret.slice(0, prefix.length + 4) }
}

export function isDirectorySecret(bearer: string | null): bearer is string {
  return bearer?.startsWith(prefix) === true
}

interface Row {
  readonly id: string
  readonly organisation_id: string
  readonly kind: string
  readonly taken_until: Instant | null
  readonly full_at: Instant | null
}

// A constant text, so that each connection plans it once. The call is counted in the statement that
// reads the token.
const text = `
  with known as (
    select * from directory_tokens where token_hash = $1::bytea and revoked_at is null
  ), taken as (
    insert into call_buckets as b (caller, full_at)
    select token_hash, $2::timestamptz + $3::float8 * interval '1 millisecond' from known
    on conflict (caller) do update
      set full_at = greatest(b.full_at, $2::timestamptz) + $3::float8 * interval '1 millisecond'
      where greatest(b.full_at, $2::timestamptz) + $3::float8 * interval '1 millisecond'
        <= $2::timestamptz + $4::float8 * interval '1 millisecond'
    returning full_at
  ), used as (
    update directory_tokens set last_used_at = $2::timestamptz
    where id in (
      select id from known
      where last_used_at is null or last_used_at < $2::timestamptz - interval '1 minute')
  )
  select k.id, k.organisation_id, o.kind, t.full_at as taken_until, b.full_at
  from known k
  join organisations o on o.id = k.organisation_id
  left join taken t on true
  left join call_buckets b on b.caller = k.token_hash`

/** Reads the token on each call, so that a revoked one is refused at once by every process. */
export async function resolveDirectory(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  secret: string,
  tell: (count: CallCount) => void,
): Promise<DirectorySession> {
  if (!tokenShape.test(secret)) throw refuse('errors.key.invalid')
  const now = clock.now()
  const allowance = config.callLimits.key
  const parameters = [hashToken(secret), now, stepOf(allowance), allowance.seconds * 1_000]
  const { rows } = await db.queries(nobody).executeQuery<Row>(CompiledQuery.raw(text, parameters))
  const [row] = rows
  if (row === undefined) throw refuse('errors.key.invalid')
  tell({
    of: 'key',
    allowance,
    isRefused: row.taken_until === null,
    fullAfter: fullAfter(row.taken_until ?? row.full_at ?? now, now),
  })
  return {
    tokenId: row.id,
    organisationId: row.organisation_id,
    isOfGroup: row.kind === 'parent',
  }
}

/** A directory sees what is told of its company or group; the trail names its token. */
export function scopeOfDirectory({ tokenId, organisationId, isOfGroup }: DirectorySession): Scope {
  return {
    actorId: null,
    onBehalfOfId: null,
    keyId: tokenId,
    organisationId,
    reach: { organisationId, groupId: isOfGroup ? organisationId : null },
  }
}
