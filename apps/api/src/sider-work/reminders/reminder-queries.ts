import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { ShiftReminderKind } from '@renfort/domain/sider/shift-reminder.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'

/** A Sider to remind, and their mission. */
export interface RemindedSider {
  readonly firstName: string
  readonly email: string | null
  readonly phoneNumber: string
  readonly locale: Locale
  readonly jobTitleId: string
  readonly name: string | null
  readonly companyName: string
  readonly city: string | null
}

/** A shift of a Sider, with what they have done of it and what they were reminded of. */
export interface ShiftToRemind extends RemindedSider {
  readonly shiftId: string
  readonly siderId: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly timeZone: TimeZone
  /** Whether they have come, or said what they worked. */
  readonly hasBegun: boolean
  /** Whether they have clocked a start, and neither an end nor hours. */
  readonly isOpen: boolean
  /** The reminders of the shift as it is planned now. */
  readonly reminded: readonly ShiftReminderKind[]
  readonly address: string | null
  readonly postalCode: string | null
}

/** The shifts of hired Siders that end after one moment and start before another. */
export async function findShiftsToRemind(
  queries: Queries,
  { since, until }: { readonly since: Instant; readonly until: Instant },
): Promise<readonly ShiftToRemind[]> {
  const { rows } = await sql<ShiftToRemind>`
    select s.id as "shiftId", a.sider_id as "siderId", s.starts_at as "startsAt",
      s.ends_at as "endsAt", m.time_zone as "timeZone",
      c.pressed > 0 or h.declared or exists (
        select from arrivals r where r.shift_id = s.id and r.sider_id = a.sider_id
      ) as "hasBegun",
      c.pressed > 0 and c.ended = 0 and not h.declared as "isOpen",
      array(
        select r.kind from sider_reminders r
        where r.shift_id = s.id and r.sider_id = a.sider_id
          and r.about = ${plannedMoment(sql`r.kind`)}
      ) as reminded,
      w.first_name as "firstName", w.email, w.phone_number as "phoneNumber", w.locale,
      m.job_title_id as "jobTitleId", m.name, o.name as "companyName",
      l.address, l.postal_code as "postalCode", l.city
    from shifts s
    join missions m on m.id = s.mission_id and m.status = 'submitted' and not m.archived
    join organisations o on o.id = s.organisation_id
    join assignments a on a.shift_id = s.id
    join siders w on w.id = a.sider_id and w.deactivated_at is null
    left join locations l on l.id = m.location_id
    cross join lateral (
      select count(*) as pressed, count(*) filter (where k.kind = 'end') as ended
      from sider_clockings k where k.sider_id = a.sider_id and k.shift_id = s.id
    ) c
    cross join lateral (
      select exists (
        select from attendances t
        where t.shift_id = s.id and t.sider_id = a.sider_id
          and (t.status <> 'att.waiting' or exists (
            select from attendance_versions v where v.attendance_id = t.id and v.origin <> 'shift'
          ))
      ) as declared
    ) h
    where s.starts_at < ${until}::timestamptz and s.ends_at > ${since}::timestamptz
      -- No shift is longer than a day.
      and s.starts_at > ${since}::timestamptz - interval '1 day'
    order by s.starts_at, s.id, a.sider_id`.execute(queries)
  return rows
}

/** The planned moment of a shift `s` that a kind of reminder is about. */
const plannedMoment = (kind: ReturnType<typeof sql>) =>
  sql`case ${kind} when 'clockOut' then s.ends_at else s.starts_at end`

interface Reminding {
  readonly siderId: string
  readonly kind: ShiftReminderKind
  readonly shifts: readonly { readonly shiftId: string; readonly about: Instant }[]
}

/**
 * Stores that a Sider is reminded of shifts; resolves to those of which they were not yet, and that
 * are still theirs at that time.
 */
export async function storeReminders(
  queries: Queries,
  { siderId, kind, shifts }: Reminding,
  now: Instant,
): Promise<ReadonlySet<string>> {
  const ids = shifts.map(({ shiftId }) => shiftId)
  const abouts = shifts.map(({ about }) => about)
  const { rows } = await sql<{ shiftId: string }>`
    insert into sider_reminders (sider_id, shift_id, kind, about, reminded_at)
    select a.sider_id, s.id, ${kind}::text, t.about, ${now}::timestamptz
    from unnest(${ids}::uuid[], ${abouts}::timestamptz[]) as t (id, about)
    join shifts s on s.id = t.id and t.about = ${plannedMoment(sql`${kind}::text`)}
    join assignments a on a.shift_id = s.id and a.sider_id = ${siderId}::uuid
    on conflict do nothing
    returning shift_id as "shiftId"`.execute(queries)
  return new Set(rows.map(({ shiftId }) => shiftId))
}

/** Where a Sider is written to. */
export interface SiderAddresses {
  readonly email: string | null
  readonly sms: string
}

export async function findAddresses(
  queries: Queries,
  siderId: string,
): Promise<SiderAddresses | undefined> {
  return queries
    .selectFrom('siders')
    .select(['email', 'phone_number as sms'])
    .where('id', '=', siderId)
    .executeTakeFirst()
}
