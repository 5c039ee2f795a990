import type { TeamRole } from '@renfort/domain/access/actor.ts'
import type { Condition, groupFilters } from '@renfort/domain/directory-sync/filter.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { storedId } from './user-queries.ts'

export type GroupCondition = Condition<(typeof groupFilters)[number]>

export interface GroupRow {
  readonly id: string
  readonly displayName: string
  readonly externalId: string | null
  readonly role: TeamRole | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
}

export interface MemberRow {
  readonly id: string
  readonly userName: string
}

const groupColumns = [
  'g.id',
  'g.display_name as displayName',
  'g.external_id as externalId',
  sql<TeamRole | null>`g.role`.as('role'),
  'g.created_at as createdAt',
  'g.updated_at as updatedAt',
] as const

function groups(queries: Queries, organisationId: string) {
  return queries.selectFrom('directory_groups as g').where('g.organisation_id', '=', organisationId)
}

export async function findGroup(
  queries: Queries,
  organisationId: string,
  id: string,
): Promise<GroupRow | undefined> {
  const stored = storedId(id)
  if (stored === null) return undefined
  return groups(queries, organisationId)
    .select(groupColumns)
    .where('g.id', '=', stored)
    .executeTakeFirst()
}

export async function findGroups(
  queries: Queries,
  organisationId: string,
  page: {
    readonly conditions: readonly GroupCondition[]
    readonly offset: number
    readonly limit: number
  },
): Promise<{ readonly total: number; readonly rows: readonly GroupRow[] }> {
  let found = groups(queries, organisationId)
  for (const condition of page.conditions) found = found.where(groupCondition(condition))
  const { total } = await found
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  if (total <= page.offset || page.limit === 0) return { total, rows: [] }
  const rows = await found
    .select(groupColumns)
    .orderBy('g.created_at')
    .orderBy('g.id')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  return { total, rows }
}

function groupCondition({ attribute, value }: GroupCondition) {
  const text = String(value)
  switch (attribute) {
    case 'id':
      return sql<boolean>`g.id = ${storedId(text)}::uuid`
    case 'displayname':
      return sql<boolean>`lower(g.display_name) = lower(${text})`
    case 'externalid':
      return sql<boolean>`g.external_id = ${text}`
    case 'members':
      return sql<boolean>`exists (select from directory_members m
        where m.group_id = g.id and m.directory_user_id = ${storedId(text)}::uuid)`
  }
}

/** All groups with the number of their members, by name. */
export async function findCountedGroups(queries: Queries, organisationId: string) {
  return countedGroups(queries, organisationId).orderBy('g.display_name').execute()
}

export async function findCountedGroup(queries: Queries, organisationId: string, id: string) {
  return countedGroups(queries, organisationId).where('g.id', '=', id).executeTakeFirst()
}

function countedGroups(queries: Queries, organisationId: string) {
  return groups(queries, organisationId).select([
    'g.id',
    'g.display_name as name',
    sql<TeamRole | null>`g.role`.as('role'),
    sql<number>`(select count(*)::int from directory_members m where m.group_id = g.id)`.as(
      'members',
    ),
  ])
}

export async function countGroups(queries: Queries, organisationId: string): Promise<number> {
  const { total } = await groups(queries, organisationId)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function isGroupTaken(
  queries: Queries,
  organisationId: string,
  { displayName, exceptFor }: { readonly displayName: string; readonly exceptFor: string | null },
): Promise<boolean> {
  const row = await groups(queries, organisationId)
    .select('g.id')
    .where(sql<boolean>`lower(g.display_name) = lower(${displayName})`)
    .where(sql<boolean>`g.id is distinct from ${exceptFor}::uuid`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function findMembersOf(
  queries: Queries,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, MemberRow[]>> {
  const rows = await queries
    .selectFrom('directory_members as m')
    .innerJoin('directory_users as d', 'd.id', 'm.directory_user_id')
    .select(['m.group_id as of', 'd.id', 'd.user_name as userName'])
    .where(sql<boolean>`m.group_id = any(${[...groupIds]}::uuid[])`)
    .orderBy('d.user_name')
    .execute()
  return Map.groupBy(rows, ({ of }) => of)
}

/** Those of the ids that are people of the directory. */
export async function findKnownUsers(
  queries: Queries,
  organisationId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const stored = ids.map(storedId).filter((id) => id !== null)
  const rows = await queries
    .selectFrom('directory_users')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`id = any(${stored}::uuid[])`)
    .execute()
  return rows.map(({ id }) => id)
}

export async function insertGroup(
  queries: Queries,
  organisationId: string,
  group: { readonly displayName: string; readonly externalId: string | null },
  now: Instant,
): Promise<string> {
  const { id } = await queries
    .insertInto('directory_groups')
    .values({
      organisation_id: organisationId,
      display_name: group.displayName,
      external_id: group.externalId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function storeGroup(
  queries: Queries,
  id: string,
  group: { readonly displayName: string; readonly externalId: string | null },
  now: Instant,
): Promise<void> {
  await queries
    .updateTable('directory_groups')
    .set({ display_name: group.displayName, external_id: group.externalId, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function storeGroupRole(
  queries: Queries,
  id: string,
  role: TeamRole | null,
): Promise<void> {
  await queries.updateTable('directory_groups').set({ role }).where('id', '=', id).execute()
}

export async function addMembers(
  queries: Queries,
  group: { readonly organisationId: string; readonly id: string },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await sql`insert into directory_members (group_id, directory_user_id, organisation_id)
    select ${group.id}::uuid, id, ${group.organisationId}::uuid from unnest(${[...ids]}::uuid[]) id
    on conflict do nothing`.execute(queries)
}

export async function removeMembers(
  queries: Queries,
  groupId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await queries
    .deleteFrom('directory_members')
    .where('group_id', '=', groupId)
    .where(sql<boolean>`directory_user_id = any(${[...ids]}::uuid[])`)
    .execute()
}

export async function deleteGroupRow(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('directory_groups').where('id', '=', id).execute()
}
