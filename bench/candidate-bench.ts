import type pg from 'pg'
import { openPostgres } from '../apps/api/src/platform/database/database.ts'
import { findMission } from '../apps/api/src/mission-record/mission-queries.ts'
import { callerQueries } from '../apps/api/src/platform/database/caller-queries.ts'
import { rankedCandidates } from '../apps/api/src/staffing/ranked-candidates.ts'
import { instant } from '../packages/domain/src/kernel/calendar.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { makeDataset } from './dataset.ts'
import { figure, gate, heading } from './report.ts'
import { interleaved } from './rounds.ts'

const rounds = 7
const callsEach = 10

/** Measures the ranking of 2,000 Siders for one of 200 open missions against reading their rows. */
export async function benchCandidates(): Promise<void> {
  await withPostgres({ durability: 'normal' }, async (serverUrl) => {
    const dataset = await makeDataset(serverUrl, 'bench_candidates', {
      otherCompanies: 2,
      otherWeeks: 1,
    })
    const database = openPostgres(dataset.databaseUrl)
    const { organisationId } = dataset
    const queries = callerQueries(database)('everything')
    const pool = database.systemPool
    try {
      const missionId = await staffingData(pool, organisationId)
      const mission = await findMission(queries, { organisationId, owner: null, id: missionId })
      if (mission === undefined) throw new Error('The mission of the bench is gone.')
      const now = instant('2026-12-01T08:00:00Z')
      const ranked = async () => (await rankedCandidates(queries, mission, { now })).candidates
      if ((await ranked()).length !== 2000) throw new Error('The bench ranks 2,000 Siders.')
      const each = await interleaved(
        { bare: duration(() => bareRead(pool)), ranked: duration(ranked) },
        rounds,
      )
      heading('Candidates for a mission: 2,000 Siders, 200 open missions, 14,000 assignments')
      figure('their rows and their shifts of the week, read bare', `${each.bare.toFixed(1)} ms`)
      figure('read with all that decides, and ranked', `${each.ranked.toFixed(1)} ms`)
      gate({
        what: 'ranked: times the bare reading',
        ratio: each.ranked / each.bare,
        bound: { atMost: 3 },
      })
    } finally {
      await database.close()
    }
  })
}

/** 2,000 Siders who have done the job, half of them at work that week, and 200 missions that need some. */
async function staffingData(pool: pg.Pool, organisationId: string): Promise<string> {
  await pool.query(`
    insert into siders (first_name, last_name, phone_number, created_at)
    select 'Other' || n, 'Name' || n, '+337' || lpad(n::text, 8, '0'), now()
    from generate_series(1, 1000) n`)
  await pool.query(`
    update siders set job_title_ids = '["waiter"]', licence_ids = '["driving-b"]',
      language_ids = '["fre-native"]', lat = 48.856, lng = 2.352`)
  await pool.query(
    `insert into sider_organisations (organisation_id, sider_id, since, hired_at)
     select $1, id, now(), now() from siders`,
    [organisationId],
  )
  const { rows } = await pool.query<{ id: string }>(
    `with open as (
      select id from missions where organisation_id = $1 and name is null
      order by starts_at limit 200
    ), planned as (
      insert into shifts (organisation_id, mission_id, starts_at, ends_at, break_minutes, slots, posted)
      select $1, o.id, timestamptz '2026-12-07 18:00+01' + d * interval '1 day',
        timestamptz '2026-12-07 23:00+01' + d * interval '1 day', 0, 3, true
      from open o, generate_series(0, 4) d
    )
    select id from open limit 1`,
    [organisationId],
  )
  await pool.query('analyze')
  const [first] = rows
  if (first === undefined) throw new Error('The bench has no open mission.')
  return first.id
}

/** Reads the same rows without deciding anything: the Siders, and their shifts of that week. */
async function bareRead(pool: pg.Pool): Promise<unknown> {
  await pool.query(`
    select id, first_name, last_name, phone_number, picture_url, sort_name, job_title_ids,
      licence_ids, language_ids, lat, lng
    from siders where deactivated_at is null and job_title_ids ? 'waiter'`)
  return pool.query(`
    select a.sider_id, t.starts_at, t.ends_at, t.break_minutes
    from shifts t join assignments a on a.shift_id = t.id
    where t.starts_at >= '2026-12-07' and t.starts_at < '2026-12-14'`)
}

/** Milliseconds of one call. */
function duration(work: () => Promise<unknown>): () => Promise<number> {
  return async () => {
    const start = performance.now()
    for (let call = 0; call < callsEach; call += 1) await work()
    return (performance.now() - start) / callsEach
  }
}
