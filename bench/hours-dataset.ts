import pg from 'pg'
import type { Dataset } from './dataset.ts'

/** Lines of hours of the measured company. */
export const exportedLines = 100_000

/**
 * Gives the measured company the hours of a hundred days of a thousand Siders: planned, declared a few minutes off
 * with a break, most of them validated, one in seven by night. Each other company with a week has the hours of that
 * week.
 */
export async function addHours({ databaseUrl, organisationId }: Dataset): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  try {
    await pool.query(
      `update missions set hourly_rate_cents = 1300 where organisation_id = '${organisationId}';
       create temporary table worked as
       select gen_random_uuid() as id, m.id as mission_id, m.created_by as user_id, p.id as sider_id,
         (date '2026-08-01' + d) + case when (p.n + d) % 7 = 0 then time '18:00' else time '07:00' end as planned,
         (p.n * 7 + d) % 40 as late, (p.n + d) % 3 as open
       from (select id, row_number() over (order by phone_number) as n from siders) p
       join missions m on m.name = 'Week ' || ((p.n - 1) / 50 + 1) and m.organisation_id = '${organisationId}',
         generate_series(0, ${exportedLines / 1000 - 1}) d
       where p.n <= 1000;
       insert into attendances (id, organisation_id, mission_id, sider_id, status, starts_at, worked_from,
           worked_until, validated_at, created_at, updated_at)
         select id, '${organisationId}', mission_id, sider_id,
           case when open = 0 then 'att.waiting' else 'att.validated' end, planned at time zone 'UTC',
           (planned + late * interval '1 minute') at time zone 'UTC',
           (planned + interval '8 hours') at time zone 'UTC', case when open = 0 then null else now() end,
           now(), now()
         from worked;
       insert into attendance_versions (attendance_id, number, organisation_id, origin, starts_at, ends_at,
           breaks, actions, made_at)
         select id, number, '${organisationId}', case number when 0 then 'shift' else 'sider' end,
           (planned + number * late * interval '1 minute') at time zone 'UTC',
           (planned + interval '8 hours') at time zone 'UTC',
           jsonb_build_array(jsonb_build_object(
             'startDate', to_char(planned + interval '4 hours', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'endDate', to_char(planned + interval '270 minutes', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))),
           case when number = 1 and open > 0 then jsonb_build_array(jsonb_build_object('type', 'validation',
             'updatedAt', '2026-11-30T09:00:00.000Z', 'updatedBy', user_id, 'origin', 'company'))
             else '[]' end,
           now()
         from worked, generate_series(0, 1) number;`,
    )
    await pool.query(`
      -- Hundreds of thousands of rows whose keys are right by themselves.
      set session_replication_role = replica;
      insert into attendances (organisation_id, mission_id, shift_id, sider_id, status, starts_at,
          worked_from, worked_until, within_others, created_at, updated_at)
        select s.organisation_id, s.mission_id, s.id, a.sider_id, 'att.waiting', s.starts_at, s.starts_at,
          s.ends_at, true, now(), now()
        from shifts s join assignments a on a.shift_id = s.id
        where s.organisation_id <> '${organisationId}';
      insert into attendance_versions
          (attendance_id, number, organisation_id, origin, starts_at, ends_at, made_at)
        select id, 0, organisation_id, 'shift', worked_from, worked_until, now()
        from attendances where organisation_id <> '${organisationId}';
      reset session_replication_role`)
    await pool.query('vacuum analyze')
  } finally {
    await pool.end()
  }
}
