// The server that the journeys use: the demo in a throw-away directory, at a fixed moment.
import '../tools/node-version.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureCompressedWebBuild } from '../tools/web-build.ts'

const dataDirectory = mkdtempSync(join(tmpdir(), 'renfort-e2e-'))
process.on('exit', () => rmSync(dataDirectory, { recursive: true, force: true }))

// A killed runner cannot stop its server: the server ends when its parent has changed.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 1_000).unref()

await ensureCompressedWebBuild()
Object.assign(process.env, {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  DATA_DIR: dataDirectory,
  DATABASE_URL: '',
  SEED: 'demo',
  NOW: '2026-12-02T09:00:00Z',
  SIMULATE_PROVIDER: 'false',
  LOG_LEVEL: 'error',
  // Journeys run the directory of a company on this machine.
  WEBHOOK_NETWORKS: '127.0.0.0/8',
})
await import('../apps/api/src/main.ts')
