import type { FeatureKey } from '@renfort/domain/feature-flag/feature-flag.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** Every setting with its company and its author, sorted by the name of the company. */
export function findSettings(queries: Queries) {
  return queries
    .selectFrom('feature_flags as f')
    .leftJoin('organisations as o', 'o.id', 'f.organisation_id')
    .leftJoin('users as u', 'u.id', 'f.changed_by')
    .select([
      'f.key',
      'f.organisation_id as organisationId',
      'o.name',
      'f.enabled',
      'f.changed_at as changedAt',
      'u.first_name as firstName',
      'u.last_name as lastName',
    ])
    .orderBy('o.name')
    .orderBy('f.organisation_id')
    .execute()
}

export interface SettingKey {
  readonly key: FeatureKey
  readonly organisationId: string | null
}

/** The stored value of a flag, locked until the end of the transaction. */
export async function lockSetting(
  queries: Queries,
  { key, organisationId }: SettingKey,
): Promise<boolean | null> {
  await sql`select pg_advisory_xact_lock(hashtext('feature_flags'))`.execute(queries)
  const row = await queries
    .selectFrom('feature_flags')
    .select('enabled')
    .where('key', '=', key)
    .where(sql<boolean>`organisation_id is not distinct from ${organisationId}::uuid`)
    .executeTakeFirst()
  return row?.enabled ?? null
}

export async function saveSetting(
  queries: Queries,
  { key, organisationId }: SettingKey,
  setting: { enabled: boolean; changedBy: string; now: Instant },
): Promise<void> {
  const { enabled, changedBy: changed_by, now: changed_at } = setting
  await queries
    .insertInto('feature_flags')
    .values({ key, organisation_id: organisationId, enabled, changed_by, changed_at })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'key']).doUpdateSet({ enabled, changed_by, changed_at }),
    )
    .execute()
}

export async function deleteSetting(
  queries: Queries,
  { key, organisationId }: SettingKey,
): Promise<void> {
  await queries
    .deleteFrom('feature_flags')
    .where('key', '=', key)
    .where('organisation_id', '=', organisationId)
    .execute()
}

/** Whether an organisation is a company; a group has no missions, so it has no flags. */
export async function isCompany(queries: Queries, id: string): Promise<boolean> {
  const row = await queries
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'other')
    .executeTakeFirst()
  return row !== undefined
}
