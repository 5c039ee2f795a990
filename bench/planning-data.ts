import pg from 'pg'
import { type Dataset, makeDataset } from './dataset.ts'

/** A week of the planning by its number and its size. */
export interface BenchWeek {
  readonly week: number
  readonly year: number
  readonly missions: number
  readonly siders: number
}

/**
 * Three weeks of one company, whose Siders all work every day. They are so far apart that none is loaded ahead with
 * another one.
 */
export const benchWeeks = {
  thousandSiders: { week: 50, year: 2026, missions: 20, siders: 1_000 },
  tenThousandSiders: { week: 4, year: 2027, missions: 200, siders: 10_000 },
  thousandMissions: { week: 10, year: 2027, missions: 1_000, siders: 1_000 },
} as const satisfies Record<string, BenchWeek>

const mondays = { tenThousandSiders: '2027-01-25', thousandMissions: '2027-03-08' } as const

/** The first of the weeks is that of the data set which the other benches share. */
export async function makePlanningDataset(serverUrl: string): Promise<Dataset> {
  const dataset = await makeDataset(serverUrl, 'bench_week', { otherCompanies: 2, otherWeeks: 1 })
  const pool = new pg.Pool({ connectionString: dataset.databaseUrl, max: 1 })
  try {
    await pool.query(`insert into siders (first_name, last_name, phone_number, created_at)
      select 'Sider' || n, 'Name' || n, '+337' || lpad(n::text, 8, '0'), now() from generate_series(1001, 10000) n`)
    for (const name of ['tenThousandSiders', 'thousandMissions'] as const) {
      const { missions, siders } = benchWeeks[name]
      await fillWeek(pool, dataset, { name, monday: mondays[name], missions, siders })
    }
    await pool.query('vacuum analyze')
    return dataset
  } finally {
    await pool.end()
  }
}

interface Filling {
  readonly name: string
  readonly monday: string
  readonly missions: number
  readonly siders: number
}

async function fillWeek(pool: pg.Pool, dataset: Dataset, filling: Filling): Promise<void> {
  const { name, monday, missions, siders } = filling
  const each = siders / missions
  await pool.query(
    `insert into missions (organisation_id, type, name, job_title_id, status, selection_status, progress_step, next_step_at,
        starts_at, ends_at, reference_at, location_id, manager_id, created_by, attendance_config_type, created_at, updated_at)
      select l.organisation_id, 'delegation', '${name} ' || i, 'waiter', 'submitted', 'completed', 'upcoming', '2027-06-01',
        '${monday}', date '${monday}' + 7, '${monday}', l.id, $2, $2, 'app', now(), now()
      from locations l, generate_series(1, ${missions}) i where l.organisation_id = $1`,
    [dataset.organisationId, dataset.headers['userId']],
  )
  await pool.query(`insert into shifts (organisation_id, mission_id, starts_at, ends_at, break_minutes, slots, posted)
    select m.organisation_id, m.id, timestamptz '${monday} 08:00+01' + (d || ' days')::interval,
      timestamptz '${monday} 16:00+01' + (d || ' days')::interval, 30, ${each}, true
    from missions m, generate_series(0, 6) d where m.name like '${name} %'`)
  await pool.query(`insert into assignments (shift_id, sider_id, mission_id, organisation_id, starts_at)
    select s.id, p.id, s.mission_id, s.organisation_id, s.starts_at
    from shifts s join missions m on m.id = s.mission_id and m.name like '${name} %'
    join (select id, row_number() over (order by phone_number) as n from siders) p
      on p.n <= ${siders} and (p.n - 1) / ${each} = split_part(m.name, ' ', 2)::int - 1`)
}
