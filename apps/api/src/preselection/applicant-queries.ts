import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { ApplicantStatus } from '@renfort/domain/preselection/applicant.ts'
import { sql, type Updateable } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import type { Schema } from '../platform/database/db-types.gen.ts'
import {
  json,
  type SiderEducation,
  type SiderExperience,
  type StoredAvailability,
} from '../platform/database/json-columns.ts'
import { isKnownTo } from '../sider/profile/profile-queries.ts'

export interface StoredApplicant {
  readonly id: string
  readonly siderId: string
  /** Whether the company may read their whole profile. */
  readonly isKnown: boolean
  readonly jobTitleIds: readonly string[]
  readonly experiences: readonly SiderExperience[]
  readonly firstName: string
  readonly lastName: string
  readonly status: ApplicantStatus
  readonly refusalReason: string | null
  readonly visible: boolean
  readonly comment: string | null
  readonly cvKey: string | null
  readonly availabilities: readonly StoredAvailability[]
}

interface ApplicantsOf {
  readonly organisationId: string
  readonly missionId: string
}

function applicantsOf(queries: Queries, { organisationId, missionId }: ApplicantsOf) {
  return queries
    .selectFrom('applicants as a')
    .innerJoin('siders as s', 's.id', 'a.sider_id')
    .select([
      'a.id',
      'a.sider_id as siderId',
      isKnownTo(organisationId).as('isKnown'),
      's.job_title_ids as jobTitleIds',
      's.experiences',
      's.first_name as firstName',
      's.last_name as lastName',
      'a.status',
      'a.refusal_reason as refusalReason',
      'a.visible',
      'a.comment',
      'a.cv_key as cvKey',
      'a.availabilities',
    ])
    .where('a.organisation_id', '=', organisationId)
    .where('a.mission_id', '=', missionId)
    .$narrowType<{ status: ApplicantStatus }>()
}

/** The candidates for a mission, the earliest first. */
export async function findApplicants(
  queries: Queries,
  key: ApplicantsOf,
  withHidden: boolean,
): Promise<StoredApplicant[]> {
  return applicantsOf(queries, key)
    .$if(!withHidden, (rows) => rows.where('a.visible', '=', true))
    .orderBy('a.created_at')
    .orderBy('a.id')
    .execute()
}

export interface ApplicantCareer {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly pictureUrl: string | null
  readonly jobTitleIds: readonly string[]
  readonly experiences: readonly SiderExperience[]
  readonly educations: readonly SiderEducation[]
}

/** What a candidate for a mission tells of themselves. */
export async function findApplicantCareer(
  queries: Queries,
  { id, organisationId, missionId }: ApplicantsOf & { readonly id: string },
  withHidden: boolean,
): Promise<ApplicantCareer | undefined> {
  return queries
    .selectFrom('applicants as a')
    .innerJoin('siders as s', 's.id', 'a.sider_id')
    .select([
      'a.id',
      's.first_name as firstName',
      's.last_name as lastName',
      's.picture_url as pictureUrl',
      's.job_title_ids as jobTitleIds',
      's.experiences',
      's.educations',
    ])
    .where('a.organisation_id', '=', organisationId)
    .where('a.mission_id', '=', missionId)
    .where('a.id', '=', id)
    .$if(!withHidden, (rows) => rows.where('a.visible', '=', true))
    .executeTakeFirst()
}

export async function lockApplicant(
  queries: Queries,
  { id, ...key }: ApplicantsOf & { readonly id: string },
): Promise<StoredApplicant | undefined> {
  return applicantsOf(queries, key).where('a.id', '=', id).forUpdate('a').executeTakeFirst()
}

interface NewApplicant extends ApplicantsOf {
  readonly siderId: string
  readonly availabilities: readonly StoredAvailability[]
  readonly comment: string | null
  readonly now: Instant
}

/** The id of the new candidate; `undefined` when the Sider is one already. */
export async function insertApplicant(
  queries: Queries,
  applicant: NewApplicant,
): Promise<string | undefined> {
  const row = await queries
    .insertInto('applicants')
    .values({
      organisation_id: applicant.organisationId,
      mission_id: applicant.missionId,
      sider_id: applicant.siderId,
      availabilities: json(applicant.availabilities),
      comment: applicant.comment,
      created_at: applicant.now,
      updated_at: applicant.now,
    })
    .onConflict((conflict) => conflict.columns(['mission_id', 'sider_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function saveApplicant(
  queries: Queries,
  id: string,
  columns: Updateable<Schema['applicants']>,
): Promise<void> {
  await queries.updateTable('applicants').set(columns).where('id', '=', id).execute()
}

/** Deletes the applications that have not changed since, unless they led to work. */
export async function deleteUntouchedApplicants(
  queries: Queries,
  since: Instant,
  limit: number,
): Promise<{ id: string; organisationId: string; cvKey: string | null }[]> {
  return queries
    .deleteFrom('applicants')
    .where('id', 'in', (select) =>
      select
        .selectFrom('applicants as a')
        .select('a.id')
        .where('a.updated_at', '<', since)
        .where(sql<boolean>`not exists (
          select from assignments w where w.mission_id = a.mission_id and w.sider_id = a.sider_id)`)
        .orderBy('a.updated_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'organisation_id as organisationId', 'cv_key as cvKey'])
    .execute()
}
