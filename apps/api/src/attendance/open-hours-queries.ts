import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { validateLocked } from './validation-queries.ts'

interface DueUntil {
  readonly startedBefore: Instant
  readonly disputedUntil: Instant
  /** Work that no shift planned is due once it was told before this. */
  readonly deadline: Instant
  /** All others are due once they were made until this: when the run was done, or is. */
  readonly madeUntil: Instant
}

export interface DueHours extends DueUntil {
  /** The last start of those that were validated before, which are not looked at again. */
  readonly startedFrom: Instant | null
  readonly now: Instant
  readonly limit: number
}

/** Hours whose deadline has passed and that nobody has decided. */
function isDue({
  startedBefore,
  disputedUntil,
  deadline,
  madeUntil,
}: DueUntil): RawBuilder<boolean> {
  return sql<boolean>`status in ('att.waiting', 'att.disputed') and paid_at is null
    and starts_at < ${startedBefore}::timestamptz and not within_others
    and (status = 'att.waiting' or disputed_at <= ${disputedUntil}::timestamptz)
    and created_at <= ${madeUntil}::timestamptz
    and (shift_id is not null or created_at < ${deadline}::timestamptz)`
}

/**
 * Waits for whoever holds hours whose deadline has passed, and locks those that are left as they were.
 * In the order of all who lock several hours; nothing is written before, so that nobody waits in return.
 */
export async function lockDue(queries: Queries, due: DueUntil): Promise<void> {
  await sql`select from attendances where ${isDue(due)} order by id for update`.execute(queries)
}

/** Validates hours whose deadline has passed and that nobody else holds, in every company, the oldest first. */
export async function validateDue(queries: Queries, { startedFrom, now, limit, ...due }: DueHours) {
  const { rows } = await sql<{ id: string; versionCount: null }>`
    select id, null as "versionCount" from attendances
    where ${isDue(due)} and starts_at >= coalesce(${startedFrom}::timestamptz, '-infinity')
    order by starts_at, id limit ${limit} for update skip locked`.execute(queries)
  const action = { type: 'validation', updatedAt: now, updatedBy: null, origin: 'company' } as const
  return validateLocked(queries, rows, { action, now })
}

/** Whether anything is due. */
export async function hasDue(queries: Queries, due: DueUntil): Promise<boolean> {
  const { rows } = await sql`select from attendances where ${isDue(due)} limit 1`.execute(queries)
  return rows.length > 0
}

/** When the run of a Monday was done; `null` while it was not. */
export async function findValidationRun(
  queries: Queries,
  deadline: Instant,
): Promise<Instant | null> {
  const row = await queries
    .selectFrom('validation_runs')
    .select('done_at')
    .where('deadline', '=', deadline)
    .executeTakeFirst()
  return row?.done_at ?? null
}

/** Keeps that the run of a Monday was done; the first time counts. */
export async function insertValidationRun(
  queries: Queries,
  run: { readonly deadline: Instant; readonly doneAt: Instant },
): Promise<void> {
  await queries
    .insertInto('validation_runs')
    .values({ deadline: run.deadline, done_at: run.doneAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The first hours that wait, and the disputed ones with what their deadline depends on. */
export async function findFirstOpenHours(queries: Queries): Promise<{
  readonly waitingFrom: Instant | null
  readonly disputed: readonly { readonly startsAt: Instant; readonly disputedAt: Instant }[]
}> {
  const { rows } = await sql<{ startsAt: Instant; disputedAt: Instant | null }>`
    (select starts_at as "startsAt", null as "disputedAt" from attendances
      where status = 'att.waiting' and paid_at is null and not within_others order by starts_at limit 1)
    union all
    (select starts_at, disputed_at from attendances
      where status = 'att.disputed' and paid_at is null and disputed_at is not null
      order by starts_at limit 500)`.execute(queries)
  return {
    waitingFrom: rows.find(({ disputedAt }) => disputedAt === null)?.startsAt ?? null,
    disputed: rows.flatMap(({ startsAt, disputedAt }) =>
      disputedAt === null ? [] : [{ startsAt, disputedAt }],
    ),
  }
}
