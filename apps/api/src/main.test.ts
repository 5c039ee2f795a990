import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clientHash, newAccount } from './testing/new-account.ts'
import { ready, type ServerProcess, startProcess } from './testing/server-process.ts'

// The whole process on the embedded database: its lock, its signals, what is left after a kill.
let directory: string
let running: ChildProcess[]
/** What a server without companies has made and left: most tests begin with a copy of it. */
let made: string

beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'renfort-main-'))
  const first = await startProcess({ DATA_DIR: made, SEED: 'empty' })
  await ready(first).finally(() => first.end('SIGTERM'))
})
afterAll(() => rmSync(made, { recursive: true, force: true }))

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'renfort-main-'))
  running = []
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(directory, { recursive: true, force: true })
})

async function start(
  environment: Readonly<Record<string, string>> = {},
  program?: readonly string[],
): Promise<ServerProcess> {
  const server = await startProcess({ DATA_DIR: directory, SEED: 'empty', ...environment }, program)
  running.push(server.child)
  return server
}

/** The same, where a server has been before. */
function startAgain(environment: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  cpSync(made, directory, { recursive: true })
  return start(environment)
}

/** Companies of the demo that have a logo. */
const demoLogos = 5
const password = clientHash('Secret!2026')

async function signUp(address: string, email: string): Promise<boolean> {
  const answer = await post(`${address}/api/auth/account`, newAccount(email, password))
  return answer?.status === 201
}

/** A call on a connection that is kept: the status of its answer, or why there is none. */
async function ask(agent: Agent, url: string, isSignUp: boolean): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const call = request(url, isSignUp ? { agent, method: 'POST', headers } : { agent })
  call.end(
    isSignUp ? JSON.stringify(newAccount(`${randomUUID()}@example.test`, password)) : undefined,
  )
  try {
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    await once(response.resume(), 'end')
    return response.statusCode
  } catch (error) {
    return (error as NodeJS.ErrnoException).code
  }
}

function post(url: string, body: unknown): Promise<Response | null> {
  const headers = { 'content-type': 'application/json' }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null)
}

describe('the server as a process', { timeout: 240_000 }, () => {
  it('stops at a wrong setting, saying which and what was expected', async () => {
    const server = await start({ PORT: 'high' })
    await once(server.child, 'exit')
    expect(server.child.exitCode).toBe(1)
    expect(server.output()).toContain('PORT is not valid: expected an integer from 0 to 65535.')
  })

  it('makes its data while the web app is built, and answers nobody before that is done', async () => {
    const module = JSON.stringify(join(import.meta.dirname, 'start-server.ts'))
    const after = (end: string) =>
      `import { startServer } from ${module}
       const webApp = new Promise((built, failed) => process.once('SIGUSR2', ${end}))
       webApp.catch(() => undefined)
       await startServer(webApp)`
    const script = (end: string) => ['--input-type=module-typescript', '-e', after(end)]
    const building = await start({}, script('built'))
    await expect
      .poll(() => existsSync(join(directory, 'postgres/PG_VERSION')), { timeout: 120_000 })
      .toBe(true)
    await wait(1_000)
    await expect(fetch(`${building.address}/api/health`)).rejects.toThrow('fetch failed')
    building.child.kill('SIGUSR2')
    await ready(building)
    expect(await building.end('SIGTERM')).toBe(0)

    const failing = await start({}, script('() => failed(new Error("no web app"))'))
    await expect
      .poll(() => existsSync(join(directory, 'renfort.lock')), { timeout: 120_000 })
      .toBe(true)
    failing.child.kill('SIGUSR2')
    await once(failing.child, 'exit')
    expect(failing.child.exitCode).toBe(1)
    expect(failing.output()).toContain('no web app')
  })

  it('refuses a data directory in use and leaves its owner alone; SIGTERM ends both lock and process', async () => {
    const first = await ready(await startAgain())
    const second = await start()
    await once(second.child, 'exit')
    expect(second.child.exitCode).toBe(1)
    expect(second.output()).toContain(`in use by process ${first.child.pid}`)
    expect((await fetch(`${first.address}/api/health`)).ok).toBe(true)
    expect(await first.end('SIGTERM')).toBe(0)
    expect(existsSync(join(directory, 'renfort.lock'))).toBe(false)
  })

  it('ERR-03 logs each failure under the reference that its answer carries', async () => {
    const server = await ready(await startAgain({ LOG_LEVEL: 'info' }))
    const lines = () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>)
    const lineOf = async (reference: string | null) => {
      await expect.poll(() => lines().some(({ reqId }) => reqId === reference)).toBe(true)
      return lines().find(({ reqId }) => reqId === reference)
    }

    const refused = await fetch(`${server.address}/api/v1/users/me`)
    const { requestId } = (await refused.json()) as { requestId: string }
    expect(refused.headers.get('x-request-id')).toBe(requestId)
    expect(await lineOf(requestId)).toMatchObject({
      level: 30,
      key: 'errors.auth.no_auth',
      status: 401,
      method: 'GET',
      route: '/api/v1/users/me',
    })
    const wrong = await post(`${server.address}/api/auth/login?token=secret`, { email: 'nobody' })
    const body = (await wrong?.json()) as { requestId: string }
    expect(await lineOf(body.requestId)).toMatchObject({ level: 40, key: 'errors.input.invalid' })
    expect(server.output()).not.toContain('secret')

    const reported = { reference: 'a1-b2', kind: 'answer', where: 'GET /me', detail: 'id: format' }
    const answer = await post(`${server.address}/api/failures`, reported)
    expect(answer?.status).toBe(204)
    expect(await lineOf(answer?.headers.get('x-request-id') ?? null)).toMatchObject({ reported })
  })

  it('makes the demo again when it was cut off, and only then', async () => {
    const logos = () => {
      const folder = join(directory, 'files/logo')
      return existsSync(folder) ? readdirSync(folder) : []
    }
    const cut = await start({ SEED: 'brief-demo' })
    await expect.poll(logos, { timeout: 120_000, interval: 5 }).not.toEqual([])
    await cut.end('SIGKILL')
    const half = logos()
    expect(half.length).toBeLessThan(demoLogos)

    const whole = await ready(await start({ SEED: 'brief-demo' }))
    expect(logos()).toHaveLength(demoLogos)
    expect(logos()).not.toContain(half[0])
    expect(await signUp(whole.address, 'new@example.test')).toBe(true)
    expect(await whole.end('SIGTERM')).toBe(0)

    const later = await ready(await start({ SEED: 'brief-demo' }))
    expect(await signUp(later.address, 'new@example.test')).toBe(false)
    await later.end('SIGTERM')
  })

  it('SIGTERM breaks no connection and refuses no call of sixteen busy clients', async () => {
    const server = await ready(await startAgain())
    const begun = Promise.withResolvers<void>()
    const seen: unknown[] = []
    let answers = 0
    const clients = Array.from({ length: 16 }, async (_, client) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const url = `${server.address}/api${client % 4 === 0 ? '/auth/account' : '/health'}`
      for (;;) {
        const status = await ask(agent, url, client % 4 === 0)
        if (status === 'ECONNREFUSED') return agent.destroy()
        if (status !== 200 && status !== 201) seen.push(status)
        answers += 1
        if (answers === 200) begun.resolve()
      }
    })
    await begun.promise
    const before = server.output()
    expect(await server.end('SIGTERM')).toBe(0)
    await Promise.all(clients)
    expect(seen).toEqual([])
    expect(server.output().slice(before.length)).toBe('')
  })

  it('SIGTERM first says that it is not ready, and takes calls until its proxy has noticed', async () => {
    const server = await ready(await startAgain({ STOP_DELAY_SECONDS: '3' }))
    const health = (path: string) =>
      fetch(`${server.address}/api/health${path}`, { headers: { connection: 'close' } })
    expect((await health('/ready')).status).toBe(200)
    const ended = server.end('SIGTERM')
    await expect.poll(async () => (await health('/ready')).status).toBe(503)
    const { status, headers } = await health('')
    expect([status, headers.get('connection')]).toEqual([200, 'close'])
    expect((await health('/live')).status).toBe(200)
    expect(await ended).toBe(0)
  })

  it('loses nothing that was acknowledged when it is killed', async () => {
    const server = await ready(await startAgain())
    const acknowledged: string[] = []
    const writers = Array.from({ length: 4 }, async () => {
      for (;;) {
        const email = `${randomUUID()}@example.test`
        if (!(await signUp(server.address, email))) return
        acknowledged.push(email)
      }
    })
    while (acknowledged.length < 12) await wait(20)
    await server.end('SIGKILL')
    await Promise.all(writers)

    const again = await ready(await start())
    const statuses = await Promise.all(
      acknowledged.map(
        async (email) =>
          (await post(`${again.address}/api/auth/login`, { email, password }))?.status,
      ),
    )
    expect(statuses).toEqual(acknowledged.map(() => 200))
    await again.end('SIGINT')
  })
})
