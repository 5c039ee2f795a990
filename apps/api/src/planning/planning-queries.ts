import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { MissionType } from '@renfort/domain/mission/mission.ts'
import { CompiledQuery } from 'kysely'
import type { ApplicantSight } from '../mission-record/applicant-sight.ts'
import { preSelectionLink } from '../mission-record/pre-selection-queries.ts'
import type { Queries } from '../platform/database/db.ts'

export interface Week {
  readonly organisationId: string
  /** The first midnight that begins the week at any place. */
  readonly from: Instant
  /** The last midnight that ends the week at any place, exclusive. */
  readonly to: Instant
  /** Whether a shift that starts at an epoch minute belongs to the week of its place. */
  readonly has: (startMinute: number, zone: TimeZone) => boolean
}

export interface PlannedMission {
  readonly id: string
  /** Shifts between the bounds of the week in order, « id start end break slots » with times in epoch minutes, joined by commas. */
  readonly slots: string
  readonly timeZone: TimeZone
  /** The slugs of the local holidays, as JSON. */
  readonly localHolidays: string | null
  readonly name: string | null
  readonly jobTitleId: string
  readonly type: MissionType
  readonly remote: boolean
  readonly preSelection: boolean
  readonly hasPreSelection: boolean
  readonly isFlexiblePlanning: boolean | null
  readonly title: string | null
  readonly city: string
  readonly managerId: string | null
  readonly managerFirstName: string
  readonly managerLastName: string
  readonly departmentId: string | null
  readonly departmentName: string
  /** Ids of the documents that wait for a signature, joined by commas. */
  readonly contractsToSign: string | null
}

/** The parts of the planning that the caller may see besides the missions. */
export interface Sight {
  readonly applicants: ApplicantSight
  readonly contracts: boolean
}

export interface PlannedSider {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly pictureURL: string | null
  readonly phoneNumber: string
  /** Ids of the shifts between the bounds of the week that they work, joined by commas. */
  readonly shiftIds: string
}

// A week of a large company is thousands of shifts and assignments. One text for each mission and
// each Sider is read in less than half the time of one row for each shift and assignment.

const missionsText = `
  select w.id, w.slots, m.time_zone as "timeZone",
    m.frozen_pricing ->> 'localHolidays' as "localHolidays", m.name, m.job_title_id as "jobTitleId", m.type, m.remote,
    m.pre_selection as "preSelection", ${preSelectionLink('$4', '$5')}, m.is_flexible_planning as "isFlexiblePlanning",
    d.ids as "contractsToSign", l.title, l.city, m.manager_id as "managerId",
    g.first_name as "managerFirstName", g.last_name as "managerLastName",
    m.department_id as "departmentId", e.name as "departmentName"
  from (
    select mission_id as id,
      string_agg(
        id || ' ' || extract(epoch from starts_at)::bigint / 60
          || ' ' || extract(epoch from ends_at)::bigint / 60 || ' ' || break_minutes || ' ' || slots,
        ',' order by starts_at, ends_at
      ) as slots
    from shifts
    where organisation_id = $1 and posted
      and starts_at >= $2::timestamptz and starts_at < $3::timestamptz
    group by mission_id
  ) w
  join lateral (select * from missions where id = w.id limit 1) m on true
  left join lateral (select title, city from locations where id = m.location_id limit 1) l on true
  left join lateral (select first_name, last_name from users where id = m.manager_id limit 1) g on true
  left join lateral (select name from departments where id = m.department_id limit 1) e on true
  -- Those to sign are few, whatever the week.
  left join (
    select b.mission_id, string_agg(b.id::text, ',' order by b.starts_at, b.id) as ids
    from contract_batches b
    where $6 and b.organisation_id = $1 and b.status <> 'signed' and b.status = 'unsigned'
      and b.contract_ids <> '{}'
    group by b.mission_id
  ) d on d.mission_id = w.id`

const sidersText = `
  select s.id, s.first_name as "firstName", s.last_name as "lastName",
    s.picture_url as "pictureURL", s.phone_number as "phoneNumber", a."shiftIds"
  from (
    select sider_id, string_agg(shift_id::text, ',') as "shiftIds"
    from assignments
    where organisation_id = $1 and starts_at >= $2::timestamptz and starts_at < $3::timestamptz
    group by sider_id
  ) a
  join siders s on s.id = a.sider_id
  order by listed_name(s.first_name, s.last_name), s.first_name, s.id`

/** Posted missions with a shift that starts between the bounds of the week, in no order. */
export async function findPlannedMissions(
  queries: Queries,
  week: Week,
  { applicants, contracts }: Sight,
): Promise<readonly PlannedMission[]> {
  return read<PlannedMission>(queries, missionsText, week, [
    applicants.shown,
    applicants.owner,
    contracts,
  ])
}

/** The Siders hired for shifts between the bounds of the week, by name. */
export async function findPlannedSiders(
  queries: Queries,
  week: Week,
): Promise<readonly PlannedSider[]> {
  return read<PlannedSider>(queries, sidersText, week)
}

async function read<Row>(
  queries: Queries,
  text: string,
  week: Week,
  more: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const parameters = [week.organisationId, week.from, week.to, ...more]
  const { rows } = await queries.executeQuery<Row>(CompiledQuery.raw(text, parameters))
  return rows
}
