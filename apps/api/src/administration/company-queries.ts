import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { AttendanceConfigType } from '@renfort/domain/mission/mission.ts'
import type { Industry } from '@renfort/domain/organisation/industries.ts'
import type { companySizes } from '@renfort/domain/organisation/sign-up.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { isNamed } from '../platform/database/word-conditions.ts'

interface CompanySearch {
  readonly term: string
  readonly isParent: boolean | undefined
  readonly limit: number
  readonly offset: number
}

const isGroup = sql<boolean>`(o.kind = 'parent')`
const ownMembers: RawBuilder<number> = sql`(
  select count(*)::int from memberships m where m.organisation_id = o.id)`

/** A page of the organisations by name, and their total number. */
export async function findCompanies(queries: Queries, search: CompanySearch) {
  const found = queries
    .selectFrom('organisations as o')
    .where(isNamed(sql`o.search_name`, search.term))
    .$if(search.isParent !== undefined, (all) => all.where(isGroup, '=', search.isParent ?? false))
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const organisations = await found
    .leftJoin('organisations as g', 'g.id', 'o.parent_id')
    .select([
      'o.id',
      'o.name',
      isGroup.as('isParent'),
      'g.id as groupId',
      'g.name as groupName',
      'o.blocked_at as blockedAt',
      ownMembers.as('members'),
    ])
    .orderBy(sql`lower(o.name)`)
    .orderBy('o.id')
    .limit(search.limit)
    .offset(search.offset)
    .execute()
  return { organisations, total: Number(total) }
}

export type ListedCompany = Awaited<ReturnType<typeof findCompanies>>['organisations'][number]

function company(queries: Queries, id: string) {
  return queries
    .selectFrom('organisations as o')
    .select([
      'o.id',
      'o.name',
      isGroup.as('isParent'),
      'o.parent_id as parentId',
      sql<Industry | null>`o.industry`.as('industry'),
      sql<CompanySize | null>`o.company_size`.as('companySize'),
      'o.created_at as createdAt',
      'o.blocked_at as blockedAt',
      'o.job_descriptions_locked as jobDescriptionsLocked',
      'o.delegation_coefficient_bp as delegation',
      'o.gestion_coefficient_bp as gestion',
      sql<AttendanceConfigType>`o.attendance_config_type`.as('attendanceConfigType'),
    ])
    .where('o.id', '=', id)
}

type CompanySize = (typeof companySizes)[number]
export type CompanyStanding = NonNullable<Awaited<ReturnType<typeof findCompany>>>

export async function findCompany(queries: Queries, id: string) {
  return company(queries, id).executeTakeFirst()
}

/** The company, locked until the end of the transaction. */
export async function lockCompany(queries: Queries, id: string) {
  return company(queries, id).forUpdate().executeTakeFirst()
}

/** The group of an organisation, its companies and the number of its members. */
export async function findFamily(
  queries: Queries,
  { id, parentId }: Pick<CompanyStanding, 'id' | 'parentId'>,
) {
  const children = await queries
    .selectFrom('organisations')
    .select(['id', 'name', 'blocked_at as blockedAt'])
    .where('parent_id', '=', id)
    .orderBy(sql`lower(name)`)
    .execute()
  const { members } = await queries
    .selectFrom('organisations as o')
    .select(ownMembers.as('members'))
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow()
  const group = parentId === null ? null : ((await findGroup(queries, parentId)) ?? null)
  return { children, members, group }
}

/** A group: the only kind of organisation that may have companies (N-29). */
export async function findGroup(queries: Queries, id: string) {
  return queries
    .selectFrom('organisations')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('kind', '=', 'parent')
    .executeTakeFirst()
}

export async function saveCompany(queries: Queries, saved: SavedCompany): Promise<void> {
  await queries
    .updateTable('organisations')
    .set({
      name: saved.name,
      blocked_at: saved.blockedAt,
      job_descriptions_locked: saved.jobDescriptionsLocked,
      delegation_coefficient_bp: saved.delegation,
      gestion_coefficient_bp: saved.gestion,
      attendance_config_type: saved.attendanceConfigType,
      parent_id: saved.parentId,
    })
    .where('id', '=', saved.id)
    .execute()
}

interface SavedCompany {
  readonly id: string
  readonly name: string
  readonly blockedAt: Instant | null
  readonly jobDescriptionsLocked: boolean
  readonly delegation: number
  readonly gestion: number
  readonly attendanceConfigType: AttendanceConfigType
  readonly parentId: string | null
}

/** The names of organisations that still exist. */
export async function findNames(queries: Queries, ids: readonly string[]) {
  return queries
    .selectFrom('organisations')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
}
