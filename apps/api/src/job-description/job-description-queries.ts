import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { JobColumns } from '../catalogue/stored-job-fields.ts'
import { jobColumns, type StoredJob } from '../catalogue/to-job-fields.ts'
import type { Queries } from '../platform/database/db.ts'
import type { StoredPricing } from '../platform/database/json-columns.ts'

export interface JobDescriptionRow extends StoredJob {
  readonly id: string
  readonly organisationId: string
  readonly createdAt: Instant
  readonly updatedAt: Instant
  readonly suffix: string | null
  readonly enabled: boolean
  readonly managerId: string | null
  readonly preSelection: boolean
  readonly detachedPricing: StoredPricing | null
  readonly hasHighRiskPosition: boolean | null
  readonly locationId: string | null
}

const columns = [
  ...jobColumns,
  'id',
  'organisation_id as organisationId',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'suffix',
  'enabled',
  'manager_id as managerId',
  'pre_selection as preSelection',
  'detached_pricing as detachedPricing',
  'has_high_risk_position as hasHighRiskPosition',
  'location_id as locationId',
] as const

/**
 * Whose job descriptions a caller sees: their company's and its network's, or their group's own.
 */
export interface JobDescriptionReach {
  /** The company, or the group in its own space. */
  readonly organisationId: string
  /** The group whose job descriptions the company also sees. */
  readonly networkId: string | null
}

export async function findJobDescriptions(
  queries: Queries,
  reach: JobDescriptionReach,
): Promise<JobDescriptionRow[]> {
  return withinReach(queries, reach).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
}

export async function findJobDescription(
  queries: Queries,
  reach: JobDescriptionReach,
  id: string,
): Promise<JobDescriptionRow | undefined> {
  return withinReach(queries, reach).where('id', '=', id).executeTakeFirst()
}

/** A job description of one of some companies or groups. */
export async function findJobDescriptionAmong(
  queries: Queries,
  organisationIds: readonly string[],
  id: string,
): Promise<JobDescriptionRow | undefined> {
  return queries
    .selectFrom('job_descriptions')
    .select(columns)
    .where('id', '=', id)
    .where(sql<boolean>`organisation_id = any(${organisationIds}::uuid[])`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** One within a reach, locked until the end of the transaction. */
export async function lockJobDescription(
  queries: Queries,
  reach: JobDescriptionReach,
  id: string,
): Promise<JobDescriptionRow | undefined> {
  return withinReach(queries, reach).where('id', '=', id).forUpdate().executeTakeFirst()
}

function withinReach(queries: Queries, { organisationId, networkId }: JobDescriptionReach) {
  return queries
    .selectFrom('job_descriptions')
    .select(columns)
    .where(sql<boolean>`organisation_id in (${organisationId}::uuid, ${networkId}::uuid)`)
    .where('deleted_at', 'is', null)
}

export interface JobDescriptionOwner {
  readonly organisationId: string
  readonly parentId: string | null
  readonly isGroup: boolean
}

/** Whose a job description is, for those who reach every company. */
export async function findJobDescriptionOwner(
  queries: Queries,
  id: string,
): Promise<JobDescriptionOwner | undefined> {
  return queries
    .selectFrom('job_descriptions as j')
    .innerJoin('organisations as o', 'o.id', 'j.organisation_id')
    .select([
      'o.id as organisationId',
      'o.parent_id as parentId',
      sql<boolean>`o.kind = 'parent'`.as('isGroup'),
    ])
    .where('j.id', '=', id)
    .where('j.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Ids of the job titles within a reach. */
export async function findUsedJobTitles(
  queries: Queries,
  reach: JobDescriptionReach,
): Promise<string[]> {
  const rows = await queries
    .selectFrom('job_descriptions')
    .select('job_title_id')
    .distinct()
    .where(
      sql<boolean>`organisation_id in (${reach.organisationId}::uuid, ${reach.networkId}::uuid)`,
    )
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map((row) => row.job_title_id)
}

/** The columns that a creation or a patch writes. */
export type JobDescriptionColumns = Partial<
  JobColumns & {
    job_title_id: string
    suffix: string | null
    manager_id: string | null
    location_id: string | null
    has_high_risk_position: boolean | null
    pre_selection: boolean
    detached_pricing: string | null
  }
>

export async function insertJobDescription(
  queries: Queries,
  organisationId: string,
  fields: JobDescriptionColumns & { readonly job_title_id: string },
  now: Instant,
): Promise<JobDescriptionRow> {
  return queries
    .insertInto('job_descriptions')
    .values({ ...fields, organisation_id: organisationId, created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function saveJobDescription(
  queries: Queries,
  id: string,
  fields: JobDescriptionColumns,
  now: Instant,
): Promise<JobDescriptionRow> {
  return queries
    .updateTable('job_descriptions')
    .set({ ...fields, updated_at: now })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function markDeleted(queries: Queries, id: string, now: Instant): Promise<void> {
  await queries
    .updateTable('job_descriptions')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .execute()
}
