import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../tools/free-port.ts'

export interface Running {
  readonly port: number
  readonly process: ChildProcess
  /** Milliseconds from the start of the process to its first answer. */
  readonly startedIn: number
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '..')

/** Starts a server of this repository and waits for its first answer. */
export async function startServer(
  file: string,
  healthPath: string,
  environment: Readonly<Record<string, string>>,
): Promise<Running> {
  const port = await freePort()
  const start = performance.now()
  const child = spawn(process.execPath, [join(root, file)], {
    cwd: root,
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      // The peers that it is compared with count no calls.
      SESSION_CALLS_PER_MINUTE: '0',
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await answers(port, healthPath))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`)
    await wait(10)
  }
  return {
    port,
    process: child,
    startedIn: performance.now() - start,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function answers(port: number, path: string): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}${path}`)).ok
  } catch {
    return false
  }
}
