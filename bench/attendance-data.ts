import pg from 'pg'
import type { Dataset } from './dataset.ts'

/** The day of the measured company on which its first thousand lines start. */
export const measuredDays = { from: '2026-12-07', to: '2026-12-08', lines: 2_000 } as const

/**
 * Gives every assignment of the dataset its hours: planned and declared by the Sider; they wait in the measured
 * company. The Siders are the same in all companies and in one place at a time: each other company has its own
 * earlier week, validated and billed.
 */
export async function addHours({ databaseUrl, organisationId }: Dataset): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query("set session_replication_role = 'replica'")
    await client.query('alter table attendances drop constraint attendances_apart')
    await client.query("update missions set hourly_rate_cents = 1300 where name like 'Week %'")
    await client.query(
      `create temporary table worked as
       select a.organisation_id, a.mission_id, a.shift_id, a.sider_id,
         s.starts_at - w.weeks_before * interval '7 days' as starts_at,
         s.ends_at - w.weeks_before * interval '7 days' as ends_at
       from assignments a
       join shifts s on s.id = a.shift_id
       join (
         select id, case when id = $1 then 0 else row_number() over (order by id = $1, id) end as weeks_before
         from organisations
       ) w on w.id = a.organisation_id`,
      [organisationId],
    )
    await client.query(
      `insert into attendances (organisation_id, mission_id, shift_id, sider_id, status, starts_at,
         worked_from, worked_until, matches_plan, validated_at, paid_at, created_at, updated_at)
       select organisation_id, mission_id, shift_id, sider_id,
         case when organisation_id = $1 then 'att.waiting' else 'att.validated' end, starts_at,
         starts_at, ends_at, true, case when organisation_id = $1 then null else ends_at end,
         case when organisation_id = $1 then null else ends_at end, ends_at, ends_at
       from worked
       -- As they are made: when their shifts have ended.
       order by worked.ends_at, shift_id, sider_id`,
      [organisationId],
    )
    await client.query(`
      insert into attendance_versions
        (attendance_id, number, organisation_id, origin, starts_at, ends_at, made_at)
      select a.id, v.number, a.organisation_id, v.origin, a.worked_from, a.worked_until, a.created_at
      from attendances a, (values (0, 'shift'), (1, 'sider')) v (number, origin)`)
    await client.query(`
      alter table attendances add constraint attendances_apart
        exclude using gist (sider_id with =, tstzrange(worked_from, worked_until) with &&)
        where (not within_others)`)
    await client.query("set session_replication_role = 'origin'")
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
