import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The server in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess
  readonly address: string
  output(): string
  end(signal: NodeJS.Signals): Promise<number | null>
}

const main = join(import.meta.dirname, '../main.ts')

export async function startProcess(
  environment: Readonly<Record<string, string>>,
  program: readonly string[] = [main],
): Promise<ServerProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env['PATH'], PORT: String(port), LOG_LEVEL: 'error', ...environment },
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const ended = once(child, 'exit')
  return {
    child,
    address: `http://127.0.0.1:${port}`,
    output: () => output,
    end: async (signal) => {
      child.kill(signal)
      await ended
      return child.exitCode
    },
  }
}

/** The same server, once it answers. */
export async function ready(server: ServerProcess): Promise<ServerProcess> {
  for (let attempt = 0; attempt < 3_000; attempt += 1) {
    if (server.child.exitCode !== null) throw new Error(`The server ended: ${server.output()}`)
    const answer = await fetch(`${server.address}/api/health`).catch(() => null)
    if (answer?.ok) return server
    await wait(50)
  }
  throw new Error(`The server did not come up: ${server.output()}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}
