import type { ShownPlanning } from '@renfort/contract/planning-view.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'

/** The owner of views: one person in one company. */
export interface ViewOwner {
  readonly organisationId: string
  readonly userId: string
}

const columns = ['id', 'name', 'shown', 'is_default as isDefault'] as const

export async function findViews(queries: Queries, { organisationId, userId }: ViewOwner) {
  return queries
    .selectFrom('planning_views')
    .select(columns)
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .orderBy(sql`lower(name)`)
    .execute()
}

/**
 * The views of a person, locked until the end of the transaction, so that two calls cannot both
 * pass the limit or the check of names.
 */
export async function lockViews(queries: Queries, owner: ViewOwner) {
  const { organisationId, userId } = owner
  await sql`select pg_advisory_xact_lock(hashtextextended(${`planning-views ${organisationId} ${userId}`}, 0))`.execute(
    queries,
  )
  return findViews(queries, owner)
}

/** Stores a view; one of the same name, whatever its case, is replaced. */
export async function putView(
  queries: Queries,
  { organisationId, userId }: ViewOwner,
  { name, shown }: { readonly name: string; readonly shown: ShownPlanning },
  now: Instant,
) {
  const values = { name, shown: json(shown), updated_at: now }
  return queries
    .insertInto('planning_views')
    .values({ ...values, organisation_id: organisationId, user_id: userId, created_at: now })
    .onConflict((conflict) =>
      conflict.expression(sql`organisation_id, user_id, lower(name)`).doUpdateSet(values),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Renames a view, or makes it the default or not; a new default replaces the former one. */
export async function updateView(
  queries: Queries,
  { organisationId, userId }: ViewOwner,
  {
    id,
    name,
    isDefault,
  }: { readonly id: string; readonly name: string; readonly isDefault: boolean },
  now: Instant,
) {
  if (isDefault) {
    await queries
      .updateTable('planning_views')
      .set({ is_default: false, updated_at: now })
      .where('organisation_id', '=', organisationId)
      .where('user_id', '=', userId)
      .where('id', '<>', id)
      .where('is_default', '=', true)
      .execute()
  }
  return queries
    .updateTable('planning_views')
    .set({ name, is_default: isDefault, updated_at: now })
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Removes a view and returns it; `undefined` when the person has no such view. */
export async function removeView(
  queries: Queries,
  { organisationId, userId }: ViewOwner,
  id: string,
) {
  return queries
    .deleteFrom('planning_views')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}
