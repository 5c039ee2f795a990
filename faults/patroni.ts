import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../tools/free-port.ts'
import { onEveryExit } from '../tools/on-every-exit.ts'
import { repositoryRoot } from '../tools/source-file.ts'
import { newNode, type Node, type NodeWithRest, patroniProgram } from './patroni-node.ts'

const delivered = join(repositoryRoot, 'deploy/patroni')
const programs = {
  patroni: patroniProgram,
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

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}
