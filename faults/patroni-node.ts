import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../tools/source-file.ts'

export const patroniProgram = '/usr/bin/patroni'

type Role = 'primary' | 'sync' | 'other'

/** One of the two machines: Patroni and the PostgreSQL that it runs. */
export interface Node {
  readonly name: string
  readonly port: number
  /** What Patroni says that it is; `other` while it says nothing. */
  role(): Promise<Role>
  start(): void
  /** Every process of its PostgreSQL, Patroni left alive. */
  killPostgres(): void
  /** Patroni and PostgreSQL at once, as a machine without power. */
  killAll(): Promise<void>
  loseDisk(): void
  /** Stands still, and answers nobody, until it goes on. */
  freeze(): void
  thaw(): void
}

export interface NodeWithRest extends Node {
  readonly rest: number
  /** Ends everything at once. */
  end(): void
}

interface Place {
  readonly name: string
  readonly port: number
  readonly rest: number
  readonly home: string
  readonly password: string
  readonly etcdPort: number
  readonly owner: { readonly uid: number; readonly gid: number }
}

export function newNode({
  name,
  port,
  rest,
  home,
  password,
  etcdPort,
  owner,
}: Place): NodeWithRest {
  const own = join(home, name)
  mkdirSync(own)
  const data = join(own, 'data')
  const file = join(own, 'patroni.yml')
  writeFileSync(
    file,
    readFileSync(join(repositoryRoot, 'deploy/patroni/patroni.yml'), 'utf8')
      .replace('name: one', `name: ${name}`)
      .replaceAll('10.0.0.20:8008', `127.0.0.1:${rest}`)
      .replaceAll('10.0.0.20:5432', `127.0.0.1:${port}`)
      .replace(/hosts: 10\.0\.0\.31.*/, `hosts: 127.0.0.1:${etcdPort}`)
      .replaceAll('10.0.0.0/24', '127.0.0.1/32')
      .replace('/var/lib/postgresql/15/renfort', data)
      .replace('/var/run/postgresql', own)
      .replaceAll('<superuser-password>', password)
      .replaceAll('<replication-password>', password),
    { mode: 0o600 },
  )
  for (const path of [own, file]) chownSync(path, owner.uid, owner.gid)
  let patroni: ChildProcess | null = null
  const signalAll = (signal: NodeJS.Signals) => {
    patroni?.kill(signal)
    for (const pid of processesIn(data)) signalOne(pid, signal)
  }
  return {
    name,
    port,
    rest,
    role: () => roleOf(rest),
    start: () => {
      patroni = spawn(patroniProgram, [file], {
        ...owner,
        cwd: own,
        env: { PATH: '/usr/bin:/bin', PATRONI_LOG_DIR: own, PATRONI_LOG_LEVEL: 'INFO' },
        stdio: 'ignore',
      })
    },
    killPostgres: () => {
      for (const pid of processesIn(data)) signalOne(pid, 'SIGKILL')
    },
    killAll: async () => {
      const child = patroni
      const ended = child === null || child.exitCode !== null ? null : once(child, 'exit')
      signalAll('SIGKILL')
      await ended
      patroni = null
    },
    loseDisk: () => rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    end: () => signalAll('SIGKILL'),
  }
}

async function roleOf(rest: number): Promise<Role> {
  for (const role of ['primary', 'sync'] as const) {
    try {
      const signal = AbortSignal.timeout(500)
      if ((await fetch(`http://127.0.0.1:${rest}/${role}`, { signal })).status === 200) return role
    } catch {
      return 'other'
    }
  }
  return 'other'
}

/** PostgreSQL's processes work in their data directory. */
function processesIn(data: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return (
          readlinkSync(`/proc/${name}/cwd`).startsWith(data) &&
          readlinkSync(`/proc/${name}/exe`).endsWith('/postgres')
        )
      } catch {
        return false
      }
    })
    .map(Number)
}

function signalOne(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended.
  }
}
