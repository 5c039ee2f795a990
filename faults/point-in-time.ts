// Shows that deploy/pgbackrest brings a PostgreSQL back to the moment before a harmful command: npm run
// drill:postgres [-- 1000000], with so many rows
import '../tools/node-version.ts'
import { execFileSync } from 'node:child_process'
import { chmodSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { readStoredState } from '../apps/api/src/backup/backup-queries.ts'
import { differingTables, type TableSum } from '../apps/api/src/backup/manifest.ts'
import { openPostgres } from '../apps/api/src/platform/database/database.ts'
import { migrate } from '../apps/api/src/platform/database/migrate.ts'
import { print } from '../tools/print.ts'
import { withFolder } from '../tools/throw-away-folder.ts'
import { type Cluster, withPostgres } from '../tools/throw-away-postgres.ts'

const rows = Number(process.argv[2] ?? '10000')
/** What the harmful command leaves. */
const keptRows = 10
const deployed = join(import.meta.dirname, '../deploy/pgbackrest')

if (!Number.isInteger(rows) || rows < keptRows) {
  print('npm run drill:postgres [-- <rows>]')
  process.exitCode = 2
} else if (isInstalled()) await drill()
else print('skipped: pgBackRest is not installed (apt-get install pgbackrest)')

function isInstalled(): boolean {
  try {
    execFileSync('pgbackrest', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function drill(): Promise<void> {
  const differing = await withFolder('pgbackrest', (folder) => {
    // The account of PostgreSQL works here.
    chmodSync(folder, 0o755)
    for (const name of ['repository', 'spool', 'log', 'lock']) {
      mkdirSync(join(folder, name))
      chmodSync(join(folder, name), 0o777)
    }
    const settings = settingsFor(folder)
    return withPostgres({ durability: 'normal', settings, folder }, (url, cluster) =>
      backAndForth(url, cluster, folder),
    )
  })
  for (const line of differing) print(`failed: ${line}`)
  print(
    differing.length === 0 ? 'Every table is as it was at that moment.' : 'It is NOT as it was.',
  )
  process.exitCode = differing.length === 0 ? 0 : 1
}

async function backAndForth(
  databaseUrl: string,
  cluster: Cluster,
  folder: string,
): Promise<readonly string[]> {
  const pgbackrest = commandOf(databaseUrl, cluster, folder)
  await timed('stanza and first full backup', async () => {
    pgbackrest('stanza-create')
    pgbackrest('check')
    pgbackrest('backup', '--type=full')
  })
  await withDatabase(databaseUrl, (database) => migrate(database))
  await query(
    databaseUrl,
    `create table orders as select n as id from generate_series(1, ${rows}) n`,
  )
  const before = await sums(databaseUrl)
  const [{ moment }] = await query(databaseUrl, 'select clock_timestamp()::text as moment')
  await query(databaseUrl, `delete from orders where id > ${keptRows}`)
  await query(databaseUrl, 'drop table users cascade')
  // What came after the moment is in the archive, too, so that the restore has to stop before it.
  pgbackrest('check')
  await cluster.crash()
  await timed(`restore to ${moment}`, async () => {
    pgbackrest('restore', '--delta', '--type=time', `--target=${moment}`, '--target-action=promote')
    await cluster.start()
    while (await isRecovering(databaseUrl)) await wait(100)
  })
  return differingTables(before, await sums(databaseUrl))
}

/** The deployed lines, with the archive of this drill. */
function settingsFor(folder: string): Record<string, string> {
  const lines = readFileSync(join(deployed, 'postgresql.conf'), 'utf8').split('\n')
  const settings = lines.flatMap((line) => {
    const [, name, value] = /^(\w+) = '?(.*?)'?$/.exec(line) ?? []
    if (name === undefined || value === undefined) return []
    const here = value.replace('pgbackrest ', `pgbackrest --config=${join(folder, 'conf')} `)
    return [[name, here]]
  })
  return Object.fromEntries(settings) as Record<string, string>
}

/** Runs pgBackRest as the account of the cluster, with the deployed file and a repository of this drill. */
function commandOf(databaseUrl: string, { port }: Cluster, folder: string) {
  const [cluster = ''] = globSync(join(folder, 'renfort-postgres-*'))
  const here = {
    'repo1-type': 'posix',
    'repo1-path': join(folder, 'repository'),
    'repo1-cipher-pass': 'of this drill',
    'spool-path': join(folder, 'spool'),
    'log-path': join(folder, 'log'),
    'lock-path': join(folder, 'lock'),
  }
  const kept = readFileSync(join(deployed, 'pgbackrest.conf'), 'utf8')
    .split('\n')
    .filter((line) => !/^(repo1-s3-|pg1-)/.test(line))
    .filter((line) => !Object.keys(here).some((name) => line.startsWith(`${name}=`)))
  const global = Object.entries(here).map(([name, value]) => `${name}=${value}`)
  const place = [`pg1-path=${cluster}/data`, `pg1-socket-path=${cluster}`, `pg1-port=${port}`]
  const conf = kept.join('\n').replace('[global]', ['[global]', ...global].join('\n'))
  writeFileSync(join(folder, 'conf'), `${conf}${place.join('\n')}\npg1-user=postgres\n`)
  const { uid, gid } = statSync(join(cluster, 'data'))
  const env = { PATH: process.env.PATH, PGPASSWORD: new URL(databaseUrl).password }
  return (...args: readonly string[]): void => {
    const all = [`--config=${join(folder, 'conf')}`, '--stanza=renfort', ...args]
    execFileSync('pgbackrest', all, { uid, gid, env, cwd: cluster, stdio: 'inherit' })
  }
}

async function withDatabase<T>(
  databaseUrl: string,
  work: (database: ReturnType<typeof openPostgres>) => Promise<T>,
): Promise<T> {
  const database = openPostgres(databaseUrl)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function sums(databaseUrl: string): Promise<readonly TableSum[]> {
  return withDatabase(databaseUrl, async (database) => (await readStoredState(database)).tables)
}

async function query(databaseUrl: string, text: string): Promise<[Record<string, string>]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query(text)).rows as [Record<string, string>]
  } finally {
    await client.end()
  }
}

async function isRecovering(databaseUrl: string): Promise<boolean> {
  const [{ recovering }] = await query(
    databaseUrl,
    'select pg_is_in_recovery()::text as recovering',
  )
  return recovering === 'true'
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now()
  await work()
  print(`${what}: ${((performance.now() - started) / 1_000).toFixed(1)} s`)
}
