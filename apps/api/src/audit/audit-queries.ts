import type { AuditKind } from '@renfort/domain/audit/audit-kinds.ts'
import type { AuditedAction } from '@renfort/domain/audit/audited-actions.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { typedForms } from '@renfort/domain/kernel/searched.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { holdsWords, isNamed } from '../platform/database/word-conditions.ts'

export interface AuditFilter {
  readonly organisationId: string | undefined
  readonly userId: string | undefined
  /** From the first instant, included, to the second, excluded. */
  readonly period: { readonly from: Instant; readonly to: Instant } | undefined
  readonly kind: AuditKind | undefined
  /** The row after which the page begins. */
  readonly after: { readonly at: Instant; readonly id: number } | undefined
  readonly limit: number
  /** Newest first when absent. */
  readonly oldestFirst?: boolean
}

/**
 * A page of the trail, newest first. Each filter has an index in this order, so that no query
 * sorts.
 */
export async function findAuditRows(queries: Queries, filter: AuditFilter) {
  const { userId, limit } = filter
  if (userId === undefined) return rowsOf(queries, filter).execute()
  // Two ordered pages are merged, because one condition on both columns would have to sort.
  const acted = rowsOf(queries, filter).where('actor_id', '=', userId)
  const actedFor = rowsOf(queries, filter)
    .where('on_behalf_of_id', '=', userId)
    .where('actor_id', 'is distinct from', userId)
  return queries
    .selectFrom(
      queries
        .selectFrom(acted.as('acted'))
        .selectAll()
        .unionAll(queries.selectFrom(actedFor.as('acted_for')).selectAll())
        .as('found'),
    )
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
export type AuditRow = Awaited<ReturnType<typeof findAuditRows>>[number]

export function rowsOf(
  queries: Queries,
  { organisationId, period, kind, after, limit, oldestFirst = false }: AuditFilter,
) {
  const direction = oldestFirst ? 'asc' : 'desc'
  const follows = oldestFirst ? sql`>` : sql`<`
  return queries
    .selectFrom('audit_log')
    .select([
      'id',
      'at',
      'actor_id as actorId',
      'on_behalf_of_id as onBehalfOfId',
      'key_id as keyId',
      'organisation_id as organisationId',
      sql<AuditedAction>`action`.as('action'),
      'entity',
      'entity_id as entityId',
      'before',
      'after',
    ])
    .$if(organisationId !== undefined, (rows) =>
      rows.where('organisation_id', '=', organisationId ?? null),
    )
    .$if(period !== undefined, (rows) =>
      rows.where('at', '>=', period?.from ?? null).where('at', '<', period?.to ?? null),
    )
    .$if(kind !== undefined, (rows) =>
      rows.where(sql<boolean>`split_part(action, '.', 1) = ${kind}`),
    )
    .$if(after !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(at, id) ${follows} (${after?.at}::timestamptz, ${after?.id}::bigint)`,
      ),
    )
    .orderBy('at', direction)
    .orderBy('id', direction)
    .limit(limit)
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Texts that are not ids are left out. */
function among(ids: readonly string[]) {
  const known = [...new Set(ids)].filter((id) => uuid.test(id))
  return sql<boolean>`id = any(${known}::uuid[])`
}

/** The people of the trail that still exist, by id. */
export async function findPeople(queries: Queries, ids: readonly string[]) {
  return queries.selectFrom('users').select(personColumns).where(among(ids)).execute()
}

const personColumns = [
  'id',
  sql<string>`full_name(first_name, last_name)`.as('name'),
  'email',
  'is_insider as isInsider',
] as const

/** The names of the keys, and of the tokens of directories, of the trail, by id. */
export async function findKeys(queries: Queries, ids: readonly string[]) {
  const known = queries
    .selectFrom('api_keys')
    .select(['id', 'name'])
    .unionAll(queries.selectFrom('directory_tokens').select(['id', 'name']))
    .as('known')
  return queries.selectFrom(known).selectAll().where(among(ids)).execute()
}

export async function findOrganisations(queries: Queries, ids: readonly string[]) {
  return queries.selectFrom('organisations').select(['id', 'name']).where(among(ids)).execute()
}

export async function findMissionSubjects(queries: Queries, ids: readonly string[]) {
  return queries
    .selectFrom('missions')
    .select(['id', 'name', 'job_title_id as jobTitleId', 'unique_identifier as uniqueIdentifier'])
    .where(among(ids))
    .execute()
}

export async function findApplicantSubjects(queries: Queries, ids: readonly string[]) {
  const known = queries
    .selectFrom('applicants as a')
    .innerJoin('siders as s', 's.id', 'a.sider_id')
    .select(['a.id', 's.first_name as firstName', 's.last_name as lastName'])
    .as('known')
  return queries.selectFrom(known).selectAll().where(among(ids)).execute()
}

export async function findSiderSubjects(queries: Queries, ids: readonly string[]) {
  return queries
    .selectFrom('siders')
    .select(['id', 'first_name as firstName', 'last_name as lastName'])
    .where(among(ids))
    .execute()
}

export async function findJobSubjects(queries: Queries, ids: readonly string[]) {
  return queries
    .selectFrom('job_descriptions')
    .select(['id', 'suffix', 'job_title_id as jobTitleId'])
    .where(among(ids))
    .execute()
}

export async function findLocationSubjects(queries: Queries, ids: readonly string[]) {
  return queries.selectFrom('locations').select(['id', 'title']).where(among(ids)).execute()
}

/** Companies by their name, people by their name or e-mail. */
export async function findAuditSubjects(queries: Queries, term: string) {
  const pattern = `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const organisations = await queries
    .selectFrom('organisations')
    .select(['id', 'name'])
    .where(isNamed(sql`search_name`, term))
    .orderBy('name')
    .limit(20)
    .execute()
  const people = await queries
    .selectFrom('users')
    .select(personColumns)
    .where((where) =>
      where.or([where('email', 'ilike', pattern), holdsWords(sql`search_name`, typedForms(term))]),
    )
    .orderBy(sql`listed_name(first_name, last_name)`)
    .orderBy('first_name')
    .limit(20)
    .execute()
  return { organisations, people }
}
