import './node-version.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { print } from './print.ts'
import { repositoryRoot } from './source-file.ts'

const [api, web] = [
  start('api', ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], repositoryRoot),
  start('web', [join(repositoryRoot, 'node_modules/vite/bin/vite.js')], webFolder()),
]
const children = [api, web]

function webFolder(): string {
  return join(repositoryRoot, 'apps/web')
}

function start(name: string, args: readonly string[], cwd: string) {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
  return { name, child, gone: once(child, 'exit') }
}

let stopping = false

/** Ends both sides; one that does not answer within five seconds is killed. */
function stop(signal: NodeJS.Signals): void {
  if (stopping) return
  stopping = true
  for (const { child } of children) {
    child.kill(signal)
    setTimeout(() => child.kill('SIGKILL'), 5_000).unref()
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stop(signal))

const first = await Promise.race(children.map(({ name, gone }) => gone.then(() => name)))
if (!stopping) {
  print(`The ${first} side has ended: stopping the other.`)
  process.exitCode = 1
  stop('SIGTERM')
}
await Promise.all(children.map(({ gone }) => gone))
