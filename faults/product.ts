import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { onEveryExit } from '../tools/on-every-exit.ts'

const root = join(import.meta.dirname, '..')

/** The product as its own process, which can be killed and started again on one port. */
export interface Product {
  readonly address: string
  start(): Promise<void>
  kill(): Promise<void>
  stop(): Promise<void>
  /** It stands still, and nobody is told. */
  pause(): void
  resume(): void
  /** The output of each process that ended without being killed. */
  readonly crashes: readonly string[]
  /** Its lines of log about errors, at the log level that it was given. */
  readonly errors: readonly string[]
}

/** An installation of its own, with its own Node; the sources of the repository unless it is given. */
interface Place {
  readonly folder?: string
  readonly program?: string
}

export function product(
  port: number,
  environment: Readonly<Record<string, string>>,
  startWithinMs = 240_000,
  { folder = root, program = process.execPath }: Place = {},
): Product {
  const address = `http://127.0.0.1:${port}/api`
  const crashes: string[] = []
  const errors: string[] = []
  let running: ChildProcess | null = null
  const end = async (signal: NodeJS.Signals) => {
    const child = running
    running = null
    if (child === null || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  onEveryExit(() => running?.kill('SIGKILL'))
  return {
    address,
    crashes,
    errors,
    start: async () => {
      const child = spawn(program, [join(folder, 'apps/api/src/main.ts')], {
        cwd: folder,
        env: {
          ...process.env,
          LOG_LEVEL: 'fatal',
          // Its clients call as often as they can.
          SESSION_CALLS_PER_MINUTE: '0',
          ...environment,
          PORT: String(port),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (/^\{"level":[56]0/.test(line)) errors.push(line)
      })
      let said = ''
      child.stderr.on('data', (part: Buffer) => {
        said = (said + part.toString()).slice(-2_000)
      })
      child.on('exit', (code, signal) => {
        if (running === child) crashes.push(`${code ?? signal}: ${said}`)
      })
      running = child
      const late = performance.now() + startWithinMs
      while (!(await answers(address))) {
        if (child.exitCode !== null) throw new Error(`The product did not start: ${said}`)
        if (performance.now() > late) throw new Error(`The product does not answer: ${said}`)
        await wait(50)
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    pause: () => void running?.kill('SIGSTOP'),
    resume: () => void running?.kill('SIGCONT'),
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/health`)).ok
  } catch {
    return false
  }
}
