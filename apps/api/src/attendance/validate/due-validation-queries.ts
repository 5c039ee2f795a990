import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { type RawBuilder, sql } from 'kysely'
import { isBeforeDay } from '../../mission-record/place-day-queries.ts'
import type { Queries } from '../../platform/database/db.ts'
import { validateLocked } from './validation-queries.ts'

interface DueUntil {
  /** Hours that start on this local day or later are not due. */
  readonly startedBefore: IsoDate
  readonly disputedUntil: Instant
  /** Unplanned work is due if it was declared before this instant. */
  readonly deadline: Instant
  /**
   * All other hours are due if they were created by this instant: when the run was done, or now.
   */
  readonly madeUntil: Instant
}

export interface DueHours extends DueUntil {
  /** The last start of the hours validated before, which are not read again. */
  readonly startedFrom: Instant | null
  readonly now: Instant
  readonly limit: number
}

const start = { at: sql`starts_at`, missionId: sql`attendances.mission_id` }

/** Whether hours are undecided after their deadline. */
function isDue({
  startedBefore,
  disputedUntil,
  deadline,
  madeUntil,
}: DueUntil): RawBuilder<boolean> {
  return sql<boolean>`status in ('att.waiting', 'att.disputed') and paid_at is null
    and ${isBeforeDay(start, startedBefore)} and not within_others
    and (status = 'att.waiting' or disputed_at <= ${disputedUntil}::timestamptz)
    and created_at <= ${madeUntil}::timestamptz
    and (shift_id is not null or created_at < ${deadline}::timestamptz)`
}

/**
 * Locks undecided hours after their deadline, waiting for other transactions that hold them. It
 * locks in the same order as all code that locks several hours, and before it writes anything, so
 * that no deadlock occurs.
 */
export async function lockDue(queries: Queries, due: DueUntil): Promise<void> {
  await sql`select from attendances where ${isDue(due)} order by id for update`.execute(queries)
}

/**
 * Validates hours after their deadline that no other transaction holds, in every company, the
 * oldest first.
 */
export async function validateDue(queries: Queries, { startedFrom, now, limit, ...due }: DueHours) {
  const { rows } = await sql<{ id: string; versionCount: null }>`
    select id, null as "versionCount" from attendances
    where ${isDue(due)} and starts_at >= coalesce(${startedFrom}::timestamptz, '-infinity')
    order by starts_at, id limit ${limit} for update skip locked`.execute(queries)
  const action = { type: 'validation', updatedAt: now, updatedBy: null, origin: 'company' } as const
  return validateLocked(queries, rows, { action, now })
}

/** Whether any hours are due. */
export async function hasDue(queries: Queries, due: DueUntil): Promise<boolean> {
  const { rows } = await sql`select from attendances where ${isDue(due)} limit 1`.execute(queries)
  return rows.length > 0
}

/** When the run of a Monday was done; `null` if it was not. */
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

/** Stores that the run of a Monday was done; the first time is kept. */
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

interface DisputedHours {
  readonly startsAt: Instant
  readonly disputedAt: Instant
  readonly timeZone: TimeZone
}

/** The first day of waiting hours, and of disputed ones with the values of their deadline. */
export async function findFirstOpenHours(queries: Queries): Promise<{
  readonly waitingFrom: IsoDate | null
  readonly disputed: readonly DisputedHours[]
}> {
  const waits = sql`a.status = 'att.waiting' and a.paid_at is null and not a.within_others`
  // In another time zone, a start up to a day later may still belong to the day before.
  const { rows: waiting } = await sql<{ day: IsoDate | null }>`
    select min((a.starts_at at time zone m.time_zone)::date) as day
    from (select a.starts_at from attendances a where ${waits} order by a.starts_at limit 1) first
    join attendances a on a.starts_at >= first.starts_at
      and a.starts_at < first.starts_at + interval '1 day' and ${waits}
    join missions m on m.id = a.mission_id`.execute(queries)
  const { rows: disputed } = await sql<DisputedHours>`
    select a.starts_at as "startsAt", a.disputed_at as "disputedAt", m.time_zone as "timeZone"
    from attendances a
    join missions m on m.id = a.mission_id
    where a.status = 'att.disputed' and a.paid_at is null and a.disputed_at is not null
    order by a.starts_at limit 500`.execute(queries)
  return { waitingFrom: waiting[0]?.day ?? null, disputed }
}
