import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openPostgres } from '../apps/api/src/platform/database/database.ts'
import { call, startTestApp, type TestApp } from '../apps/api/src/testing/test-app.ts'
import {
  importColumns,
  importLimits,
} from '../packages/domain/src/attendance/import/import-columns.ts'
import { readTable } from '../apps/web/src/features/paste-table/read-table.ts'
import { importHours } from '../packages/contract/src/attendance/import.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { makeDataset, type Size } from './dataset.ts'
import { figure, gate, heading } from './report.ts'
import { interleaved } from './rounds.ts'

const rounds = 5
/** Three weeks of the measured company are over. */
const now = '2026-12-30T09:00:00.000Z'

/**
 * Measures an import of 16,000 lines against reading and copying the same rows, with and without the data of others.
 */
export async function benchImport(): Promise<void> {
  await withPostgres({ durability: 'normal' }, async (serverUrl) => {
    const small = await openBench(serverUrl, 'bench_import', { otherCompanies: 2, otherWeeks: 1 })
    const large = await openBench(serverUrl, 'bench_import_large', {
      otherCompanies: 200,
      otherWeeks: 100,
    })
    try {
      const each = await interleaved(
        {
          bare: async () => (await copyRows(small, 'bare')).milliseconds,
          copied: async () => (await copyRows(small, 'tables')).milliseconds,
          imported: async () => (await importRows(small)).milliseconds,
          among: async () => (await importRows(large)).milliseconds,
        },
        rounds,
      )
      const { longestPause } = await importRows(small)
      heading(`Import of hours: ${importLimits.rows} lines, by the operation, from their text`)
      figure('read, and copied as four columns into a bare table', `${each.bare.toFixed(0)} ms`)
      figure('read, and copied into the tables of hours', `${each.copied.toFixed(0)} ms`)
      figure('read, checked, matched, imported', `${each.imported.toFixed(0)} ms`)
      figure('the same among 100 times the data of others', `${each.among.toFixed(0)} ms`)
      figure('longest time that no other call had its turn', `${longestPause.toFixed(0)} ms`)
      gate({
        what: 'import: times the reading and copying of the same rows',
        ratio: each.imported / each.copied,
        bound: { atMost: 4 },
      })
      gate({
        what: 'import among 100 times the data of others: times alone',
        ratio: each.among / each.imported,
        bound: { atMost: 1.15 },
      })
    } finally {
      await small.close()
      await large.close()
    }
  })
}

interface Bench {
  readonly app: TestApp
  readonly pool: pg.Pool
  readonly caller: {
    readonly token: string
    readonly userId: string
    readonly organisationId: string
  }
  readonly csv: string
  readonly copies: Copies
  close(): Promise<void>
}

/** Files for COPY: the rows that an import writes, and the four columns alone. */
interface Copies {
  readonly attendances: string
  readonly versions: string
  readonly bare: string
}

async function openBench(serverUrl: string, name: string, size: Size): Promise<Bench> {
  const { databaseUrl, organisationId, headers } = await makeDataset(serverUrl, name, size)
  const database = openPostgres(databaseUrl)
  // As the owner of the server, whose statements have no time limit.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const rows = await workedWeeks(pool, organisationId)
  const app = await startTestApp({}, {}, database)
  app.clock.set(now)
  const folder = mkdtempSync(join(tmpdir(), 'renfort-import-'))
  chmodSync(folder, 0o755)
  const lines = rows.map(({ siderId, from, until }) => [siderId, from, until, 30])
  const csv = toCsv([[...importColumns], ...lines], ';')
  return {
    app,
    pool,
    csv,
    caller: {
      token: headers['token'] ?? '',
      userId: headers['userId'] ?? '',
      organisationId,
    },
    copies: writeCopies(folder, organisationId, rows),
    close: async () => {
      await app.app.close()
      await database.close()
      await pool.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Worked {
  readonly siderId: string
  readonly shiftId: string
  readonly missionId: string
  readonly from: string
  readonly until: string
}

/** Adds two weeks to the measured company, which sends files; other companies have declared hours too. */
async function workedWeeks(pool: pg.Pool, organisationId: string): Promise<readonly Worked[]> {
  await pool.query(`
    -- A million rows whose keys are right by themselves.
    set session_replication_role = replica;
    with later as (
      insert into shifts (organisation_id, mission_id, starts_at, ends_at, break_minutes, slots, posted)
      select s.organisation_id, s.mission_id, s.starts_at + w * interval '7 days',
        s.ends_at + w * interval '7 days', 30, 50, true
      from shifts s, generate_series(1, 2) w where s.organisation_id = '${organisationId}'
      returning id, mission_id, organisation_id, starts_at
    )
    insert into assignments (shift_id, sider_id, mission_id, organisation_id, starts_at)
    select l.id, a.sider_id, l.mission_id, l.organisation_id, l.starts_at
    from later l join (select distinct mission_id, sider_id from assignments) a
      on a.mission_id = l.mission_id;
    insert into attendances (organisation_id, mission_id, shift_id, sider_id, status, starts_at,
      worked_from, worked_until, within_others, created_at, updated_at)
    select s.organisation_id, s.mission_id, s.id, a.sider_id, 'att.waiting', s.starts_at, s.starts_at,
      s.ends_at, true, now(), now()
    from shifts s join assignments a on a.shift_id = s.id
    where s.organisation_id <> '${organisationId}';
    insert into attendance_versions
      (attendance_id, number, organisation_id, origin, starts_at, ends_at, made_at)
    select id, 0, organisation_id, 'shift', worked_from, worked_until, now() from attendances;
    insert into sider_organisations (organisation_id, sider_id, since, hired_at)
    select '${organisationId}', id, now(), now() from siders;
    update organisations set attendance_config_type = 'timesheet';
    update sessions set last_seen_at = '${now}', expires_at = '2027-06-01';
    create table bare_hours (sider_id uuid, started timestamptz, ended timestamptz, rest integer);
    reset session_replication_role`)
  await pool.query('vacuum analyze')
  const { rows } = await pool.query<Worked>(
    `select a.sider_id as "siderId", a.shift_id as "shiftId", s.mission_id as "missionId",
       to_char(s.starts_at at time zone 'Europe/Paris', 'YYYY-MM-DD HH24:MI') as "from",
       to_char(s.ends_at at time zone 'Europe/Paris', 'YYYY-MM-DD HH24:MI') as "until"
     from assignments a join shifts s on s.id = a.shift_id
     where s.organisation_id = $1 order by s.starts_at, a.sider_id limit ${importLimits.rows}`,
    [organisationId],
  )
  return rows
}

function writeCopies(folder: string, organisationId: string, rows: readonly Worked[]): Copies {
  const stored = rows.map((row) => ({ ...row, id: randomUUID() }))
  const zone = (text: string) => `${text}+01`
  const files = {
    attendances: stored.map(({ id, missionId, shiftId, siderId, from, until }) => [
      id,
      organisationId,
      missionId,
      shiftId,
      siderId,
      'att.waiting',
      zone(from),
      zone(from),
      zone(until),
      now,
      now,
    ]),
    versions: stored.flatMap(({ id, from, until }) =>
      ['shift', 'company'].map((origin, number) => [
        id,
        number,
        organisationId,
        origin,
        zone(from),
        zone(until),
        now,
      ]),
    ),
    bare: stored.map(({ siderId, from, until }) => [siderId, zone(from), zone(until), 30]),
  }
  const write = (name: keyof typeof files) => {
    const path = join(folder, `${name}.csv`)
    writeFileSync(path, toCsv(files[name], ','))
    return path
  }
  return { attendances: write('attendances'), versions: write('versions'), bare: write('bare') }
}

/** A CSV text; no cell needs quotes. */
function toCsv(lines: readonly (readonly (string | number)[])[], separator: string): string {
  return lines.map((cells) => cells.join(separator)).join('\n')
}

async function emptied({ pool, caller: { organisationId } }: Bench): Promise<void> {
  await pool.query('delete from attendances where organisation_id = $1', [organisationId])
  await pool.query('truncate bare_hours')
  await pool.query('vacuum analyze attendances, attendance_versions')
}

interface Measured {
  readonly milliseconds: number
  readonly longestPause: number
}

/** Reads the file, and copies its rows in the fastest way of PostgreSQL. */
async function copyRows(bench: Bench, into: 'bare' | 'tables'): Promise<Measured> {
  await emptied(bench)
  const { pool, csv, copies } = bench
  return measured(async () => {
    readTable(csv)
    if (into === 'bare') {
      await pool.query(`copy bare_hours from '${copies.bare}' (format csv)`)
      return
    }
    await pool.query(`
      begin;
      copy attendances (id, organisation_id, mission_id, shift_id, sider_id, status, starts_at,
        worked_from, worked_until, created_at, updated_at)
        from '${copies.attendances}' (format csv);
      copy attendance_versions
        (attendance_id, number, organisation_id, origin, starts_at, ends_at, made_at)
        from '${copies.versions}' (format csv);
      commit`)
  })
}

/** Imports the same file by the operation of the product, with session, rights, policies and audit trail. */
async function importRows(bench: Bench): Promise<Measured> {
  await emptied(bench)
  const { app, caller, csv } = bench
  return measured(async () => {
    const [, ...lines] = readTable(csv)
    const attendances = lines.map(([siderId, startDate, endDate, breakDuration]) => {
      return { siderId, startDate, endDate, breakDuration }
    })
    const { status, body } = await call(app, importHours, caller, { body: { attendances } })
    if (status !== 200 || body.imported !== importLimits.rows) {
      throw new Error(`The bench imports every line: ${status}`)
    }
  })
}

async function measured(work: () => Promise<void>): Promise<Measured> {
  let last = performance.now()
  let longestPause = 0
  const beat = setInterval(() => {
    longestPause = Math.max(longestPause, performance.now() - last)
    last = performance.now()
  }, 1)
  const start = performance.now()
  await work()
  const milliseconds = performance.now() - start
  clearInterval(beat)
  return { milliseconds, longestPause }
}
