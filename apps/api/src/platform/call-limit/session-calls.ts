import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { CompiledQuery } from 'kysely'
import { type Clock, instantAfter } from '../clock.ts'
import { type Db, nobody } from '../database/db.ts'
import { type CallAllowance, type CallCount, fullAfter, stepOf } from './allowance.ts'

/** Counts calls of sessions; `null` where they have no limit. */
export interface SessionCalls {
  count(tokenHash: Buffer): CallCount | null
}

/** Calls that a process takes of the shared account at a time. */
const share = 50
/** Sessions that a process remembers; the oldest is forgotten, and begins again. */
const mostRemembered = 10_000

interface Account {
  /** When the allowance is whole again, as far as this process knows. */
  fullAt: Instant
  /** Calls since the shared account was told. */
  untold: number
}

/**
 * Each process counts by itself and tells the shared account every so many calls, behind the answer:
 * no call waits for the count, and most screens never reach the database with it. Several processes
 * together let pass at most one share each beyond the allowance.
 */
export function createSessionCalls(
  db: Db,
  clock: Clock,
  allowance: CallAllowance | null,
): SessionCalls {
  if (allowance === null) return { count: () => null }
  const accounts = new Map<string, Account>()
  const step = stepOf(allowance)
  const window = allowance.seconds * 1_000
  const later = (one: Instant, other: Instant) => (one > other ? one : other)
  const tell = async (tokenHash: Buffer, account: Account, now: Instant) => {
    const calls = account.untold
    account.untold = 0
    const shared = await tellCalls(db, { tokenHash, now, milliseconds: calls * step })
    account.fullAt = later(account.fullAt, shared)
  }
  return {
    count: (tokenHash) => {
      const now = clock.now()
      const name = tokenHash.toString('base64')
      const account = accounts.get(name) ?? { fullAt: now, untold: 0 }
      accounts.delete(name)
      accounts.set(name, account)
      const [oldest] = accounts.keys()
      if (accounts.size > mostRemembered && oldest !== undefined) accounts.delete(oldest)
      const after = fullAfter(account.fullAt, now) + step
      if (after > window) {
        return { of: 'session', allowance, isRefused: true, fullAfter: after - step }
      }
      account.fullAt = instantAfter(now, after)
      account.untold += 1
      // A database that is away refuses the call itself; the count goes on without it.
      if (account.untold >= share) tell(tokenHash, account, now).catch(() => undefined)
      return { of: 'session', allowance, isRefused: false, fullAfter: after }
    },
  }
}

interface Told {
  readonly tokenHash: Buffer
  readonly now: Instant
  readonly milliseconds: number
}

const text = `
  insert into call_buckets as b (caller, full_at)
  values ($1::bytea, $2::timestamptz + $3::float8 * interval '1 millisecond')
  on conflict (caller) do update
    set full_at = greatest(b.full_at, $2::timestamptz) + $3::float8 * interval '1 millisecond'
  returning full_at`

async function tellCalls(db: Db, { tokenHash, now, milliseconds }: Told): Promise<Instant> {
  const statement = CompiledQuery.raw(text, [tokenHash, now, milliseconds])
  const { rows } = await db.queries(nobody).executeQuery<{ full_at: Instant }>(statement)
  const [row] = rows
  if (row === undefined) throw new Error('The shared account of calls was not told.')
  return row.full_at
}
