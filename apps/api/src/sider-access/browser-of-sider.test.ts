import { auth, session, siderAccess, siderReminders } from '@renfort/contract'
import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import { isOpen } from '@renfort/contract/kernel/endpoint.ts'
import { writes } from '@renfort/contract/kernel/idempotency.ts'
import { siderPaths } from '@renfort/contract/kernel/session-cookie.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApi, routes } from '../app.ts'
import { apiBase } from '../platform/api-base.ts'
import { fillPath } from '../platform/http/inject-call.ts'
import { clientHash, newAccount, newEmail } from '../testing/new-account.ts'
import { mailsTo } from '../testing/mails.ts'
import { aSider, signedInSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'

const ownPage = { 'session-in': 'sider-cookie', origin: 'http://localhost:80' }

let app: TestApp

beforeAll(async () => {
  app = await sharedApp()
})

interface Answered {
  readonly response: { readonly headers: Readonly<Record<string, unknown>> }
}

const setCookieOf = ({ response }: Answered) => String(response.headers['set-cookie'] ?? '')
/** As a browser sends them back: an account is given one for its device too. */
const cookieIn = ({ response }: Answered) =>
  [response.headers['set-cookie'] ?? []]
    .flat()
    .map((each) => String(each).split(';')[0])
    .join('; ')

interface Phone {
  readonly cookie: string
  readonly siderId: string
}

/** The message that lets a new Sider in. */
async function aMessage() {
  const email = newEmail()
  const id = await aSider(app, { email })
  await call(app, siderAccess.askSiderLink, null, { body: { email } })
  const [message] = await mailsTo(app, email)
  const token = /\/s\/open#([\w-]{43})/.exec(message?.text ?? '')?.[1] ?? ''
  const code = /\b(\d{6})\b/.exec(message?.text ?? '')?.[1] ?? ''
  return { email, id, token, code }
}

/** Opens the pages of a Sider with a link, in a browser that may hold cookies already. */
async function openIn(held: Readonly<Record<string, string>>, api: Pick<TestApp, 'app'> = app) {
  const { token, ...sider } = await aMessage()
  const opened = await call(api, siderAccess.openByLink, null, { body: { token } }, held)
  return { ...opened.body, ...sider, cookie: cookieIn(opened), setCookie: setCookieOf(opened) }
}

const headersIn = ({ cookie, siderId }: Phone) => ({ ...ownPage, cookie, userId: siderId })
const selfIn = (phone: Phone, api: Pick<TestApp, 'app'> = app) =>
  call(api, siderAccess.readSiderSelf, null, {}, headersIn(phone))
const statusIn = async (phone: Phone) => (await selfIn(phone)).status

describe('the session of a Sider’s phone', () => {
  it('ASVS 3.3.2 3.3.4 is in a cookie that scripts cannot read, and not in the answer', async () => {
    const phone = await openIn(ownPage)
    expect(phone.token).toBe('')
    expect(phone.setCookie).toMatch(
      /^sider-session=sider\.[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
    )
    expect((await selfIn(phone)).body.siderId).toBe(phone.siderId)
  })

  it('is so with a code too', async () => {
    const { email, code, id } = await aMessage()
    const opened = await call(app, siderAccess.openByCode, null, { body: { email, code } }, ownPage)
    expect(opened.body.token).toBe('')
    expect(await statusIn({ cookie: cookieIn(opened), siderId: id })).toBe(200)
  })

  it('ASVS 3.3.1 3.3.3 has the prefix of its host and is sent by https alone, where people come by https', async () => {
    const publicUrl = 'https://renfort.example'
    const { config } = app.services
    const secured = {
      app: await createApi({ ...app.services, config: { ...config, publicUrl } }),
    }
    const phone = await openIn({ ...ownPage, origin: publicUrl }, secured)
    expect(phone.setCookie).toMatch(/^__Host-sider-session=sider\.[\w-]{43}; Path=\/; .*; Secure$/)
    expect((await selfIn(phone, secured)).status).toBe(200)
  })

  it.each([
    ['a program', {}],
    ['a page of an earlier version', { ...ownPage, 'session-in': 'cookie' }],
  ])('is no cookie for %s, which gets the token as before', async (_who, headers) => {
    const opened = await openIn(headers)
    expect([opened.token.slice(0, 6), opened.setCookie]).toEqual(['sider.', ''])
    const caller = { token: opened.token, userId: opened.siderId }
    const self = await call(app, siderAccess.readSiderSelf, caller, {}, headers)
    expect(self.body.siderId).toBe(opened.siderId)
  })

  it('moves from the header of an earlier page to the cookie, the same session', async () => {
    const siderId = await aSider(app)
    const caller = await signedInSider(app, siderId)
    const moved = await call(app, siderAccess.moveSiderToCookie, caller, {}, ownPage)
    expect([moved.status, cookieIn(moved)]).toEqual([204, `sider-session=${caller.token}`])
    expect(await statusIn({ cookie: cookieIn(moved), siderId })).toBe(200)
    const program = await call(app, siderAccess.moveSiderToCookie, caller)
    expect([program.status, setCookieOf(program)]).toEqual([204, ''])
    const ended = { ...caller, token: `sider.${'A'.repeat(43)}` }
    const refused = await call(app, siderAccess.moveSiderToCookie, ended, {}, ownPage)
    expect([refused.status, setCookieOf(refused)]).toEqual([401, ''])
  })

  it('is that of one Sider: the acts of another in the same browser are refused', async () => {
    const first = await openIn(ownPage)
    const second = await openIn({ ...ownPage, cookie: first.cookie })
    // ASVS 7.2.4: the pages that were open there are closed.
    expect(await statusIn(first)).toBe(401)
    expect(await statusIn(second)).toBe(200)
    expect(await statusIn({ ...second, siderId: first.siderId })).toBe(401)
    const nameless = await call(
      app,
      siderAccess.readSiderSelf,
      null,
      {},
      { ...ownPage, cookie: second.cookie },
    )
    expect(nameless.error.key).toBe('errors.auth.no_auth')
  })

  it('stays when another link fails there', async () => {
    const phone = await openIn(ownPage)
    const input = { body: { token: 'A'.repeat(43) } }
    const held = { ...ownPage, cookie: phone.cookie }
    const tried = await call(app, siderAccess.openByLink, null, input, held)
    expect([tried.error.key, setCookieOf(tried)]).toEqual(['errors.auth.link_invalid', ''])
    expect(await statusIn(phone)).toBe(200)
  })

  it('ASVS 7.4.1 ends with closing the pages, which empties the cookie', async () => {
    const phone = await openIn(ownPage)
    const left = await call(app, siderAccess.endSiderSession, null, {}, headersIn(phone))
    expect([left.status, setCookieOf(left)]).toEqual([
      204,
      'sider-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict',
    ])
    expect(await statusIn(phone)).toBe(401)
  })
})

describe('an account and a Sider in one browser', () => {
  const password = clientHash('Secret!2026')
  const accountPage = { ...ownPage, 'session-in': 'cookie' }

  /** A browser in which both have signed in, the Sider first. */
  async function aSharedBrowser() {
    const phone = await openIn(ownPage)
    const email = newEmail()
    const input = { body: newAccount(email, password) }
    const held = { ...accountPage, cookie: phone.cookie }
    const opened = await call(app, auth.createAccount, null, input, held)
    const { userId } = opened.body
    return { phone, userId, email, cookie: `${phone.cookie}; ${cookieIn(opened)}` }
  }

  const meIn = async (cookie: string, userId: string) =>
    (await call(app, session.readMe, null, {}, { ...accountPage, cookie, userId })).status

  it('are signed in side by side, and neither speaks for the other', async () => {
    const { phone, userId, cookie } = await aSharedBrowser()
    expect(await meIn(cookie, userId)).toBe(200)
    expect(await statusIn({ ...phone, cookie })).toBe(200)
    expect(await meIn(cookie, phone.siderId)).toBe(401)
    expect(await statusIn({ cookie, siderId: userId })).toBe(401)
    const ofOther = { cookie, userId, 'session-in': 'sider-cookie', origin: ownPage.origin }
    expect((await call(app, session.readMe, null, {}, ofOther)).error.key).toBe(
      'errors.auth.no_auth',
    )
  })

  it('sign out one by one', async () => {
    const { phone, userId, email, cookie } = await aSharedBrowser()
    const left = await call(app, session.logout, null, {}, { ...accountPage, cookie })
    expect(setCookieOf(left)).toMatch(/^session=;/)
    expect(await statusIn({ ...phone, cookie })).toBe(200)
    const input = { body: { email, password } }
    const again = await call(app, auth.login, null, input, { ...accountPage, cookie })
    await call(app, siderAccess.endSiderSession, null, {}, headersIn({ ...phone, cookie }))
    expect(await statusIn({ ...phone, cookie })).toBe(401)
    expect(await meIn(cookieIn(again), userId)).toBe(200)
  })
})

describe('ASVS 3.5.1 3.5.2 a page of another origin', () => {
  let victim: Caller

  beforeAll(async () => {
    victim = await signedInSider(app, await aSider(app))
  })

  const held = () => ({ cookie: `sider-session=${victim.token}`, userId: victim.userId })
  const ask = async ({ method, path }: Endpoint, headers: Readonly<Record<string, string>>) => {
    const url = apiBase + fillPath(path, {})
    return app.app.inject({ method, url, headers: { ...held(), ...headers } })
  }
  const ofSiders = routes
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => !isOpen(endpoint) && endpoint.path.startsWith(siderPaths))

  it('is nobody for every operation of Siders without the header of the page', async () => {
    expect(ofSiders.length).toBeGreaterThan(20)
    for (const endpoint of ofSiders) {
      const { statusCode } = await ask(endpoint, { origin: ownPage.origin })
      expect(statusCode, `${endpoint.method} ${endpoint.path}`).toBe(401)
    }
  })

  it.each([
    ['the origin of another site', { origin: 'https://evil.test' }],
    ['another port', { origin: 'http://localhost:81' }],
    ['no origin', {}],
    ['a page of the same site', { 'sec-fetch-site': 'same-site' }],
    ['a right origin from another site', { ...ownPage, 'sec-fetch-site': 'cross-site' }],
  ])('changes nothing even with the header of the page: %s', async (_what, headers) => {
    const before = (await ask(siderReminders.listSiderReminders, ownPage)).body
    for (const endpoint of ofSiders.filter(writes)) {
      const answer = await ask(endpoint, { 'session-in': 'sider-cookie', ...headers })
      expect([answer.statusCode, answer.json()], `${endpoint.method} ${endpoint.path}`).toEqual([
        403,
        expect.objectContaining({ key: 'errors.session.foreign_page' }),
      ])
    }
    const after = (await ask(siderReminders.listSiderReminders, ownPage)).body
    expect(after).toBe(before)
  })

  it('opens no pages in the browser of somebody else, and closes none', async () => {
    const { token } = await aMessage()
    const from = { 'session-in': 'sider-cookie', origin: 'https://evil.test' }
    const opened = await call(app, siderAccess.openByLink, null, { body: { token } }, from)
    expect([opened.error.key, setCookieOf(opened)]).toEqual(['errors.session.foreign_page', ''])
    const mine = { cookie: held().cookie, siderId: victim.userId }
    await ask(siderAccess.endSiderSession, { origin: 'https://evil.test' })
    expect(await statusIn(mine)).toBe(200)
  })
})
