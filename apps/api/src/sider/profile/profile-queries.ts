import type { ContractStatus } from '@renfort/domain/contract/contract-transitions.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import type { SiderEducation, SiderExperience } from '../../platform/database/json-columns.ts'
import { type Network, recommended } from '../candidates/candidate-queries.ts'
import { ownNumberOf } from './own-number-queries.ts'

export interface ProfileRow {
  readonly id: string
  readonly ownNumber: string | null
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly email: string | null
  readonly pictureUrl: string | null
  readonly jobTitleIds: readonly string[]
  readonly experiences: readonly SiderExperience[]
  readonly educations: readonly SiderEducation[]
  readonly isRecommended: boolean
}

/** A Sider whose profile the company may read. */
export async function findProfile(
  queries: Queries,
  network: Network,
  siderId: string,
): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    select s.id, s.first_name as "firstName", s.last_name as "lastName",
      s.phone_number as "phoneNumber", s.email, s.picture_url as "pictureUrl",
      s.job_title_ids as "jobTitleIds", s.experiences, s.educations,
      ${recommended(network)} as "isRecommended",
      ${ownNumberOf(network.organisationId, sql`s.id`)} as "ownNumber"
    from siders s
    where s.id = ${siderId}::uuid and ${isKnownTo(network.organisationId)}`.execute(queries)
  return rows[0]
}

/** Whether a company may read the profile of the Sider `s`: it or its network knows them, or it hired or selected them. */
export function isKnownTo(organisationId: string): RawBuilder<boolean> {
  return sql`(
    exists (
      select from sider_organisations k join organisations o on o.id = k.organisation_id
      where k.sider_id = s.id and (
        o.id = ${organisationId}::uuid
        or o.parent_id = (select parent_id from organisations where id = ${organisationId}::uuid)
      )
    )
    or exists (
      select from requested_siders
      where organisation_id = ${organisationId}::uuid and sider_id = s.id
    )
    or exists (
      select from assignments
      where organisation_id = ${organisationId}::uuid and sider_id = s.id
    )
  )`
}

export interface WorkedMissionRow {
  readonly id: string
  readonly name: string | null
  readonly jobTitleId: string
  readonly startsAt: Instant | null
  readonly endsAt: Instant | null
  /** Minutes of the shifts that have ended. */
  readonly workedMinutes: number
}

/** The company's missions that a Sider is or was hired for, newest first. */
export async function findWorkedMissions(
  queries: Queries,
  sider: {
    readonly organisationId: string
    readonly siderId: string
    readonly now: Instant
  },
): Promise<WorkedMissionRow[]> {
  const minutes = sql<number>`coalesce(sum(
    extract(epoch from s.ends_at - s.starts_at) / 60 - s.break_minutes
  ) filter (where s.ends_at <= ${sider.now}::timestamptz), 0)::float8`
  return queries
    .selectFrom('assignments as a')
    .innerJoin('shifts as s', 's.id', 'a.shift_id')
    .innerJoin('missions as m', 'm.id', 'a.mission_id')
    .select([
      'm.id',
      'm.name',
      'm.job_title_id as jobTitleId',
      'm.starts_at as startsAt',
      'm.ends_at as endsAt',
      minutes.as('workedMinutes'),
    ])
    .where('a.organisation_id', '=', sider.organisationId)
    .where('a.sider_id', '=', sider.siderId)
    .groupBy('m.id')
    .orderBy('m.reference_at', 'desc')
    .orderBy('m.id', 'desc')
    .execute()
}

export interface CommentRow {
  readonly id: string
  readonly createdAt: Instant
  readonly firstName: string | null
  readonly lastName: string | null
  readonly comment: string
}

/** The comments of the company's own managers, newest first. */
export async function findComments(
  queries: Queries,
  organisationId: string,
  siderId: string,
): Promise<CommentRow[]> {
  return queries
    .selectFrom('feedbacks as f')
    .leftJoin('users as u', 'u.id', 'f.manager_id')
    .select([
      'f.id',
      'f.created_at as createdAt',
      'u.first_name as firstName',
      'u.last_name as lastName',
      sql<string>`f.comment`.as('comment'),
    ])
    .where('f.organisation_id', '=', organisationId)
    .where('f.sider_id', '=', siderId)
    .where('f.comment', '<>', '')
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id', 'desc')
    .execute()
}

/** The most shifts and contracts of a profile; others have their own pages. */
const most = 5

export interface NextShiftRow {
  readonly id: string
  readonly name: string | null
  readonly jobTitleId: string
  readonly startDate: Instant
  readonly endDate: Instant
  readonly timeZone: TimeZone
}

interface OfSider {
  readonly organisationId: string
  readonly siderId: string
}

/** The current and future shifts of a Sider for the company, the nearest first. */
export async function findNextShifts(
  queries: Queries,
  { organisationId, siderId, now }: OfSider & { readonly now: Instant },
): Promise<NextShiftRow[]> {
  return queries
    .selectFrom('assignments as a')
    .innerJoin('shifts as s', 's.id', 'a.shift_id')
    .innerJoin('missions as m', 'm.id', 'a.mission_id')
    .select([
      's.id',
      'm.name',
      'm.job_title_id as jobTitleId',
      's.starts_at as startDate',
      's.ends_at as endDate',
      'm.time_zone as timeZone',
    ])
    .$narrowType<{ timeZone: TimeZone }>()
    .where('a.organisation_id', '=', organisationId)
    .where('a.sider_id', '=', siderId)
    .where('s.ends_at', '>', now)
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .limit(most)
    .execute()
}

export interface DocumentRow {
  readonly documentId: string
  readonly name: string | null
  readonly jobTitleId: string
  readonly status: ContractStatus
  readonly startDate: Instant
  readonly timeZone: TimeZone
}

/** The documents with a contract of the Sider, the latest start first. */
export async function findDocuments(
  queries: Queries,
  { organisationId, siderId }: OfSider,
): Promise<DocumentRow[]> {
  return queries
    .selectFrom('contracts as c')
    .innerJoin('contract_documents as d', 'd.contract_id', 'c.id')
    .innerJoin('contract_batches as b', 'b.id', 'd.batch_id')
    .innerJoin('missions as m', 'm.id', 'b.mission_id')
    .select([
      'b.id as documentId',
      'm.name',
      'm.job_title_id as jobTitleId',
      'b.status',
      'b.starts_at as startDate',
      'm.time_zone as timeZone',
    ])
    .$narrowType<{ status: ContractStatus; timeZone: TimeZone }>()
    .where('c.organisation_id', '=', organisationId)
    .where('c.sider_id', '=', siderId)
    .where('c.cancelled_at', 'is', null)
    .orderBy('b.starts_at', 'desc')
    .orderBy('b.id')
    .limit(most)
    .execute()
}
