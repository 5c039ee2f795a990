import type { Condition, userFilters } from '@renfort/domain/directory-sync/filter.ts'
import type { DirectoryUser } from '@renfort/domain/directory-sync/directory-user.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import { isUniqueViolation } from '../platform/database/database-failure.ts'
import type { Queries } from '../platform/database/db.ts'

export type UserCondition = Condition<(typeof userFilters)[number]>

/** A person of a directory as they are stored. */
export interface StoredUser extends DirectoryUser {
  readonly id: string
  readonly userId: string | null
  readonly isLedByGroup: boolean
  readonly createdAt: Instant
  readonly updatedAt: Instant
}

const userColumns = [
  'd.id',
  'd.user_id as userId',
  'd.user_name as userName',
  'd.external_id as externalId',
  'd.given_name as givenName',
  'd.family_name as familyName',
  'd.formatted',
  'd.display_name as displayName',
  'd.email',
  'd.active',
  'd.is_led_by_group as isLedByGroup',
  'd.created_at as createdAt',
  'd.updated_at as updatedAt',
] as const

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** An id of a resource as it is stored; `null` for a text that is no id. */
export function storedId(text: string): string | null {
  return uuid.test(text) ? text.toLowerCase() : null
}

function users(queries: Queries, organisationId: string) {
  return queries
    .selectFrom('directory_users as d')
    .where('d.organisation_id', '=', organisationId)
    .where('d.deleted_at', 'is', null)
}

export async function findUser(
  queries: Queries,
  organisationId: string,
  id: string,
): Promise<StoredUser | undefined> {
  const stored = storedId(id)
  if (stored === null) return undefined
  return users(queries, organisationId)
    .select(userColumns)
    .where('d.id', '=', stored)
    .executeTakeFirst()
}

interface UserPage {
  readonly total: number
  readonly rows: readonly StoredUser[]
}

export async function findUsers(
  queries: Queries,
  organisationId: string,
  page: {
    readonly conditions: readonly UserCondition[]
    readonly offset: number
    readonly limit: number
  },
): Promise<UserPage> {
  let found = users(queries, organisationId)
  for (const condition of page.conditions) found = found.where(userCondition(condition))
  const { total } = await found
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  if (total <= page.offset || page.limit === 0) return { total, rows: [] }
  const rows = await found
    .select(userColumns)
    .orderBy('d.created_at')
    .orderBy('d.id')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  return { total, rows }
}

function userCondition({ attribute, value }: UserCondition) {
  const text = String(value)
  switch (attribute) {
    case 'id':
      return sql<boolean>`d.id = ${storedId(text)}::uuid`
    case 'username':
      return sql<boolean>`lower(d.user_name) = lower(${text})`
    case 'externalid':
      return sql<boolean>`d.external_id = ${text}`
    case 'emails':
      return sql<boolean>`lower(d.email) = lower(${text})`
    case 'active':
      return sql<boolean>`d.active = ${text.toLowerCase() === 'true'}`
  }
}

/** Whether somebody else of the directory has this name, or this account. */
export async function isUserTaken(
  queries: Queries,
  organisationId: string,
  { userName, exceptFor }: { readonly userName: string; readonly exceptFor: string | null },
): Promise<boolean> {
  const row = await users(queries, organisationId)
    .select('d.id')
    .where(sql<boolean>`lower(d.user_name) = lower(${userName})`)
    .where(sql<boolean>`d.id is distinct from ${exceptFor}::uuid`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function isAccountLinked(
  queries: Queries,
  organisationId: string,
  userId: string,
): Promise<boolean> {
  const row = await users(queries, organisationId)
    .select('d.id')
    .where('d.user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export async function countUsers(queries: Queries, organisationId: string): Promise<number> {
  const { total } = await users(queries, organisationId)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function columnsOf(user: DirectoryUser) {
  return {
    user_name: user.userName,
    external_id: user.externalId,
    given_name: user.givenName,
    family_name: user.familyName,
    formatted: user.formatted,
    display_name: user.displayName,
    email: user.email,
    active: user.active,
  }
}

export async function insertUserOf(
  queries: Queries,
  organisationId: string,
  user: DirectoryUser,
  now: Instant,
): Promise<string> {
  const { id } = await queries
    .insertInto('directory_users')
    .values({
      organisation_id: organisationId,
      ...columnsOf(user),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function storeUser(
  queries: Queries,
  id: string,
  user: DirectoryUser,
  now: Instant,
): Promise<void> {
  await queries
    .updateTable('directory_users')
    .set({ ...columnsOf(user), updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** `false` where another call has given the account to another person of the directory meanwhile. */
export async function linkAccount(queries: Queries, id: string, userId: string): Promise<boolean> {
  try {
    await queries
      .updateTable('directory_users')
      .set({ user_id: userId })
      .where('id', '=', id)
      .execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

export async function markClosed(
  queries: Queries,
  id: string,
  closedAt: Instant | null,
): Promise<void> {
  await queries
    .updateTable('directory_users')
    .set({ closed_at: closedAt })
    .where('id', '=', id)
    .execute()
}

/** Deletes a person of the directory; the row says that they were closed. */
export async function markDeleted(queries: Queries, id: string, now: Instant): Promise<void> {
  await queries
    .updateTable('directory_users')
    .set({ active: false, deleted_at: now, closed_at: sql`coalesce(closed_at, ${now})` })
    .where('id', '=', id)
    .execute()
  await queries.deleteFrom('directory_members').where('directory_user_id', '=', id).execute()
}

/** The groups of some people of a directory, by the person. */
export async function findGroupsOf(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { id: string; name: string }[]>> {
  const rows = await queries
    .selectFrom('directory_members as m')
    .innerJoin('directory_groups as g', 'g.id', 'm.group_id')
    .select(['m.directory_user_id as of', 'g.id', 'g.display_name as name'])
    .where(sql<boolean>`m.directory_user_id = any(${[...ids]}::uuid[])`)
    .orderBy('g.display_name')
    .execute()
  return Map.groupBy(rows, ({ of }) => of)
}
