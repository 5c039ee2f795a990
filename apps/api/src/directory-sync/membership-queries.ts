import type { TeamRole } from '@renfort/domain/access/actor.ts'
import type { PersonName } from '@renfort/domain/kernel/person-name.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Administrators } from '@renfort/domain/team/team.ts'
import { sql } from 'kysely'
import { isUniqueViolation } from '../platform/database/database-failure.ts'
import type { Queries } from '../platform/database/db.ts'

export async function findAdministrators(
  queries: Queries,
  organisationId: string,
): Promise<Administrators> {
  const rows = await queries
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('sso_connections as c', 'c.organisation_id', 'm.organisation_id')
    .select(['m.user_id as id', 'c.emergency_admin_id as emergencyId'])
    .where('m.organisation_id', '=', organisationId)
    .where('m.role', '=', 'admin')
    .where('u.validated_at', 'is not', null)
    .execute()
  return { ids: rows.map(({ id }) => id), emergencyId: rows[0]?.emergencyId ?? null }
}

/** The account with an address, locked, and whether it is a member here or anywhere. */
export async function findAccountByAddress(
  queries: Queries,
  organisationId: string,
  email: string,
) {
  return queries
    .selectFrom('users as u')
    .select([
      'u.id',
      'u.is_insider as isInsider',
      sql<boolean>`exists (select from memberships m where m.user_id = u.id
        and m.organisation_id = ${organisationId}::uuid)`.as('isMember'),
    ])
    .where('u.email', '=', email)
    .forUpdate(['u'])
    .executeTakeFirst()
}

/** Opens an account whose address the directory vouches for: its owner needs no invitation. */
export async function validateAccount(
  queries: Queries,
  userId: string,
  now: Instant,
): Promise<void> {
  await queries
    .updateTable('users')
    .set({ validated_at: now })
    .where('id', '=', userId)
    .where('validated_at', 'is', null)
    .execute()
}

export async function findRoleOf(
  queries: Queries,
  organisationId: string,
  userId: string,
): Promise<TeamRole | null> {
  const row = await queries
    .selectFrom('memberships')
    .select(sql<TeamRole>`role`.as('role'))
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.role ?? null
}

/** An account that belongs to this company or group alone; `undefined` for one that others share. */
export async function findOwnAccount(queries: Queries, organisationId: string, userId: string) {
  return queries
    .selectFrom('users as u')
    .select(['u.email', 'u.first_name as firstName', 'u.last_name as lastName'])
    .where('u.id', '=', userId)
    .where('u.is_insider', '=', false)
    .where(
      sql<boolean>`not exists (select from memberships m where m.user_id = u.id
        and m.organisation_id <> ${organisationId}::uuid)`,
    )
    .forUpdate(['u'])
    .executeTakeFirst()
}

export async function renameAccount(
  queries: Queries,
  userId: string,
  { firstName, lastName }: PersonName,
): Promise<void> {
  await queries
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName })
    .where('id', '=', userId)
    .execute()
}

/** Gives an account another address; `false` when somebody else has it, even by a simultaneous call. */
export async function moveAccount(
  queries: Queries,
  userId: string,
  email: string,
): Promise<boolean> {
  const taken = await queries
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', userId)
    .executeTakeFirst()
  if (taken !== undefined) return false
  try {
    await queries.updateTable('users').set({ email }).where('id', '=', userId).execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** Ends the sessions that the provider of this company or group opened, of an account that others share. */
export async function deleteSessionsOpenedBy(
  queries: Queries,
  organisationId: string,
  userId: string,
): Promise<void> {
  await queries
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where(
      sql<boolean>`id in (select session_id from sso_sessions
        where organisation_id = ${organisationId}::uuid)`,
    )
    .execute()
}

/** The role that each active person of the directory has now, and the roles that their groups give them. */
export async function findStandings(
  queries: Queries,
  organisationId: string,
  directoryUserIds: readonly string[],
) {
  return queries
    .selectFrom('directory_users as d')
    .innerJoin('memberships as m', (join) =>
      join
        .onRef('m.user_id', '=', 'd.user_id')
        .onRef('m.organisation_id', '=', 'd.organisation_id'),
    )
    .select([
      'd.id',
      'm.user_id as userId',
      sql<TeamRole>`m.role`.as('role'),
      'd.is_led_by_group as isLedByGroup',
      sql<TeamRole[]>`array(select distinct g.role from directory_members x
        join directory_groups g on g.id = x.group_id
        where x.directory_user_id = d.id and g.role is not null)`.as('given'),
    ])
    .where('d.organisation_id', '=', organisationId)
    .where('d.active', '=', true)
    .where(sql<boolean>`d.id = any(${[...directoryUserIds]}::uuid[])`)
    .execute()
}

export async function markLedByGroup(
  queries: Queries,
  id: string,
  isLedByGroup: boolean,
): Promise<void> {
  await queries
    .updateTable('directory_users')
    .set({ is_led_by_group: isLedByGroup })
    .where('id', '=', id)
    .execute()
}
