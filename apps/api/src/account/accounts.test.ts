import { randomUUID } from 'node:crypto'
import { auth, operations, session } from '@renfort/contract'
import { updateProfile } from '@renfort/contract/account.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { sessionLifetime } from '../platform/http/session-lifetime.ts'
import { aCompany, actingFor, anInsider } from '../testing/companies.ts'
import { linkTo, mailsTo } from '../testing/mails.ts'
import { clientHash, newAccount, newEmail } from '../testing/new-account.ts'
import { call, sharedApp, startTestApp, type TestApp, testNow } from '../testing/test-app.ts'

const password = clientHash('Secret!2026')

function account(email: string) {
  return { ...newAccount(email, password), industry: 'retail', utm_source: 'salon' } as const
}

let app: TestApp

beforeAll(async () => {
  app = await sharedApp()
})

async function signUp(email = newEmail()) {
  const { status, body } = await call(app, auth.createAccount, null, { body: account(email) })
  expect(status).toBe(201)
  return {
    email,
    caller: { token: body.token, userId: body.userId, organisationId: body.organisationId },
  }
}

describe('sign-up', () => {
  it('AUTH-20 answers the e-mail in lower case, AUTH-17 refuses what is none', async () => {
    const email = newEmail()
    const free = await call(app, auth.startSignUp, null, {
      body: { email: `  ${email.toUpperCase()} ` },
    })
    expect([free.status, free.body]).toEqual([200, { email }])
    const bad = await call(app, auth.startSignUp, null, { body: { email: 'nobody' } })
    expect([bad.status, bad.error.key]).toEqual([400, 'errors.field.email'])
  })

  it('API-13 AUTH-33 creates a company and its admin, signed in, with what was asked', async () => {
    const { email, caller } = await signUp()
    const { body } = await call(app, session.readMe, caller)
    expect(body).toMatchObject({
      role: 'admin',
      isInsider: false,
      firstName: 'Awa',
      email,
      organisation: { name: 'Les Halles', id: caller.organisationId },
      group: null,
    })
  })

  it('AUTH-24 takes somebody who says that they have one name', async () => {
    const email = newEmail()
    const named = { ...account(email), firstName: 'Suharto', lastName: '' }
    const unsaid = await call(app, auth.createAccount, null, { body: named })
    expect([unsaid.status, unsaid.error.key]).toEqual([400, 'errors.field.required'])
    const said = { ...named, hasOneName: true }
    const { body: opened } = await call(app, auth.createAccount, null, { body: said })
    const { body } = await call(app, session.readMe, { ...opened, organisationId: null })
    expect(body).toMatchObject({ firstName: 'Suharto', lastName: '', email })
  })

  it('AUTH-18 API-08 an address with accents in its domain is one account, however it is written', async () => {
    const name = randomUUID()
    const { email } = await signUp(`${name}@société.test`)
    const kept = `${name}@xn--socit-esab.test`
    for (const written of [email, email.toUpperCase(), kept]) {
      const again = await call(app, auth.startSignUp, null, { body: { email: written } })
      expect(again.error.key).toBe('errors.user.email_used')
      const signIn = await call(app, auth.login, null, { body: { email: written, password } })
      expect(signIn.status).toBe(200)
    }
    await call(app, auth.forgotPassword, null, { body: { email } })
    expect(await mailsTo(app, kept)).not.toEqual([])
    const accented = await call(app, auth.startSignUp, null, {
      body: { email: 'zoé@exemple.test' },
    })
    expect([accented.status, accented.error.key]).toEqual([400, 'errors.field.email_local'])
  })

  it('AUTH-18 refuses an e-mail in use at both steps', async () => {
    const { email } = await signUp()
    const first = await call(app, auth.startSignUp, null, { body: { email } })
    const second = await call(app, auth.createAccount, null, { body: account(email) })
    for (const answer of [first, second]) {
      expect([answer.status, answer.error.key]).toEqual([409, 'errors.user.email_used'])
    }
  })

  it('creates one account when two sign up at the same moment', async () => {
    const email = newEmail()
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(app, auth.createAccount, null, { body: account(email) })),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 409, 409])
  })

  it('AUTH-28 AUTH-30 AUTH-31 names each missing field', async () => {
    const { status, error } = await call(app, auth.createAccount, null, {
      body: { email: newEmail(), password },
    })
    expect(status).toBe(400)
    expect(error.metadata?.['issues']).toEqual(
      expect.arrayContaining([
        { path: ['companyName'], key: 'errors.field.required' },
        { path: ['companySize'], key: 'errors.field.required' },
        { path: ['need'], key: 'errors.field.required' },
      ]),
    )
  })

  it('AUTH-11 accepts a hash only, never a password', async () => {
    const body = { ...account(newEmail()), password: 'Secret!2026' }
    const { status, error } = await call(app, auth.createAccount, null, { body })
    expect([status, error.metadata?.['issues']]).toEqual([
      400,
      [{ path: ['password'], key: 'errors.field.format' }],
    ])
  })
})

describe('sessions', () => {
  it('API-08 opens a session with the right password, whatever the case of the e-mail', async () => {
    const { email } = await signUp()
    const { status, body } = await call(app, auth.login, null, {
      body: { email: email.toUpperCase(), password },
    })
    expect(status).toBe(200)
    expect(body.organisationType).toBe('other')
    expect(body.token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  })

  it('AUTH-13 answers the same to a wrong password and to an unknown e-mail', async () => {
    const { email } = await signUp()
    const wrong = await call(app, auth.login, null, { body: { email, password: clientHash('no') } })
    const unknown = await call(app, auth.login, null, { body: { email: newEmail(), password } })
    for (const { status, error } of [wrong, unknown]) {
      expect([status, error.key, error.metadata]).toEqual([
        401,
        'errors.auth.invalid_credentials',
        undefined,
      ])
    }
  })

  it('keeps only the hash of a token', async () => {
    const { caller } = await signUp()
    const rows = await app.services.db
      .queries(nobody)
      .selectFrom('sessions')
      .select('token_hash')
      .where('user_id', '=', caller.userId)
      .execute()
    expect(rows.map((row) => row.token_hash.toString('base64url'))).not.toContain(caller.token)
  })

  it('throttles after ten wrong tries of an account, and lets others in', async () => {
    const { email } = await signUp()
    const { email: other } = await signUp()
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(
        (
          await call(app, auth.login, null, {
            body: { email, password: clientHash(String(attempt)) },
          })
        ).status,
      ).toBe(401)
    }
    const refused = await call(app, auth.login, null, { body: { email, password } })
    expect([refused.status, refused.error.key, refused.error.metadata]).toEqual([
      429,
      'errors.auth.throttled',
      { minutes: 15 },
    ])
    expect((await call(app, auth.login, null, { body: { email: other, password } })).status).toBe(
      200,
    )
  })

  it('G-24 logs out: the token is worth nothing afterwards, and a second logout answers the same', async () => {
    const { caller } = await signUp()
    expect((await call(app, session.logout, caller)).status).toBe(204)
    expect((await call(app, session.readMe, caller)).status).toBe(401)
    expect((await call(app, session.logout, caller)).status).toBe(204)
    expect((await call(app, session.logout, null)).status).toBe(204)
  })

  it('a removed member loses access at once', async () => {
    const { caller } = await signUp()
    await app.services.db
      .queries(nobody)
      .deleteFrom('memberships')
      .where('user_id', '=', caller.userId)
      .execute()
    expect((await call(app, session.readMe, caller)).error.key).toBe('errors.token.forbidden')
  })

  it('I18N-02 saves the language, with an audit row of what it was', async () => {
    const { caller } = await signUp()
    const { status, body } = await call(app, session.updateMe, caller, { body: { locale: 'en' } })
    expect([status, body.locale]).toEqual([200, 'en'])
    const rows = await app.services.db
      .queries(nobody)
      .selectFrom('audit_log')
      .select(['actor_id', 'before', 'after'])
      .where('action', '=', 'user.setLocale')
      .where('entity_id', '=', caller.userId)
      .execute()
    expect(rows).toEqual([
      { actor_id: caller.userId, before: { locale: 'fr' }, after: { locale: 'en' } },
    ])
  })

  it('acts on behalf of a user: their company and role, both identities in the audit', async () => {
    const insider = await anInsider(app)
    const company = await aCompany(app)
    const caller = await actingFor(app, company.manager, insider)
    const { body } = await call(app, session.readMe, caller)
    expect(body).toMatchObject({ id: company.manager.userId, role: 'user', isInsider: false })
    const nobodys = await call(app, session.readMe, { ...insider, logasId: insider.userId })
    expect([nobodys.status, nobodys.error.key]).toEqual([403, 'errors.logas.not_allowed'])
  })
})

describe('session lifetimes (N-31)', () => {
  it('ends after 7 days without a call, and after 30 days whatever happens', async () => {
    const own = await startTestApp()
    try {
      const { body } = await call(own, auth.createAccount, null, { body: account(newEmail()) })
      const caller = { token: body.token, userId: body.userId }
      const start = Date.parse(testNow)
      const at = async (milliseconds: number) => {
        own.clock.set(new Date(start + milliseconds).toISOString())
        return (await call(own, session.readMe, caller)).status
      }
      const almostIdle = sessionLifetime.idle - 60_000
      expect(await at(almostIdle)).toBe(200)
      expect(await at(almostIdle * 2)).toBe(200)
      expect(await at(almostIdle * 3)).toBe(200)
      expect(await at(almostIdle * 4)).toBe(200)
      expect(await at(sessionLifetime.absolute - 60_000)).toBe(200)
      expect(await at(sessionLifetime.absolute + 60_000)).toBe(401)
    } finally {
      await own.app.close()
      await own.database.close()
    }
  })
})

describe('forgotten password (G-01)', () => {
  it('answers the same to a known and an unknown e-mail, and mails only the known one', async () => {
    const { email } = await signUp()
    const unknown = newEmail()
    for (const address of [email, unknown]) {
      expect(
        (await call(app, auth.forgotPassword, null, { body: { email: address } })).status,
      ).toBe(204)
    }
    expect(await mailsTo(app, unknown)).toHaveLength(0)
    const [mail] = await mailsTo(app, email)
    expect(mail?.subject).toBe('Choisissez un nouveau mot de passe Renfort')
    expect(mail?.text).toContain('/reset-password?')
  })

  it('chooses a new password with the link, once; other sessions end', async () => {
    const { email, caller } = await signUp()
    await call(app, auth.forgotPassword, null, { body: { email } })
    const { userId, token } = await linkTo(app, email)
    const chosen = clientHash('Nouveau!2026')
    const reset = await call(app, auth.resetPassword, null, {
      params: { userId },
      body: { token, password: chosen },
    })
    expect(reset.status).toBe(200)
    expect((await call(app, session.readMe, caller)).status).toBe(401)
    expect((await call(app, session.readMe, { token: reset.body.token, userId })).status).toBe(200)
    expect((await call(app, auth.login, null, { body: { email, password: chosen } })).status).toBe(
      200,
    )
    expect((await call(app, auth.login, null, { body: { email, password } })).status).toBe(401)
    const again = await call(app, auth.resetPassword, null, {
      params: { userId },
      body: { token, password },
    })
    expect([again.status, again.error.key]).toEqual([400, 'errors.auth.link_invalid'])
  })

  it('refuses a password that everybody tries first, whichever way it is chosen, and uses nothing up', async () => {
    const common = clientHash('P@ssw0rd')
    const refusal = [400, [{ path: ['password'], key: 'errors.field.password_common' }]]
    const refused = await call(app, auth.createAccount, null, {
      body: { ...account(newEmail()), password: common },
    })
    expect([refused.status, refused.error.metadata?.['issues']]).toEqual(refusal)
    const { email, caller } = await signUp()
    await call(app, auth.forgotPassword, null, { body: { email } })
    const { userId, token } = await linkTo(app, email)
    const reset = (chosen: string) =>
      call(app, auth.resetPassword, null, { params: { userId }, body: { token, password: chosen } })
    const first = await reset(common)
    expect([first.status, first.error.metadata?.['issues']]).toEqual(refusal)
    const changed = await call(app, updateProfile, caller, {
      body: { oldPassword: password, password: clientHash('renfort123!') },
    })
    expect([changed.status, changed.error.metadata?.['issues']]).toEqual(refusal)
    expect((await reset(clientHash('Nouveau!2026'))).status).toBe(200)
  })

  it.each(['', '123456', 'password', 'azerty', 'Password', 'qwerty', 'iloveyou', 'soleil'])(
    'S10 refuses the hash of « %s », which no form would send',
    async (weak) => {
      const { status, error } = await call(app, auth.createAccount, null, {
        body: { ...account(newEmail()), password: clientHash(weak) },
      })
      expect([status, error.key]).toEqual([400, 'errors.field.password_common'])
    },
  )

  it('refuses the link of somebody else', async () => {
    const first = await signUp()
    const second = await signUp()
    await call(app, auth.forgotPassword, null, { body: { email: first.email } })
    const { token } = await linkTo(app, first.email)
    const stolen = await call(app, auth.resetPassword, null, {
      params: { userId: second.caller.userId },
      body: { token, password },
    })
    expect([stolen.status, stolen.error.key]).toEqual([400, 'errors.auth.link_invalid'])
  })

  it('shows mails in the local outbox', async () => {
    const { email } = await signUp()
    // A time after the mails of the other tests, because the outbox shows the newest fifty.
    app.clock.set('2035-12-02T09:01:00.000Z')
    await call(app, auth.forgotPassword, null, { body: { email } })
    const { body } = await call(app, operations.readOutbox, null)
    expect(body.some((mail) => mail.to === email)).toBe(true)
  })
})
