import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../tools/free-port.ts'
import { onEveryExit } from '../tools/on-every-exit.ts'
import { repositoryRoot } from '../tools/source-file.ts'

const program = '/usr/sbin/haproxy'

export function hasHaproxy(): boolean {
  return existsSync(program)
}

/** Runs some work with the delivered HAProxy in front of two processes; it gets its port. */
export async function withHaproxy<T>(
  folder: string,
  [one, two]: readonly [number, number],
  work: (port: number) => Promise<T>,
): Promise<T> {
  const port = await freePort()
  const delivered = readFileSync(join(repositoryRoot, 'deploy/haproxy/haproxy.cfg'), 'utf8')
  const own = delivered
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replace('10.0.0.11:3000', `127.0.0.1:${one}`)
    .replace('10.0.0.12:3000', `127.0.0.1:${two}`)
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, own)
  const child = spawn(program, ['-db', '-f', file], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const killed = onEveryExit(() => void child.kill('SIGKILL'))
  try {
    return await work(port)
  } finally {
    child.kill('SIGTERM')
    await ended
    killed()
  }
}
