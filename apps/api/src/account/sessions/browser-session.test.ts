import { auth, motives, session } from '@renfort/contract'
import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import { isOpen } from '@renfort/contract/kernel/endpoint.ts'
import { writes } from '@renfort/contract/kernel/idempotency.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApi, routes } from '../../app.ts'
import { apiBase } from '../../platform/api-base.ts'
import { fillPath } from '../../platform/http/inject-call.ts'
import { aCompany, actingFor } from '../../testing/companies.ts'
import { clientHash, newAccount, newEmail } from '../../testing/new-account.ts'
import { call, type Caller, sharedApp, type TestApp } from '../../testing/test-app.ts'

const password = clientHash('Secret!2026')
const ownPage = { 'session-in': 'cookie', origin: 'http://localhost:80' }

let app: TestApp

beforeAll(async () => {
  app = await sharedApp()
})

/** A browser in which somebody has just signed up. */
async function aBrowser() {
  const email = newEmail()
  const opened = await call(
    app,
    auth.createAccount,
    null,
    { body: newAccount(email, password) },
    ownPage,
  )
  return { email, ...opened.body, cookie: cookieIn(opened), setCookie: setCookieOf(opened) }
}

interface Answered {
  readonly response: { readonly headers: Readonly<Record<string, unknown>> }
}

const setCookieOf = ({ response }: Answered, named = 'session') =>
  [response.headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .find((each) => each.includes(`${named}=`)) ?? ''
const cookieIn = (answered: Answered) => setCookieOf(answered).split(';')[0] ?? ''

const headersIn = ({ cookie, userId }: { cookie: string; userId: string }) => ({
  ...ownPage,
  cookie,
  userId,
})

const statusIn = async (browser: { cookie: string; userId: string }) =>
  (await call(app, session.readMe, null, {}, headersIn(browser))).status

describe('the session of a browser', () => {
  it('ASVS 3.3.1 3.3.2 3.3.4 is in a cookie that scripts cannot read, and not in the answer', async () => {
    const browser = await aBrowser()
    expect(browser.token).toBe('')
    expect(browser.setCookie).toMatch(
      /^session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
    )
    expect(await statusIn(browser)).toBe(200)
  })

  it('ASVS 3.3.3 has the prefix of its host and is sent by https alone, where people come by https', async () => {
    const { config } = app.services
    const publicUrl = 'https://renfort.example'
    const secured = await createApi({ ...app.services, config: { ...config, publicUrl } })
    const { email, cookie, userId } = await aBrowser()
    const opened = await call(
      { app: secured },
      auth.login,
      null,
      { body: { email, password } },
      {
        ...ownPage,
        origin: publicUrl,
      },
    )
    expect(setCookieOf(opened)).toMatch(/^__Host-session=[\w-]{43}; Path=\/; .*; Secure$/)
    const me = (held: string) =>
      call({ app: secured }, session.readMe, null, {}, headersIn({ cookie: held, userId }))
    expect((await me(cookieIn(opened))).status).toBe(200)
    expect((await me(cookie)).error.key).toBe('errors.token.forbidden')
  })

  it('is no cookie for a program, which gets the token as before', async () => {
    const { email } = await aBrowser()
    const opened = await call(app, auth.login, null, { body: { email, password } })
    expect(opened.body.token).toMatch(/^[\w-]{43}$/)
    expect(setCookieOf(opened)).toBe('')
    expect((await call(app, session.readMe, opened.body)).status).toBe(200)
  })

  it('gives way to a token in a header', async () => {
    const browser = await aBrowser()
    const { manager } = await aCompany(app)
    const both = await call(
      app,
      session.readMe,
      manager,
      {},
      { ...ownPage, cookie: browser.cookie },
    )
    expect(both.body.id).toBe(manager.userId)
    const wrong = { ...manager, token: 'A'.repeat(43) }
    const spoiled = await call(app, session.readMe, wrong, {}, headersIn(browser))
    expect(spoiled.error.key).toBe('errors.token.forbidden')
  })

  it('is that of one user: another id in the header is refused, and none is nobody', async () => {
    const { cookie } = await aBrowser()
    const { manager } = await aCompany(app)
    expect(await statusIn({ cookie, userId: manager.userId })).toBe(401)
    const nameless = await call(app, session.readMe, null, {}, { ...ownPage, cookie })
    expect(nameless.error.key).toBe('errors.auth.no_auth')
    expect((await call(app, session.readFeatures, null, {}, { ...ownPage, cookie })).status).toBe(
      200,
    )
  })

  it('ASVS 7.2.4 ends when another is opened in that browser', async () => {
    const { email, ...browser } = await aBrowser()
    const elsewhere = await call(app, auth.login, null, { body: { email, password } })
    const input = { body: { email, password } }
    const again = await call(app, auth.login, null, input, { ...ownPage, cookie: browser.cookie })
    expect(await statusIn(browser)).toBe(401)
    expect(await statusIn({ ...browser, cookie: cookieIn(again) })).toBe(200)
    expect((await call(app, session.readMe, elsewhere.body)).status).toBe(200)
  })

  it('stays when a sign-in there fails', async () => {
    const { email, ...browser } = await aBrowser()
    const input = { body: { email, password: clientHash('wrong') } }
    const tried = await call(app, auth.login, null, input, { ...ownPage, cookie: browser.cookie })
    expect([tried.status, setCookieOf(tried)]).toEqual([401, ''])
    expect(await statusIn(browser)).toBe(200)
  })

  it('ASVS 7.4.1 ends with signing out, which empties the cookie', async () => {
    const browser = await aBrowser()
    const left = await call(app, session.logout, null, {}, { ...ownPage, cookie: browser.cookie })
    expect([left.status, setCookieOf(left)]).toEqual([
      204,
      'session=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict',
    ])
    expect(await statusIn(browser)).toBe(401)
  })

  it('moves from the header of an earlier page to the cookie, the same session', async () => {
    const { manager } = await aCompany(app)
    const moved = await call(app, session.moveToCookie, manager, {}, ownPage)
    expect([moved.status, cookieIn(moved)]).toEqual([204, `session=${manager.token}`])
    expect(await statusIn({ cookie: cookieIn(moved), userId: manager.userId })).toBe(200)
    const program = await call(app, session.moveToCookie, manager)
    expect([program.status, setCookieOf(program)]).toEqual([204, ''])
    const ended = { ...manager, token: 'A'.repeat(43) }
    expect((await call(app, session.moveToCookie, ended, {}, ownPage)).status).toBe(401)
  })

  it('acts for a member as a header does', async () => {
    const { manager } = await aCompany(app)
    const acting = await actingFor(app, manager)
    const { token, ...others } = acting
    const held = { ...ownPage, cookie: `session=${token}`, userId: others.userId }
    const me = await call(app, session.readMe, null, {}, { ...held, logasId: manager.userId })
    expect(me.body.id).toBe(manager.userId)
  })
})

type Hostile = readonly [what: string, headers: Readonly<Record<string, string>>]

/** What a page of another site can make a browser send, with the cookie or without it. */
const forged: readonly Hostile[] = [
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a form with a file', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['a form of text', { 'content-type': 'text/plain' }],
  ['a call without a type', {}],
  ['JSON', { 'content-type': 'application/json' }],
]

/** What only a mistake of a browser, or of the list of origins, could send. */
const foreign: readonly Hostile[] = [
  ['the origin of another site', { origin: 'https://evil.test' }],
  ['another host of the same site', { origin: 'http://evil.localhost:80' }],
  ['another port', { origin: 'http://localhost:81' }],
  ['a hidden origin', { origin: 'null' }],
  ['no origin', {}],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of the same site', { 'sec-fetch-site': 'same-site' }],
  ['an address that was typed', { 'sec-fetch-site': 'none' }],
  [
    'a right origin from another site',
    { origin: 'http://localhost:80', 'sec-fetch-site': 'cross-site' },
  ],
  [
    'a wrong origin from the same one',
    { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' },
  ],
]

describe('ASVS 3.5.1 3.5.2 a page of another origin', () => {
  let victim: Caller
  const motive = JSON.stringify({ reason: 'activityIncrease', justification: 'Attaque' })

  beforeAll(async () => {
    victim = (await aCompany(app)).admin
  })

  const held = () => ({
    cookie: `session=${victim.token}`,
    userId: victim.userId,
    organisationId: String(victim.organisationId),
  })
  const post = (headers: Readonly<Record<string, string>>) =>
    app.app.inject({
      method: 'POST',
      url: `${apiBase}/motives`,
      headers: { ...held(), ...headers },
      payload: motive,
    })
  const written = async () => {
    const { body } = await call(app, motives.listMotives, victim)
    return body.filter(({ justification }) => justification === 'Attaque').length
  }

  it.each(forged)('changes nothing with %s that carries the cookie', async (_what, headers) => {
    for (const from of ['https://evil.test', 'http://localhost:80']) {
      const { statusCode } = await post({ ...headers, origin: from })
      expect([400, 401]).toContain(statusCode)
    }
    expect(await written()).toBe(0)
  })

  it.each(foreign)(
    'changes nothing even with the header of the page: %s',
    async (_what, headers) => {
      const answer = await post({
        'session-in': 'cookie',
        'content-type': 'application/json',
        ...headers,
      })
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        expect.objectContaining({ key: 'errors.session.foreign_page' }),
      ])
      expect(await written()).toBe(0)
    },
  )

  it('opens no session in the browser of somebody else', async () => {
    const { email } = await aBrowser()
    const input = { body: { email, password } }
    const from = { 'session-in': 'cookie', origin: 'https://evil.test' }
    const opened = await call(app, auth.login, null, input, from)
    expect([opened.error.key, setCookieOf(opened)]).toEqual(['errors.session.foreign_page', ''])
  })

  it('signs nobody out', async () => {
    const browser = await aBrowser()
    await call(app, session.logout, null, {}, { cookie: browser.cookie })
    expect(await statusIn(browser)).toBe(200)
  })

  const guarded = routes.map(({ endpoint }) => endpoint).filter((endpoint) => !isOpen(endpoint))
  const ask = async ({ method, path }: Endpoint, headers: Readonly<Record<string, string>>) => {
    const url = apiBase + fillPath(path, {})
    const { statusCode } = await app.app.inject({ method, url, headers: { ...held(), ...headers } })
    return statusCode
  }

  it('is nobody for every operation without the header of the page', async () => {
    for (const endpoint of guarded) {
      const status = await ask(endpoint, { origin: 'http://localhost:80' })
      expect(status, `${endpoint.method} ${endpoint.path}`).toBe(401)
    }
  })

  it('is refused by every operation that changes something, whatever its body', async () => {
    const from = {
      'session-in': 'cookie',
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.test',
    }
    for (const endpoint of guarded.filter(writes)) {
      expect(await ask(endpoint, from), `${endpoint.method} ${endpoint.path}`).toBe(403)
    }
  })
})

describe('a page of the product', () => {
  const from = async (headers: Readonly<Record<string, string>>, config = app.services.config) => {
    const api = await createApi({ ...app.services, config })
    const url = `${apiBase}/auth/logout`
    const { statusCode } = await api.inject({
      method: 'POST',
      url,
      headers: { 'session-in': 'cookie', ...headers },
    })
    return statusCode
  }

  it.each([
    ['says its origin', { origin: 'http://localhost:80' }],
    ['is known to the browser', { 'sec-fetch-site': 'same-origin' }],
    [
      'hides its origin, and is known to the browser',
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    ],
  ])('%s', async (_what, headers) => {
    expect(await from(headers)).toBe(204)
  })

  it('may be behind a proxy that gives calls another host', async () => {
    const config = { ...app.services.config, publicUrl: 'https://renfort.example' }
    expect(await from({ origin: 'https://renfort.example' }, config)).toBe(204)
    expect(await from({ origin: 'https://evil.example' }, config)).toBe(403)
  })

  it('may be of an origin that was configured', async () => {
    const config = { ...app.services.config, webOrigins: ['https://app.example'] }
    const sent = { origin: 'https://app.example', 'sec-fetch-site': 'same-site' }
    expect(await from(sent, config)).toBe(204)
  })
})
