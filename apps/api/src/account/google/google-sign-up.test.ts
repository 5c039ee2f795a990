import { auth, google, session, team } from '@renfort/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany, type TestCompany } from '../../testing/companies.ts'
import { type GoogleBrowser, googleBrowser } from '../../testing/google-browser.ts'
import { linkTo, mailsTo } from '../../testing/mails.ts'
import { clientHash, newAccount, newEmail } from '../../testing/new-account.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { call, startTestApp, type TestApp } from '../../testing/test-app.ts'

const password = clientHash('Secret!2026')
const refused = [401, 'errors.auth.could_not_authenticate']

let app: TestApp
let browser: GoogleBrowser
let company: TestCompany

beforeAll(async () => {
  app = await startTestApp()
  browser = await googleBrowser(app)
  company = await aCompany(app)
})

beforeEach(() => ownerQuery(app.database, 'delete from login_throttles'))

afterAll(async () => {
  await app.app.close()
  await app.database.close()
})

async function start(email: string) {
  return call(app, google.startGoogleSignUp, null, { body: await browser.choose(email) })
}

function details(email: string) {
  const { password: _password, ...others } = newAccount(email, password)
  return { ...others, googleLogin: true, utm_campaign: 'rentree', utm_source: 'salon' }
}

const create = (body: unknown) => call(app, auth.createAccount, null, { body })

async function storedUser(id: string) {
  const { rows } = await ownerQuery(
    app.database,
    `select password_hash, google_login, google_subject is not null as is_bound,
      validated_at is not null as is_active from users where id = $1`,
    [id],
  )
  return rows[0] as unknown
}

const byGoogle = { password_hash: null, google_login: true, is_bound: true, is_active: true }

describe('sign-up by Google', () => {
  it('API-11 AUTH-22 AUTH-27 creates an account without a password, signed in', async () => {
    const email = newEmail()
    const first = await start(email)
    expect([first.status, first.body.email]).toEqual([200, email])
    const { googleToken } = first.body
    const { status, body } = await create({ ...details(email), googleToken })
    expect(status).toBe(201)
    const { token, userId, organisationId } = body
    const me = await call(app, session.readMe, { token, userId, organisationId })
    expect(me.body).toMatchObject({ email, googleLogin: true, role: 'admin' })
    expect(await storedUser(userId)).toEqual(byGoogle)
    const { rows } = await ownerQuery(
      app.database,
      'select sign_up from organisations where id = $1',
      [organisationId],
    )
    expect(rows[0]?.sign_up).toMatchObject({ utmCampaign: 'rentree', utmSource: 'salon' })
    const byPassword = await call(app, auth.login, null, { body: { email, password } })
    expect([byPassword.status, byPassword.error.key]).toEqual([
      401,
      'errors.auth.invalid_credentials',
    ])
    const again = await create({ ...details(newEmail()), googleToken })
    expect([again.status, again.error.key]).toEqual(refused)
  })

  it('API-11 AUTH-18 refuses an e-mail in use, and somebody who has an account under another', async () => {
    const email = newEmail()
    const { body } = await create({
      ...details(email),
      googleToken: (await start(email)).body.googleToken,
    })
    const inUse = await start(email)
    await ownerQuery(app.database, 'update users set email = $2 where id = $1', [
      body.userId,
      newEmail(),
    ])
    const known = await start(email)
    for (const { status, error } of [inUse, known]) {
      expect([status, error.key]).toEqual([409, 'errors.user.email_used'])
    }
  })

  it('AUTH-27 wants a ticket of that very e-mail and no password', async () => {
    const email = newEmail()
    const { googleToken } = (await start(email)).body
    const stranger = await create({ ...details(newEmail()), googleToken })
    expect([stranger.status, stranger.error.key]).toEqual(refused)
    const forged = await create({ ...details(email), googleToken: 'x'.repeat(43) })
    expect([forged.status, forged.error.key]).toEqual(refused)

    const issuesOf = async (body: unknown) => (await create(body)).error.metadata?.['issues']
    expect(await issuesOf(details(email))).toEqual([
      { path: ['googleToken'], key: 'errors.field.required' },
    ])
    expect(await issuesOf({ ...details(email), googleToken, password })).toEqual([
      { path: ['password'], key: 'errors.input.invalid' },
    ])
    expect(await issuesOf({ ...newAccount(email, password), googleToken })).toEqual([
      { path: ['googleToken'], key: 'errors.input.invalid' },
    ])
    expect(await issuesOf({ ...details(email), googleLogin: false })).toEqual([
      { path: ['password'], key: 'errors.field.required' },
    ])
    expect((await create({ ...details(email), googleToken })).status).toBe(201)
  })

  it('G-01 PROF-09 mails a person who asks for a new password that they have none', async () => {
    const email = newEmail()
    await create({ ...details(email), googleToken: (await start(email)).body.googleToken })
    await call(app, auth.forgotPassword, null, { body: { email } })
    const [mail] = await mailsTo(app, email)
    expect(mail?.text).toContain('se connecte avec Google')
  })
})

describe('activation by Google', () => {
  const somebody = { firstName: 'Léo', lastName: 'Marchand', role: 'collaborator' } as const

  async function invited(email = newEmail()) {
    await call(app, team.inviteMember, company.admin, { body: { ...somebody, email } })
    return { email, ...(await linkTo(app, email)) }
  }

  async function activate(link: { userId: string; token: string }, email: string, changes = {}) {
    const proof = { ...(await browser.choose(email)), ...changes }
    return call(app, google.activateWithGoogle, null, {
      params: { userId: link.userId },
      body: { ...proof, token: link.token },
    })
  }

  it('API-15 AUTH-37 activates the account of the invited e-mail, without a password', async () => {
    const link = await invited()
    const { status, body } = await activate(link, link.email.toUpperCase())
    expect([status, body]).toEqual([
      200,
      {
        token: expect.any(String),
        userId: link.userId,
        organisationId: company.id,
        organisationType: 'other',
        awaitsSecondFactor: false,
      },
    ])
    expect(await storedUser(link.userId)).toEqual(byGoogle)
    const again = await activate(link, link.email)
    expect([again.status, again.error.key]).toEqual([400, 'errors.auth.activation_link_invalid'])
  })

  it('API-15 refuses another Google account, and keeps the invitation for the right one', async () => {
    const link = await invited()
    const { status, error } = await activate(link, newEmail())
    expect([status, error.key]).toEqual([400, 'errors.auth.google_email_mismatch'])
    expect((await activate(link, link.email)).status).toBe(200)
  })

  it('AUTH-42 refuses a wrong link, and says nothing of the invited e-mail', async () => {
    const link = await invited()
    const { status, error } = await activate({ ...link, token: 'x'.repeat(43) }, newEmail())
    expect([status, error.key]).toEqual([400, 'errors.auth.activation_link_invalid'])
  })

  it('refuses a code without its verifier, and an e-mail that Google has not verified', async () => {
    const link = await invited()
    const bare = await activate(link, link.email, { codeVerifier: undefined })
    expect([bare.status, bare.error.key]).toEqual(refused)
    const proof = await browser.choose(link.email, { unverified: 'on' })
    const unverified = await call(app, google.activateWithGoogle, null, {
      params: { userId: link.userId },
      body: { ...proof, token: link.token },
    })
    expect([unverified.status, unverified.error.key]).toEqual(refused)
  })

  it('refuses somebody whose Google account is that of another account here', async () => {
    const email = newEmail()
    const { body } = await create({
      ...details(email),
      googleToken: (await start(email)).body.googleToken,
    })
    await ownerQuery(app.database, 'update users set email = $2 where id = $1', [
      body.userId,
      newEmail(),
    ])
    const link = await invited(email)
    const { status, error } = await activate(link, email)
    expect([status, error.key]).toEqual(refused)
  })

  it('starts afresh with a password for somebody who had left', async () => {
    const link = await invited()
    await activate(link, link.email)
    await call(app, team.removeMember, company.admin, { params: { id: link.userId } })
    const next = await invited(link.email)
    expect(next.userId).toBe(link.userId)
    const { status } = await call(app, auth.activateAccount, null, {
      params: { userId: next.userId },
      body: { token: next.token, password },
    })
    expect(status).toBe(200)
    expect(await storedUser(next.userId)).toMatchObject({ google_login: false, is_bound: false })
  })
})
