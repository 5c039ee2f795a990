import { parisZone } from '@renfort/domain/kernel/place-time.ts'
import { holidayCalendar } from '@renfort/domain/law/public-holidays.ts'
import pg from 'pg'
import { findAssignments } from '../apps/api/src/mission-record/assignment-queries.ts'
import { findMission } from '../apps/api/src/mission-record/mission-queries.ts'
import { openPostgres } from '../apps/api/src/platform/database/database.ts'
import { callerQueries } from '../apps/api/src/platform/database/caller-queries.ts'
import { findShifts } from '../apps/api/src/mission-record/shift-queries.ts'
import { legalFindings } from '../packages/domain/src/legal-guard/legal-findings.ts'
import type { GuardedPlanning } from '../packages/domain/src/legal-guard/legal-findings.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { makeDataset } from './dataset.ts'
import { figure, gate, heading } from './report.ts'
import { interleaved, millisecondsOf } from './rounds.ts'

const national = holidayCalendar(null, [], parisZone)

const rounds = 15

/** Each of 50 Siders works five of the ten shifts of a week, always with enough rest in between. */
async function planAYear(databaseUrl: string, organisationId: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(
      `insert into missions (organisation_id, type, name, job_title_id, status, selection_status, progress_step,
          starts_at, ends_at, reference_at, attendance_config_type, created_at, updated_at)
        values ($1, 'gestion', 'Year', 'waiter', 'submitted', 'completed', 'upcoming',
          '2027-01-04', '2028-01-03', '2027-01-04', 'app', now(), now()) returning id`,
      [organisationId],
    )
    const id = rows[0]?.id ?? ''
    await client.query(
      `insert into shifts (organisation_id, mission_id, starts_at, ends_at, break_minutes, slots, posted)
        select $1, $2, d + time '08:00' + team * interval '15 minutes',
          d + time '16:00' + team * interval '15 minutes', 30, 25, true
        from generate_series(timestamptz '2027-01-04', '2028-01-02', interval '1 day') d,
          generate_series(0, 1) team
        where extract(isodow from d) <= 5`,
      [organisationId, id],
    )
    await client.query(
      `insert into assignments (shift_id, sider_id, mission_id, organisation_id, starts_at)
        select s.id, p.id, s.mission_id, s.organisation_id, s.starts_at
        from shifts s
        join lateral (select id, row_number() over (order by phone_number) as n from siders limit 50) p
          on p.n % 2 = (extract(minute from s.starts_at)::int / 15) % 2
        where s.mission_id = $1`,
      [id],
    )
    await client.query('vacuum analyze shifts, assignments')
    return id
  } finally {
    await client.end()
  }
}

/** Measures the legal guard against the reading of its planning. */
export async function benchGuard(): Promise<void> {
  await withPostgres({ durability: 'normal' }, async (serverUrl) => {
    const size = { otherCompanies: 2, otherWeeks: 1 }
    const dataset = await makeDataset(serverUrl, 'bench_guard', size)
    const missionId = await planAYear(dataset.databaseUrl, dataset.organisationId)
    const database = openPostgres(dataset.databaseUrl)
    const { organisationId } = dataset
    const queries = callerQueries(database)({ organisationId, groupId: null })
    const mission = await findMission(queries, { organisationId, owner: null, id: missionId })
    if (mission === undefined) throw new Error('The mission was not made.')
    const load = async (): Promise<GuardedPlanning> => {
      const shifts = await findShifts(queries, mission)
      const hired = await findAssignments(queries, missionId)
      return { shifts: shifts.map((shift) => ({ ...shift, siderIds: hired.get(shift.id) ?? [] })) }
    }
    try {
      const planning = await load()
      const guard = () =>
        legalFindings({
          planning,
          motive: null,
          equipments: [],
          work: [],
          selectedCount: 0,
          previous: [],
          calendar: national,
        })
      const points = guard().length
      const each = await interleaved(
        { load: () => timed(load), guard: () => millisecondsOf(guard) },
        rounds,
      )
      heading('Legal guard: 50 Siders × 52 weeks, against reading them from PostgreSQL')
      const shifts = 'shifts' in planning ? planning.shifts : []
      const slots = shifts.reduce((sum, { siderIds }) => sum + (siderIds?.length ?? 0), 0)
      figure('assignments, and points found', `${slots}, ${points}`)
      figure('reading the planning', `${each.load.toFixed(2)} ms`)
      figure('the guard', `${each.guard.toFixed(2)} ms`)
      gate({
        what: 'the guard: share of the reading',
        ratio: each.guard / each.load,
        bound: { atMost: 0.1 },
      })
    } finally {
      await database.close()
    }
  })
}

/** Mean milliseconds of several runs. */
async function timed(work: () => unknown): Promise<number> {
  const runs = 5
  const start = performance.now()
  for (let run = 0; run < runs; run += 1) await work()
  return (performance.now() - start) / runs
}
