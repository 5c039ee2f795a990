import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { auth, evidence, jobDescriptions, organisation } from '@renfort/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany } from './testing/companies.ts'
import { hostilePdfs } from './testing/files/hostile-pdfs.ts'
import { clientHash, newEmail } from './testing/new-account.ts'
import { call, startTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({
    NODE_ENV: 'production',
    SIMULATE_GOOGLE: 'false',
    SIMULATE_PAYMENT: 'false',
  })
  await app.app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app.app.close()
  await app.database.close()
})

describe('texts that a database does not keep', () => {
  it.each([
    ['U+0000', 'a\u0000b'],
    ['half a surrogate pair', 'a\ud800'],
  ])('%s is a problem of its field', async (_name, text) => {
    const { id, admin } = await aCompany(app)
    const flat = await call(app, organisation.createLocation, admin, {
      params: { id },
      body: { title: text, address: '1 rue X', postalCode: '69002', city: 'Lyon' },
    })
    expect([flat.status, flat.error.metadata]).toEqual([
      400,
      { issues: [{ path: ['title'], key: 'errors.field.format' }] },
    ])
    const deep = await call(app, jobDescriptions.createJobDescription, admin, {
      body: { jobTitleId: 'waiter', subtasks: [{ name: `Servir ${text}`, custom: true }] },
    })
    expect([deep.status, deep.error.metadata]).toEqual([
      400,
      { issues: [{ path: ['subtasks', 0, 'name'], key: 'errors.field.format' }] },
    ])
  })
})

describe('what never reaches a route', () => {
  it.each([
    ['an address that cannot be decoded', 'GET', '/api/tasks/%zz', 400, 'errors.input.invalid'],
    ['a page that cannot be decoded', 'GET', '/signin%', 400, 'errors.input.invalid'],
    ['an address without its prefix', 'GET', '/v1/events', 404, 'errors.not_found'],
    ['an endless id', 'GET', `/api/tasks/${'a'.repeat(700)}`, 404, 'errors.not_found'],
  ] as const)('%s is refused like everything else', async (_name, method, url, status, key) => {
    const response = await app.app.inject({ method, url })
    expect([response.statusCode, response.json()]).toMatchObject([status, { key }])
    expect(response.body).not.toContain('FST_')
    expect(response.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('a body where there is no route tells nothing about the server', async () => {
    const response = await app.app.inject({
      method: 'DELETE',
      url: '/index.html',
      headers: { 'content-type': 'application/json' },
      payload: '',
    })
    expect(response.json()).toMatchObject({ key: 'errors.input.invalid' })
    expect(response.body).not.toContain('FST_')
  })

  it.each([
    ['no HTTP', '\u0016\u0003\u0001\r\n\r\n', 400],
    [
      'two lengths',
      'GET / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
    ],
    ['endless headers', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`, 431],
  ])('%s is refused with the headers of every answer', async (_name, bytes, status) => {
    const answer = await answerTo(bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toContain('"key":"errors.input.invalid"')
    expect(answer).toContain("content-security-policy: default-src 'none'")
    expect(answer).toContain('x-content-type-options: nosniff')
  })

  it('ASVS 13.4.2 13.4.4 what is for development, and TRACE, are not there', async () => {
    const outbox = await app.app.inject('/api/dev/outbox')
    expect([outbox.statusCode, outbox.json()]).toMatchObject([404, { key: 'errors.not_found' }])
    const answer = await answerTo(
      'TRACE /api/health HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 40[0-9] /)
    expect(answer).not.toContain('TRACE /api/health')
  })

  it('a request that trickles in ends', () => {
    expect(app.app.server.requestTimeout).toBeGreaterThan(0)
    expect(app.app.server.requestTimeout).toBeLessThanOrEqual(120_000)
    expect(app.app.server.headersTimeout).toBeGreaterThan(0)
  })
})

describe('a file that anybody may ask about', () => {
  it.each(hostilePdfs().map(({ what, bytes }) => [what, bytes] as const))(
    '%s is summed and nothing else: it is another file, or none',
    async (_name, bytes) => {
      const { status, body, error } = await call(
        app,
        evidence.verifyDocument,
        null,
        { body: bytes },
        { 'content-type': 'application/pdf' },
      )
      expect(status === 200 ? body : error.key).toEqual(
        bytes.subarray(0, 5).toString('latin1') === '%PDF-'
          ? { known: null }
          : 'errors.file.wrong_type',
      )
    },
  )

  it('one that stops on its way is damaged', async () => {
    const answer = await answerTo(
      'POST /api/verify HTTP/1.1\r\nhost: a\r\ncontent-type: application/pdf\r\ntransfer-encoding: chunked\r\n\r\n5\r\n%PDF-\r\nzz\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })
})

async function answerTo(bytes: string): Promise<string> {
  const { port } = app.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('utf8')
  socket.on('data', (part: string) => {
    received += part
  })
  socket.on('error', () => undefined)
  socket.write(bytes, 'latin1')
  await once(socket, 'close')
  return received
}

describe('the address of a caller', () => {
  const tryFrom = (remoteAddress: string, forwardedFor: string, email: string) =>
    app.app.inject({
      method: 'POST',
      url: `/api${auth.login.path}`,
      remoteAddress,
      headers: { 'x-forwarded-for': forwardedFor },
      payload: { email, password: clientHash('wrong') },
    })

  it('is not the claimed one, unless a proxy of a private network gives it', async () => {
    const email = newEmail()
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await tryFrom('203.0.113.7', `198.51.100.${count}`, email)).statusCode)
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
    expect(statuses[10]).toBe(429)
    // The proxy appends the address that it saw to those of the header.
    const behindProxy = await tryFrom('10.0.0.2', '198.51.100.1, 203.0.113.7', email)
    expect(behindProxy.statusCode).toBe(429)
    expect((await tryFrom('10.0.0.2', '198.51.100.1, 203.0.113.8', email)).statusCode).toBe(401)
  })
})
