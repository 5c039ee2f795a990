import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { onEveryExit } from './on-every-exit.ts'
import { print } from './print.ts'

export interface PostgresOptions {
  /** `fast` never waits for the disk, for tests; `normal` keeps PostgreSQL's own settings, for measurements. */
  readonly durability: 'fast' | 'normal'
  /** Further settings of postgresql.conf, by name. */
  readonly settings?: Readonly<Record<string, string>>
  /** The parent of its directory; by default the folder for temporary files. */
  readonly folder?: string | undefined
}

/** The server of a cluster, for tests of what happens to its clients. */
export interface Cluster {
  readonly port: number
  start(): Promise<void>
  /** An immediate shutdown: nothing is finished, and the next start recovers. */
  crash(): Promise<void>
  isRunning(): boolean
}

interface Owner {
  readonly uid: number
  readonly gid: number
}

const oldestSupported = 15
const startTimeoutMs = 30_000

/**
 * Runs some work with a new PostgreSQL: a cluster in a new directory, on a free loopback port, with one superuser and
 * a random password. It is stopped and deleted afterwards, also when the work fails.
 */
export async function withPostgres<T>(
  { durability, settings = {}, folder: parent = tmpdir() }: PostgresOptions,
  run: (databaseUrl: string, cluster: Cluster) => Promise<T>,
): Promise<T> {
  const programs = findPrograms() ?? installPrograms()
  const owner = unprivilegedOwner()
  const folder = mkdtempSync(join(parent, 'renfort-postgres-'))
  let server: ChildProcess | undefined
  // When a signal ends this process, nothing may stay on the machine.
  const clean = (): void => {
    server?.kill('SIGQUIT')
    removeFolder(folder)
  }
  const cleaned = onEveryExit(clean)
  try {
    const password = createCluster(programs, folder, owner)
    const port = await freePort()
    const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
    const all = {
      port: String(port),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: folder,
      ...(durability === 'fast' ? fast : {}),
      ...settings,
    }
    const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const databaseUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
    const start = async (): Promise<void> => {
      server = spawn(join(programs, 'postgres'), ['-D', join(folder, 'data'), ...options], {
        ...owner,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      await untilReady(server, databaseUrl)
    }
    const crash = async (): Promise<void> => {
      if (server === undefined || hasEnded(server)) return
      const gone = once(server, 'exit')
      server.kill('SIGQUIT')
      await gone
    }
    const isRunning = (): boolean => server !== undefined && !hasEnded(server)
    await start()
    return await run(databaseUrl, { port, start, crash, isRunning })
  } finally {
    if (server !== undefined) await stop(server)
    cleaned()
    clean()
  }
}

/** Deletes synchronously, because it runs while the process exits; tries again while the server still writes. */
function removeFolder(folder: string): void {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (let attempt = 0; attempt < 40 && existsSync(folder); attempt += 1) {
    if (attempt > 0) Atomics.wait(pause, 0, 0, 50)
    try {
      rmSync(folder, { recursive: true, force: true })
    } catch (error) {
      if (attempt === 39) throw error
    }
  }
}

/** The programs of the newest PostgreSQL of this machine: Debian's, else those in PATH. */
function findPrograms(): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin/initdb')
    .map((path) => path.slice(0, -'/initdb'.length))
    .filter((path) => versionOf(path) >= oldestSupported)
    .sort((a, b) => versionOf(b) - versionOf(a))
  const onPath = (process.env.PATH ?? '')
    .split(':')
    .filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
  return debian[0] ?? onPath[0]
}

function versionOf(programs: string): number {
  return Number(/\/(\d+)\/bin$/.exec(programs)?.[1] ?? 0)
}

/** Whether a cluster can be made here: its programs are installed, or a build server may install them. */
export function canRunPostgres(): boolean {
  return findPrograms() !== undefined || (process.env.CI !== undefined && canInstall())
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

function installPrograms(): string {
  if (canInstall()) {
    print('PostgreSQL is not installed: installing it with apt-get')
    const options = {
      stdio: ['ignore', 'inherit', 'inherit'] as ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }
    execFileSync('apt-get', ['update'], options)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], options)
  }
  const programs = findPrograms()
  if (programs !== undefined) return programs
  throw new Error(
    `PostgreSQL ${oldestSupported} or newer was not found: install it, or set TEST_DATABASE_URL`,
  )
}

/** PostgreSQL refuses to run as root: the account of its package runs it instead. */
function unprivilegedOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function createCluster(programs: string, folder: string, owner: Owner | undefined): string {
  const password = randomBytes(18).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  chmodSync(folder, 0o700)
  if (owner !== undefined) {
    for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid)
  }
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C'
  const args = ['-D', join(folder, 'data'), '--username=postgres', `--pwfile=${passwordFile}`]
  execFileSync(
    join(programs, 'initdb'),
    [...args, '--auth=scram-sha-256', '--encoding=UTF8', `--locale=${locale}`, '--no-sync'],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  return password
}

async function untilReady(server: ChildProcess, databaseUrl: string): Promise<void> {
  let log = ''
  server.stderr?.on('data', (part: Buffer) => {
    log = (log + part.toString()).slice(-4_000)
  })
  const end = performance.now() + startTimeoutMs
  while (performance.now() < end) {
    if (hasEnded(server)) break
    if (await answers(databaseUrl)) return
    await wait(50)
  }
  throw new Error(`PostgreSQL did not start:\n${log}`)
}

/** Whether a server takes a sign-in and answers. */
export async function answers(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 1_000 })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/**
 * Waits for leaving clients, because a pool reports its end before its connections are closed; then a fast shutdown,
 * which rolls open transactions back and disconnects the others.
 */
async function stop(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  const soon = setTimeout(() => server.kill('SIGINT'), 1_000)
  const late = setTimeout(() => server.kill('SIGQUIT'), 11_000)
  await gone
  clearTimeout(soon)
  clearTimeout(late)
}
