import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { CompiledQuery } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import type { OpenedFeed } from './feed-queries.ts'

export interface FeedShift extends ShiftDraft {
  readonly id: string
  readonly missionId: string
  readonly hired: number
  readonly missionName: string | null
  readonly jobTitleId: string
  readonly department: string | null
  readonly placeTitle: string | null
  readonly address: string | null
  readonly postalCode: string | null
  readonly city: string | null
}

// Each mission has an address of its own, so that a place is its street address.
const ofKind: Readonly<Record<OpenedFeed['kind'], string>> = {
  mine: '(m.manager_id = $6::uuid or m.created_by = $6::uuid)',
  place: `m.location_id in (
    select o.id from locations o
    join locations p on p.id = $6::uuid and o.organisation_id = p.organisation_id
      and o.postal_code = p.postal_code and lower(o.address) = lower(p.address))`,
  department: 'm.department_id = $6::uuid',
}

const texts = new Map(
  Object.entries(ofKind).map(([kind, condition]) => [
    kind,
    `
  select w.*, (select count(*)::int from assignments a where a.shift_id = w.id) as hired
  from (
    select s.id, s.mission_id as "missionId", s.starts_at as "startsAt", s.ends_at as "endsAt",
      s.break_minutes as "breakMinutes", s.slots, m.name as "missionName",
      m.job_title_id as "jobTitleId", m.time_zone as "timeZone", d.name as department,
      l.title as "placeTitle", l.address, l.postal_code as "postalCode", l.city
    from shifts s
    join missions m on m.id = s.mission_id
    left join locations l on l.id = m.location_id
    left join departments d on d.id = m.department_id
    where s.organisation_id = $1 and s.posted
      and s.starts_at >= $2::timestamptz and s.starts_at < $3::timestamptz
      and ${condition}
    order by abs(extract(epoch from s.starts_at - $4::timestamptz)), s.id
    limit $5
  ) w`,
  ]),
)

/** The shifts that a feed tells, the nearest to now first. */
export async function findFeedShifts(
  queries: Queries,
  { kind, organisationId, userId, locationId, departmentId }: OpenedFeed,
  {
    from,
    to,
    now,
    most,
  }: {
    readonly from: Instant
    readonly to: Instant
    readonly now: Instant
    readonly most: number
  },
): Promise<readonly FeedShift[]> {
  const subject = { mine: userId, place: locationId, department: departmentId }[kind]
  const parameters = [organisationId, from, to, now, most, subject]
  const text = texts.get(kind) ?? ''
  const { rows } = await queries.executeQuery<FeedShift>(CompiledQuery.raw(text, parameters))
  return rows
}
