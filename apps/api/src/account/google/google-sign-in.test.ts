import { account, auth, google, operations, session, team } from '@renfort/contract'
import { googleCallbackPath } from '@renfort/contract/google.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { openIdIdentity } from '../../outside/google/open-id.ts'
import type { Services } from '../../platform/services.ts'
import { aCompany, anInsider } from '../../testing/companies.ts'
import { type GoogleBrowser, googleBrowser, type Proof } from '../../testing/google-browser.ts'
import { clientHash, newAccount, newEmail } from '../../testing/new-account.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { setUpApp } from '../../testing/second-factors.ts'
import { call, type Caller, startTestApp, type TestApp, testNow } from '../../testing/test-app.ts'

const password = clientHash('Secret!2026')
const refused = [401, 'errors.auth.could_not_authenticate']

let app: TestApp
let browser: GoogleBrowser

beforeAll(async () => {
  app = await startTestApp()
  browser = await googleBrowser(app)
})

beforeEach(() => ownerQuery(app.database, 'delete from login_throttles'))

afterAll(async () => {
  await app.app.close()
  await app.database.close()
})

const exchange = (body: { [key in keyof Proof]?: string | undefined }) =>
  call(app, google.exchangeGoogleCode, null, { body })
const verify = (googleToken: string) =>
  call(app, google.verifyGoogleToken, null, { body: { googleToken } })

async function ticketOf(email: string): Promise<string> {
  const { status, body } = await exchange(await browser.choose(email))
  expect(status).toBe(200)
  return body.googleToken
}

async function signInAs(email: string) {
  return verify(await ticketOf(email))
}

async function signUp(email = newEmail()) {
  const { body } = await call(app, auth.createAccount, null, { body: newAccount(email, password) })
  const caller: Caller = {
    token: body.token,
    userId: body.userId,
    organisationId: body.organisationId,
  }
  return { email, caller }
}

describe('a code of Google', () => {
  it('API-09 gives a ticket and the verified e-mail, once', async () => {
    const email = newEmail()
    const proof = await browser.choose(email.toUpperCase(), { name: 'Ana Blanc' })
    const { status, body } = await exchange(proof)
    expect([status, body]).toEqual([
      200,
      { googleToken: expect.stringMatching(/^[\w-]{43}$/), email, fullName: 'Ana Blanc' },
    ])
    const again = await exchange(proof)
    expect([again.status, again.error.key]).toEqual(refused)
  })

  const other = 'x'.repeat(43)
  it.each([
    ['with another verifier', { codeVerifier: other }],
    ['without its verifier', { codeVerifier: undefined }],
    ['with another nonce', { nonce: other }],
    ['without its nonce', { nonce: undefined }],
    ['with another address', { redirectUri: `https://other.test${googleCallbackPath}` }],
    ['that Google never gave', { code: 'fake:admin@maison-lumiere.test' }],
  ])('API-09 is refused %s', async (_case, changes) => {
    const { status, error } = await exchange({ ...(await browser.choose(newEmail())), ...changes })
    expect([status, error.key]).toEqual(refused)
  })

  it('is worth nothing for an e-mail that Google has not verified', async () => {
    const { email } = await signUp()
    const { status, error } = await exchange(await browser.choose(email, { unverified: 'on' }))
    expect([status, error.key]).toEqual(refused)
  })

  it('is paused after ten refused ones from an address', async () => {
    for (let tries = 0; tries < 10; tries += 1) await exchange({ code: 'guess' })
    const { status, error } = await exchange(await browser.choose(newEmail()))
    expect([status, error.key]).toEqual([429, 'errors.auth.throttled'])
  })
})

describe('sign-in by Google', () => {
  it('API-10 opens the account of the e-mail, also one that has a password', async () => {
    const { email, caller } = await signUp()
    const { status, body } = await signInAs(email)
    expect([status, body.userId, body.organisationType]).toEqual([200, caller.userId, 'other'])
    const { token, userId, organisationId } = body
    const me = await call(app, session.readMe, { token, userId, organisationId })
    expect(me.body).toMatchObject({ email, googleLogin: false })
    const byPassword = await call(app, auth.login, null, { body: { email, password } })
    expect(byPassword.status).toBe(200)
  })

  it('opens the session of internal staff', async () => {
    const insider = await anInsider(app)
    const { body: me } = await call(app, session.readMe, insider)
    const { status, body } = await signInAs(me.email)
    expect([status, body.userId]).toEqual([200, insider.userId])
  })

  it('G-03 uses a ticket once, also when it is sent twice at once', async () => {
    const { email } = await signUp()
    const googleToken = await ticketOf(email)
    const answers = await Promise.all([verify(googleToken), verify(googleToken)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    const third = await verify(googleToken)
    expect([third.status, third.error.key]).toEqual(refused)
  })

  it('G-03 refuses a ticket after five minutes, and one that was never given', async () => {
    const { email } = await signUp()
    const tickets = [await ticketOf(email), await ticketOf(email)]
    const start = Date.parse(app.clock.now())
    app.clock.set(new Date(start + 299_000).toISOString())
    expect((await verify(tickets[0] ?? '')).status).toBe(200)
    app.clock.set(new Date(start + 301_000).toISOString())
    const late = await verify(tickets[1] ?? '')
    app.clock.set(testNow)
    expect([late.status, late.error.key]).toEqual(refused)
    for (const wrong of ['', 'x'.repeat(43)]) {
      const { status, error } = await verify(wrong)
      expect([status, error.key]).toEqual(refused)
    }
  })

  it('AUTH-14 refuses an unknown person, whose ticket then still serves to sign up', async () => {
    const email = newEmail()
    const googleToken = await ticketOf(email)
    const { status, error } = await verify(googleToken)
    expect([status, error.key]).toEqual(refused)
    const { password: _password, ...details } = newAccount(email, password)
    const created = await call(app, auth.createAccount, null, {
      body: { ...details, googleLogin: true, googleToken },
    })
    expect(created.status).toBe(201)
  })

  it('refuses people who were only invited, and people who were removed from the team', async () => {
    const { admin } = await aCompany(app)
    const email = newEmail()
    const member = { email, firstName: 'Ana', lastName: 'Blanc', role: 'collaborator' as const }
    await call(app, team.inviteMember, admin, { body: member })
    const invited = await signInAs(email)
    expect([invited.status, invited.error.key]).toEqual(refused)

    const left = await signUp()
    expect((await signInAs(left.email)).status).toBe(200)
    await ownerQuery(app.database, 'delete from memberships where user_id = $1', [
      left.caller.userId,
    ])
    const removed = await signInAs(left.email)
    expect([removed.status, removed.error.key]).toEqual(refused)
  })

  it('follows the Google account, not the e-mail, once it is known', async () => {
    const { email, caller } = await signUp()
    await signInAs(email)
    const later = newEmail()
    await call(app, account.updateProfile, caller, { body: { email: later } })
    expect((await signInAs(email)).body.userId).toBe(caller.userId)
    const stranger = await signInAs(later)
    expect([stranger.status, stranger.error.key]).toEqual(refused)
  })

  it('ASVS 6.8.4 counts as one factor: a second one is asked on an unknown device', async () => {
    const { email, caller } = await signUp()
    await setUpApp(app, caller)
    await ownerQuery(app.database, 'delete from known_devices where user_id = $1', [caller.userId])
    const { status, body } = await signInAs(email)
    expect(status).toBe(200)
    const entered = await call(app, session.readMe, { token: body.token, userId: body.userId })
    expect(entered.error.key).toBe('errors.factor.required')
  })

  it('is told in the audit like any other', async () => {
    const { email, caller } = await signUp()
    await signInAs(email)
    const { rows } = await ownerQuery(
      app.database,
      `select count(*)::int as n from audit_log where action = 'session.open' and actor_id = $1`,
      [caller.userId],
    )
    expect(rows).toEqual([{ n: 1 }])
  })
})

describe('the way to Google', () => {
  const query = { state: 's'.repeat(43), nonce: 'n'.repeat(43), codeChallenge: 'c'.repeat(43) }

  async function withServices(changes: Partial<Services>, input: object = { query }) {
    const other = await createApp({ ...app.services, ...changes })
    const answer = await call({ app: other }, google.googleAuthorization, null, input)
    const config = await call({ app: other }, operations.publicConfig, null)
    await other.close()
    return { ...answer, config: config.body }
  }

  it('AUTH-06 carries PKCE, state, nonce, language and hint, and asks which account', async () => {
    const { body, config } = await withServices(
      {},
      { query: { ...query, loginHint: 'ana@example.test' } },
    )
    const { searchParams } = new URL(body.url, 'http://127.0.0.1')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      state: query.state,
      nonce: query.nonce,
      code_challenge: query.codeChallenge,
      code_challenge_method: 'S256',
      redirect_uri: `${app.services.publicUrl()}${googleCallbackPath}`,
      prompt: 'select_account',
      ui_locales: 'fr',
      login_hint: 'ana@example.test',
    })
    expect(config.google).toBe(true)
  })

  it('is closed where Google is not configured', async () => {
    const { status, error, config } = await withServices({ google: null, localGoogle: null })
    expect([status, error.key, config.google]).toEqual([404, 'errors.not_found', false])
  })

  it('leads back to the product alone', async () => {
    const known = { google: app.services.google, localGoogle: null }
    const asked = (redirectUri: string) =>
      withServices(known, { query: { ...query, redirectUri } }).then(({ status }) => status)
    expect(await asked(`${app.services.publicUrl()}${googleCallbackPath}`)).toBe(200)
    expect(await asked(`https://evil.test${googleCallbackPath}`)).toBe(400)
    expect(await asked(`${app.services.publicUrl()}${googleCallbackPath}/../elsewhere`)).toBe(400)
    expect(await asked(`${app.services.publicUrl()}.evil.test${googleCallbackPath}`)).toBe(400)
  })

  it('says so when Google does not answer', async () => {
    const settings = { clientId: 'x', clientSecret: 'x', isLoopback: true }
    const silent = openIdIdentity(async () => ({ ...settings, issuer: 'http://127.0.0.1:9' }))
    const { status, error } = await withServices({ google: silent })
    expect([status, error.key]).toEqual([503, 'errors.auth.google_unavailable'])
  })
})

describe('what stands in for Google', () => {
  const query = { state: 's'.repeat(43), nonce: 'n'.repeat(43), codeChallenge: 'c'.repeat(43) }
  const host = 'demo.example.test:3000'

  /** The answer to a browser that opened the product at `host`. */
  async function ask(redirectUri: string) {
    const { body } = await call(app, google.googleAuthorization, null, {
      query: { ...query, redirectUri },
    })
    return app.app.inject({ url: body.url, headers: { host } })
  }

  it('leads to no other site than the one that it was reached at', async () => {
    const own = await ask(`http://${host}${googleCallbackPath}`)
    expect([own.statusCode, own.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/api\/local-google\/interaction\//),
    ])
    for (const redirectUri of [
      `https://evil.test${googleCallbackPath}`,
      `http://127.0.0.1:3000${googleCallbackPath}`,
      `http://${host}/planning`,
      `http://${host}${googleCallbackPath}?next=https://evil.test`,
      `http://user@${host}${googleCallbackPath}`,
    ]) {
      const { statusCode, headers } = await ask(redirectUri)
      expect([statusCode, headers.location], redirectUri).toEqual([400, undefined])
    }
  })

  it('shows its pages under the content policy of the product, without a script', async () => {
    const start = await ask(`http://${host}${googleCallbackPath}`)
    const { body: page, headers } = await app.app.inject({
      url: start.headers.location ?? '',
      headers: { host, cookie: [start.headers['set-cookie'] ?? []].flat().join('; ') },
    })
    expect(page).toContain('Cette page remplace Google')
    expect(page).not.toMatch(/<script|<style| style=/)
    expect(headers['content-security-policy']).toContain("form-action 'self'")
    expect((await app.app.inject({ url: '/api/local-google/style.css' })).statusCode).toBe(200)
  })
})
