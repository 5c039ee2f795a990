import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { untilDemoIsWhole } from '../e2e/whole-demo.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { figure, gate, heading } from './report.ts'
import { startServer } from './servers.ts'

const product = 'apps/api/src/main.ts'
const settleMilliseconds = 3_000

/** Measures a first start with the demo, a later start, and the memory of an idle server, on both databases. */
export async function benchStart(): Promise<void> {
  heading('Start and memory')
  const directory = mkdtempSync(join(tmpdir(), 'renfort-bench-'))
  try {
    const first = await measure({ DATA_DIR: directory }, 'embedded, first start with the demo')
    const later = await measure({ DATA_DIR: directory }, 'embedded, later start')
    gate({
      what: 'a later start as a share of the first',
      ratio: later / first,
      bound: { atMost: 1 },
    })
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
  await withPostgres({ durability: 'normal' }, async (databaseUrl) => {
    await measure(
      { DATABASE_URL: databaseUrl, SEED: 'demo' },
      'PostgreSQL, first start with the demo',
    )
    await measure({ DATABASE_URL: databaseUrl, SEED: 'demo' }, 'PostgreSQL, later start')
  })
}

async function measure(
  environment: Readonly<Record<string, string>>,
  what: string,
): Promise<number> {
  const server = await startServer(product, '/api/health', environment)
  await untilDemoIsWhole(`http://127.0.0.1:${server.port}`)
  await wait(settleMilliseconds)
  const megabytes = residentMegabytes(server.process.pid)
  figure(what, `${(server.startedIn / 1000).toFixed(1)} s, ${megabytes} MB idle`)
  await server.stop()
  return server.startedIn
}

function residentMegabytes(pid: number | undefined): string {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return (Number(kilobytes) / 1024).toFixed(0)
  } catch {
    return '?'
  }
}
