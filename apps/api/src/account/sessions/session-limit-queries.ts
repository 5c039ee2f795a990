import type { SessionLimitHours } from '@renfort/domain/account/session-limit.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import { limitEndOf } from '../../platform/http/session-limit.ts'

export interface StoredLimits {
  readonly hours: SessionLimitHours | null
  readonly groupHours: SessionLimitHours | null
}

/** The limit of a company or group, and that of the group of a company. */
export async function findSessionLimits(
  queries: Queries,
  organisationId: string,
): Promise<StoredLimits> {
  const hoursOf = (column: 'o.id' | 'o.parent_id') =>
    sql<SessionLimitHours | null>`(
      select hours from session_limits where organisation_id = ${sql.ref(column)}
    )`
  return queries
    .selectFrom('organisations as o')
    .select([hoursOf('o.id').as('hours'), hoursOf('o.parent_id').as('groupHours')])
    .where('o.id', '=', organisationId)
    .executeTakeFirstOrThrow()
}

export async function storeSessionLimit(
  queries: Queries,
  organisationId: string,
  hours: SessionLimitHours | null,
): Promise<void> {
  if (hours === null) {
    await queries
      .deleteFrom('session_limits')
      .where('organisation_id', '=', organisationId)
      .execute()
    return
  }
  await queries
    .insertInto('session_limits')
    .values({ organisation_id: organisationId, hours })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet({ hours }))
    .execute()
}

/** Deletes what has ended by a limit that is about to be lifted: it stays ended. */
export async function deleteEndedSessions(
  queries: Queries,
  organisationId: string,
  now: Instant,
): Promise<void> {
  await queries
    .deleteFrom('sessions')
    .where(
      sql<boolean>`user_id in (
        select m.user_id from organisations o join memberships m on m.organisation_id = o.id
        where o.id = ${organisationId}::uuid or o.parent_id = ${organisationId}::uuid)`,
    )
    .where(sql<boolean>`${sql.raw(limitEndOf('sessions'))} <= ${now}::timestamptz`)
    .execute()
}
