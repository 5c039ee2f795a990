import './node-version.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { print } from './print.ts'
import { repositoryRoot } from './source-file.ts'

// One address, as with npm start: Vite listens there and forwards calls of the API to the next port.
const host = process.env.HOST || '127.0.0.1'
const port = Number(process.env.PORT || 3000)
const apiPort = port + 1
const environment = {
  ...process.env,
  PORT: String(apiPort),
  API_PORT: String(apiPort),
  PUBLIC_URL: process.env.PUBLIC_URL || `http://${host}:${port}`,
}

function start(name: string, folder: string, args: readonly string[]) {
  const child = spawn(process.execPath, args, {
    cwd: join(repositoryRoot, folder),
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return { name, child, gone: once(child, 'exit') }
}

const vite = join(repositoryRoot, 'node_modules/vite/bin/vite.js')
const sides = [
  start('API', '.', ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts']),
  start('web', 'apps/web', [vite, '--host', host, '--port', String(port), '--strictPort']),
]

let stopping = false

/** Ends both processes, and kills one that has not ended after five seconds. */
function stop(signal: NodeJS.Signals): void {
  if (stopping) return
  stopping = true
  for (const { child } of sides) {
    child.kill(signal)
    setTimeout(() => child.kill('SIGKILL'), 5_000).unref()
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop(signal))
}

const first = await Promise.race(sides.map(({ name, gone }) => gone.then(() => name)))
if (!stopping) {
  print(`The ${first} side has ended: stopping the other.`)
  process.exitCode = 1
  stop('SIGTERM')
}
await Promise.all(sides.map(({ gone }) => gone))
