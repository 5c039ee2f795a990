import type { AnswerWay } from '@renfort/domain/hiring/request-answer.ts'
import type { RemovalReason } from '@renfort/domain/hiring/removal.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { ApplicantStatus } from '@renfort/domain/preselection/applicant.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

interface MissionKey {
  readonly id: string
  readonly organisationId: string
}

interface Person {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
}

/** Who is hired for a mission, with the shifts that are theirs; none where a planning is flexible. */
export async function findHiredSiders(queries: Queries, { id }: MissionKey) {
  const { rows } = await sql<
    Person & { readonly phoneNumber: string; readonly shiftIds: readonly string[] }
  >`
    select s.id, s.first_name as "firstName", s.last_name as "lastName",
      s.phone_number as "phoneNumber",
      array(
        select a.shift_id from assignments a where a.mission_id = c.mission_id and a.sider_id = s.id
      ) as "shiftIds"
    from contracts c join siders s on s.id = c.sider_id
    where c.mission_id = ${id}::uuid and c.cancelled_at is null
    order by s.sort_name, s.id`.execute(queries)
  return rows
}

/** Who left a mission, the latest first. */
export async function findRemovals(queries: Queries, { id, organisationId }: MissionKey) {
  const { rows } = await sql<{
    readonly shiftId: string | null
    readonly sider: Person
    readonly replacement: Person | null
    readonly reason: RemovalReason
    readonly comment: string | null
    readonly removedAt: Instant
  }>`
    select r.shift_id as "shiftId", r.reason, r.comment, r.removed_at as "removedAt",
      jsonb_build_object('id', s.id, 'firstName', s.first_name, 'lastName', s.last_name) as sider,
      case when p.id is not null then
        jsonb_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name)
      end as replacement
    from removed_hires r
    join siders s on s.id = r.sider_id
    left join siders p on p.id = r.replacement_id
    where r.organisation_id = ${organisationId}::uuid and r.mission_id = ${id}::uuid
    order by r.removed_at desc, r.id`.execute(queries)
  return rows
}

/** Whom the company asked for by name, in its order, with their answers. */
export async function findAskedSiders(queries: Queries, { id }: MissionKey) {
  const { rows } = await sql<
    Person & {
      readonly status: 'requested' | 'accepted' | 'declined' | 'hired'
      readonly answeredAt: Instant | null
      readonly answeredThrough: AnswerWay | null
    }
  >`
    select s.id, s.first_name as "firstName", s.last_name as "lastName", r.status,
      r.answered_at as "answeredAt", r.answered_through as "answeredThrough"
    from requested_siders r join siders s on s.id = r.sider_id
    where r.mission_id = ${id}::uuid order by r.position`.execute(queries)
  return rows
}

export async function findApplied(queries: Queries, { id, organisationId }: MissionKey) {
  const { rows } = await sql<
    Person & { readonly status: ApplicantStatus; readonly visible: boolean }
  >`
    select s.id, s.first_name as "firstName", s.last_name as "lastName", a.status, a.visible
    from applicants a join siders s on s.id = a.sider_id
    where a.organisation_id = ${organisationId}::uuid and a.mission_id = ${id}::uuid
    order by s.sort_name, s.id`.execute(queries)
  return rows
}

/** Where the mission takes place and whom to call. */
export async function findContact(queries: Queries, { id }: MissionKey) {
  const { rows } = await sql<{
    readonly address: string | null
    readonly managerName: string | null
    readonly managerEmail: string
    readonly managerPhone: string | null
  }>`
    select l.address, full_name(g.first_name, g.last_name) as "managerName",
      g.email as "managerEmail", g.phone_number as "managerPhone"
    from missions m
    left join locations l on l.id = m.location_id
    left join users g on g.id = m.manager_id
    where m.id = ${id}::uuid`.execute(queries)
  return rows[0]
}
