import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../tools/free-port.ts'
import { onEveryExit } from '../tools/on-every-exit.ts'
import { repositoryRoot } from '../tools/source-file.ts'

const delivered = join(repositoryRoot, 'deploy/patroni')
const programs = {
  patroni: '/usr/bin/patroni',
  etcd: '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
} as const
const binaries = '/usr/lib/postgresql/15/bin'
const startWithinMs = 90_000

/** What is not installed of a cluster that replaces its primary; null where all is there. */
export function missingForPatroni(): string | null {
  const names = { patroni: 'Patroni', etcd: 'etcd', haproxy: 'HAProxy' } as const
  for (const [name, path] of Object.entries(programs)) {
    if (!existsSync(path)) return names[name as keyof typeof names]
  }
  if (!existsSync(binaries)) return 'PostgreSQL 15 of Debian'
  return process.getuid?.() === 0 ? null : 'the right to work as root'
}

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

export interface Patroni {
  readonly nodes: readonly [Node, Node]
  /** The primary and its synchronous standby, once there are both. */
  whenWhole(): Promise<{ readonly primary: Node; readonly standby: Node }>
  /** The proxy that finds the primary falls silent. */
  freezeProxy(): void
  thawProxy(): void
}

/** Runs some work on two PostgreSQL under the delivered Patroni; it gets the superuser's address behind the proxy. */
export async function withPatroni<T>(
  folder: string,
  work: (superuserUrl: string, cluster: Patroni) => Promise<T>,
): Promise<T> {
  const owner = {
    uid: Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })),
    gid: Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' })),
  }
  const home = join(folder, 'patroni')
  mkdirSync(home)
  chownSync(home, owner.uid, owner.gid)
  chmodSync(folder, 0o755)
  const password = randomBytes(12).toString('hex')
  const ports = await freePorts(7)
  const [etcdPort = 0, peerPort = 0, proxyPort = 0, ...nodePorts] = ports
  const asPostgres = { ...owner, cwd: home, stdio: 'ignore' } as const

  const etcd = spawn(
    programs.etcd,
    [
      ['--name', 'one'],
      ['--data-dir', join(home, 'etcd')],
      ['--listen-client-urls', `http://127.0.0.1:${etcdPort}`],
      ['--advertise-client-urls', `http://127.0.0.1:${etcdPort}`],
      ['--listen-peer-urls', `http://127.0.0.1:${peerPort}`],
      ['--initial-advertise-peer-urls', `http://127.0.0.1:${peerPort}`],
      ['--initial-cluster', `one=http://127.0.0.1:${peerPort}`],
    ].flat(),
    asPostgres,
  )
  const [one, two] = [0, 1].map((index) => {
    const [port = 0, rest = 0] = nodePorts.slice(index * 2, index * 2 + 2)
    return newNode({
      name: index === 0 ? 'one' : 'two',
      port,
      rest,
      home,
      password,
      etcdPort,
      owner,
    })
  }) as [NodeWithRest, NodeWithRest]
  const proxy = spawnProxy(home, proxyPort, [one, two])
  const clean = () => {
    for (const node of [one, two]) node.end()
    proxy.kill('SIGCONT')
    for (const child of [proxy, etcd]) child.kill('SIGKILL')
  }
  const cleaned = onEveryExit(clean)
  const whenWhole = async () => {
    const late = performance.now() + startWithinMs
    while (performance.now() < late) {
      const roles = await Promise.all([one.role(), two.role()])
      if (roles[0] === 'primary' && roles[1] === 'sync') return { primary: one, standby: two }
      if (roles[1] === 'primary' && roles[0] === 'sync') return { primary: two, standby: one }
      await wait(200)
    }
    throw new Error(`There is no primary with a synchronous standby: see ${home}`)
  }
  try {
    await wait(1_000)
    one.start()
    two.start()
    await whenWhole()
    return await work(`postgres://postgres:${password}@127.0.0.1:${proxyPort}/postgres`, {
      nodes: [one, two],
      whenWhole,
      freezeProxy: () => void proxy.kill('SIGSTOP'),
      thawProxy: () => void proxy.kill('SIGCONT'),
    })
  } finally {
    clean()
    cleaned()
    await wait(500)
  }
}

interface NodeWithRest extends Node {
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

function newNode({ name, port, rest, home, password, etcdPort, owner }: Place): NodeWithRest {
  const own = join(home, name)
  mkdirSync(own)
  const data = join(own, 'data')
  const file = join(own, 'patroni.yml')
  writeFileSync(
    file,
    readFileSync(join(delivered, 'patroni.yml'), 'utf8')
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
      patroni = spawn(programs.patroni, [file], {
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

/** The delivered proxy, with the addresses of this machine. */
function spawnProxy(home: string, port: number, nodes: readonly NodeWithRest[]): ChildProcess {
  const file = join(home, 'haproxy.cfg')
  const [one, two] = nodes.map((node) => [`127.0.0.1:${node.port}`, `port ${node.rest}`] as const)
  const text = readFileSync(join(delivered, 'haproxy.cfg'), 'utf8')
    .replace('bind 10.0.0.21:5432', `bind 127.0.0.1:${port}`)
    .replace('10.0.0.20:5432 check port 8008', `${one?.[0]} check ${one?.[1]}`)
    .replace('10.0.0.22:5432 check port 8008', `${two?.[0]} check ${two?.[1]}`)
  writeFileSync(file, text)
  return spawn(programs.haproxy, ['-db', '-f', file], { stdio: 'ignore' })
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

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}
