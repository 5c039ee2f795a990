import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { onEveryExit } from './on-every-exit.ts'
import { repositoryRoot } from './source-file.ts'
import { answers } from './throw-away-postgres.ts'

const delivered = join(repositoryRoot, 'deploy/pgbouncer')
const program = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer']
const startWithinMs = 10_000

/** The version of the installed PgBouncer; null where there is none. */
export function pgbouncerVersion(): string | null {
  const found = program.find((path) => existsSync(path))
  if (found === undefined) return null
  return /[\d.]+/.exec(execFileSync(found, ['--version'], { encoding: 'utf8' }))?.[0] ?? null
}

/**
 * Runs some work with the delivered PgBouncer in front of a new cluster, whose address is its
 * superuser's. The work gets its port. Few connections are lent, so that they are exchanged often.
 */
export async function withPgbouncer<T>(
  databaseUrl: string,
  { lent = 6 }: { readonly lent?: number },
  work: (port: number) => Promise<T>,
): Promise<T> {
  const found = program.find((path) => existsSync(path))
  if (found === undefined) throw new Error('PgBouncer is not installed.')
  const folder = mkdtempSync(join(tmpdir(), 'renfort-pgbouncer-'))
  const cleaned = onEveryExit(() => rmSync(folder, { recursive: true, force: true }))
  try {
    const password = randomBytes(12).toString('hex')
    await prepareLookUp(databaseUrl, password)
    const port = await freePort()
    const { hostname, port: behind, username, password: own } = new URL(databaseUrl)
    const files = {
      'pgbouncer.ini': withSettings(readFileSync(join(delivered, 'pgbouncer.ini'), 'utf8'), {
        renfort: `host=${hostname} port=${behind}`,
        listen_addr: '127.0.0.1',
        listen_port: String(port),
        auth_file: join(folder, 'userlist.txt'),
        default_pool_size: String(lent),
      })
        .replace('renfort =', '* =')
        .concat('unix_socket_dir =\n'),
      // Superusers are not looked up.
      'userlist.txt': `"pgbouncer" "${password}"\n"${username}" "${own}"\n`,
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    chmodSync(folder, 0o755)
    // It refuses to run as root.
    const account = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
    const child = spawn(found, [...account, join(folder, 'pgbouncer.ini')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (part: Buffer) => {
      said = (said + part.toString()).slice(-4_000)
    })
    const ended = once(child, 'exit')
    const killed = onEveryExit(() => void child.kill('SIGKILL'))
    try {
      const late = performance.now() + startWithinMs
      while (!(await takesSignIns(databaseUrl, { port, password }))) {
        if (child.exitCode !== null || performance.now() > late) {
          throw new Error(`PgBouncer did not start: ${said}`)
        }
        await wait(50)
      }
      return await work(port)
    } finally {
      child.kill('SIGTERM')
      await ended
      killed()
    }
  } finally {
    cleaned()
    rmSync(folder, { recursive: true, force: true })
  }
}

function withSettings(text: string, settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings).reduce((changed, [name, value]) => {
    const line = new RegExp(`^${name} = .*$`, 'm')
    if (!line.test(changed)) throw new Error(`pgbouncer.ini has no ${name}`)
    return changed.replace(line, `${name} = ${value}`)
  }, text)
}

/** The delivered look-up of who signs in, in every database that is made from now on. */
async function prepareLookUp(databaseUrl: string, password: string): Promise<void> {
  const sql = readFileSync(join(delivered, 'auth.sql'), 'utf8')
  const template = new URL(databaseUrl)
  template.pathname = '/template1'
  const client = new pg.Client({ connectionString: template.href })
  await client.connect()
  try {
    await client.query(sql.replaceAll(":'password'", pg.escapeLiteral(password)))
  } finally {
    await client.end()
  }
}

async function takesSignIns(
  databaseUrl: string,
  { port, password }: { readonly port: number; readonly password: string },
): Promise<boolean> {
  const address = new URL(databaseUrl)
  Object.assign(address, { port: String(port), username: 'pgbouncer', password })
  return answers(address.href)
}
