import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { print } from '../tools/print.ts'
import { withFolder } from '../tools/throw-away-folder.ts'
import { pgbouncerVersion } from '../tools/throw-away-pgbouncer.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { openWorksite } from './clients.ts'
import { hasHaproxy } from './haproxy.ts'
import { watchLocks } from './hindering-locks.ts'
import { judge, newLedger } from './ledger.ts'
import { migratingName, startMigrating, writeMigrations } from './migrating.ts'
import { startSteadyLoad } from './steady-load.ts'
import type { Outcome } from './stored-missions.ts'
import { missionsOf, type TwoProcesses, untilBothServe, withTwoProcesses } from './two-processes.ts'

interface Options {
  readonly missions: number
  readonly perSecond: number
}

const mostMs = 500
/** What the migrating process does when it is killed. */
const killedDuring = ['update missions', 'update missions', 'create index']
const settings = { max_wal_size: '4GB', shared_buffers: '512MB' }

/** A next release's migrations on a large database that two processes use, killed three times. */
export async function faultsOnMigration(options: Options): Promise<Outcome> {
  const missing = pgbouncerVersion() === null ? 'PgBouncer' : hasHaproxy() ? null : 'HAProxy'
  if (missing !== null) {
    print(`\nA migration under load: skipped, because ${missing} is not installed.`)
    return { faults: 0, passed: true }
  }
  print(
    `\n${options.missions} missions and ${options.missions * 10} shifts are migrated under load`,
  )
  return withFolder('migration', (folder) =>
    withPostgres({ durability: 'normal', settings }, (superuserUrl) =>
      withTwoProcesses(folder, superuserUrl, 5, async (installation) => {
        const own = new URL(superuserUrl)
        own.pathname = new URL(installation.direct).pathname
        await fill(own.href, options.missions)
        return runOn({ ...installation, folder, superuser: own.href }, options)
      }),
    ),
  )
}

interface Installation extends TwoProcesses {
  readonly folder: string
  /** The product's database, as a role that no policy holds. */
  readonly superuser: string
}

async function runOn(
  { address, processes, direct, folder, superuser }: Installation,
  { missions, perSecond }: Options,
): Promise<Outcome> {
  await untilBothServe()
  const migrations = join(folder, 'migrations')
  mkdirSync(migrations)
  writeMigrations(migrations)
  const ledger = newLedger()
  const load = startSteadyLoad(address, await openWorksite(address), { perSecond, ledger })
  const locks = await watchLocks(superuser)
  const problems: string[] = []
  const start = performance.now()
  for (const statement of killedDuring) {
    const { child, ended } = startMigrating(direct, migrations)
    const isThere = await Promise.race([until(superuser, statement), ended.then(() => false)])
    if (isThere) await wait(Math.random() * 3_000)
    child.kill('SIGKILL')
    const isInTime = (await ended) === null && isThere
    if (!isInTime) problems.push(`it ended before it was killed during: ${statement}`)
    print(`  killed during: ${statement}; ${await stateOf(superuser)}`)
  }
  const code = await startMigrating(direct, migrations).ended
  const seconds = Math.round((performance.now() - start) / 1_000)
  await locks.stop()
  await load.stop()
  await Promise.all(processes.map((each) => each.stop()))

  if (code !== 0) problems.push(`the last start ended with ${code}`)
  const state = await stateOf(superuser)
  if (!/^filled (\d+) of \1, 0 twice, index sound, check sound$/.test(state)) problems.push(state)
  problems.push(...load.failures)
  problems.push(...processes.flatMap((each) => [...each.crashes, ...each.errors]))
  for (const { what, milliseconds } of [locks.longestLock(), locks.longestWait()]) {
    if (milliseconds > mostMs) problems.push(`${what}: ${Math.round(milliseconds)} ms`)
    print(`  the longest: ${what}, ${Math.round(milliseconds)} ms (${locks.looks()} looks)`)
  }
  const { lost, doubled, invented } = judge(ledger, await missionsOf(direct))
  print(
    `  ${seconds} s, ${load.calls()} calls, ${load.failures.length} failed, the slowest ${Math.round(load.slowestMs())} ms; ${state}`,
  )
  for (const problem of new Set(problems)) print(`  ${problem}`)
  print(
    `${missions} missions, ${killedDuring.length} kills, ${ledger.acknowledged.size} writes acknowledged: ${lost.length} lost, ${doubled.length} doubled, ${invented.length} invented`,
  )
  const isSound = lost.length + doubled.length + invented.length === 0
  return { faults: killedDuring.length, passed: isSound && problems.length === 0 }
}

/** Waits until the migrating process runs a statement. */
async function until(databaseUrl: string, statement: string): Promise<boolean> {
  const running = `select from pg_stat_activity
    where application_name = '${migratingName}' and state = 'active' and query like '%${statement}%'`
  return withClient(databaseUrl, async (client) => {
    while (((await client.query(running)).rowCount ?? 0) === 0) await wait(5)
    return true
  })
}

async function stateOf(databaseUrl: string): Promise<string> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ state: string }>(`
      select format('filled %s of %s, %s twice, index %s, check %s',
        count(*) filter (where filled is not null), count(*), count(*) filter (where filled > 1),
        coalesce((select case when indisvalid then 'sound' else 'cut off' end from pg_index
          where indexrelid = to_regclass('shifts_by_end')), 'not there'),
        coalesce((select case when convalidated then 'sound' else 'not yet' end from pg_constraint
          where conname = 'missions_filled'), 'not there')) as state
      from missions`)
    return rows[0]?.state ?? ''
  })
}

/** Companies of 500 missions with ten shifts each, whose keys are right by themselves. */
async function fill(databaseUrl: string, missions: number): Promise<void> {
  const start = performance.now()
  await withClient(databaseUrl, (client) =>
    client.query(`
      create temporary table company as select gen_random_uuid() as id, n
        from generate_series(1, ${Math.ceil(missions / 500)}) n;
      insert into organisations (id, name, kind) select id, 'Company ' || n, 'other' from company;
      set session_replication_role = replica;
      insert into missions (organisation_id, type, name, job_title_id, status, selection_status,
          progress_step, starts_at, ends_at, reference_at, attendance_config_type, created_at, updated_at)
        select c.id, 'delegation', 'Mission ' || i, 'waiter', 'submitted', 'completed', 'upcoming',
          t.start, t.start + interval '8 hours', t.start, 'app', now(), now()
        from company c, generate_series(1, 500) i,
          lateral (select timestamptz '2027-06-01' + (i || ' hours')::interval as start) t
        limit ${missions};
      insert into shifts (organisation_id, mission_id, starts_at, ends_at, break_minutes, slots, posted)
        select m.organisation_id, m.id, m.starts_at + (d || ' days')::interval,
          m.ends_at + (d || ' days')::interval, 30, 5, true
        from missions m, generate_series(0, 9) d where m.name like 'Mission %';
      reset session_replication_role;
      analyze missions; analyze shifts`),
  )
  print(`  filled in ${Math.round((performance.now() - start) / 1_000)} s`)
}

async function withClient<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
