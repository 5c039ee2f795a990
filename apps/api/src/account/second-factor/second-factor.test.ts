import { account, auth, secondFactors, session } from '@renfort/contract'
import { Secret } from 'otpauth'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, actingFor } from '../../testing/companies.ts'
import { linkTo } from '../../testing/mails.ts'
import { aDraft, aPostedMission } from '../../testing/missions.ts'
import { clientHash, newAccount, newEmail } from '../../testing/new-account.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { codeOf, setUpApp } from '../../testing/second-factors.ts'
import { call, type Caller, sharedApp, testNow, type TestApp } from '../../testing/test-app.ts'

const password = clientHash('Secret!2026')
const known = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const unknown = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36'

let app: TestApp

beforeAll(async () => {
  app = await sharedApp()
})

/** Later than now, on the clock of the product. */
function wait(seconds: number): void {
  app.clock.set(new Date(app.clock.epochMilliseconds() + seconds * 1_000).toISOString())
}

async function aPerson() {
  app.clock.set(testNow)
  const email = newEmail()
  const opened = await app.app.inject({
    method: 'POST',
    url: '/api/auth/account',
    headers: { 'user-agent': known },
    payload: newAccount(email, password),
  })
  return { email, caller: opened.json<Caller>() }
}

async function signIn(email: string, userAgent: string): Promise<Caller> {
  const { status, body } = await call(
    app,
    auth.login,
    null,
    { body: { email, password } },
    { 'user-agent': userAgent },
  )
  expect(status).toBe(200)
  return body
}

const prove = (caller: Caller, code: string, userAgent = unknown) =>
  call(app, secondFactors.prove, caller, { body: { code } }, { 'user-agent': userAgent })

const keyOf = async (caller: Caller) => (await call(app, session.readMe, caller)).error?.key ?? null

const codeIssue = (key: string) => ({ issues: [{ path: ['code'], key }] })

describe('a sign-in with a second factor', () => {
  it('waits on an unknown device for a code', async () => {
    const { email, caller } = await aPerson()
    const { secret } = await setUpApp(app, caller)
    wait(60)
    const { body } = await call(
      app,
      auth.login,
      null,
      { body: { email, password } },
      { 'user-agent': unknown },
    )
    expect(body.awaitsSecondFactor).toBe(true)
    expect(await keyOf(body)).toBe('errors.factor.required')
    expect((await prove(body, codeOf(app, secret))).status).toBe(204)
    expect(await keyOf(body)).toBeNull()
  })

  it('asks after a forgotten password, too', async () => {
    const { email, caller } = await aPerson()
    await setUpApp(app, caller)
    await call(app, auth.forgotPassword, null, { body: { email } })
    const { userId, token } = await linkTo(app, email)
    const { body } = await call(app, auth.resetPassword, null, {
      params: { userId },
      body: { token, password: clientHash('Autre!2026') },
    })
    expect(await keyOf(body)).toBe('errors.factor.required')
  })

  it('cannot set another factor up, list sessions or read anything before its second step', async () => {
    const { email, caller } = await aPerson()
    await setUpApp(app, caller)
    const waiting = await signIn(email, unknown)
    for (const { status, error } of [
      await call(app, secondFactors.startApp, waiting, { body: { currentPassword: null } }),
      await call(app, secondFactors.startPasskey, waiting, { body: { currentPassword: null } }),
      await call(app, secondFactors.readSecondFactor, waiting),
      await call(app, account.listSessions, waiting),
    ]) {
      expect([status, error.key]).toEqual([403, 'errors.factor.required'])
    }
  })

  it('is over ten minutes later, and in no list of sessions meanwhile', async () => {
    const { email, caller } = await aPerson()
    const { secret } = await setUpApp(app, caller)
    const waiting = await signIn(email, unknown)
    expect((await call(app, account.listSessions, caller)).body).toHaveLength(1)
    wait(601)
    const { status, error } = await prove(waiting, codeOf(app, secret))
    expect([status, error.key]).toEqual([401, 'errors.token.forbidden'])
  })
})

describe('a code', () => {
  it('ASVS 6.5.1 works once: the code that set the app up and one that signed in do not again', async () => {
    const { email, caller } = await aPerson()
    const { secret } = await setUpApp(app, caller)
    const used = await prove(caller, codeOf(app, secret))
    expect([used.status, used.error.metadata]).toEqual([400, codeIssue('errors.factor.code_used')])
    wait(60)
    const code = codeOf(app, secret)
    expect((await prove(await signIn(email, unknown), code)).status).toBe(204)
    const again = await prove(caller, code)
    expect(again.error.metadata).toEqual(codeIssue('errors.factor.code_used'))
  })

  it('works once for two calls at the same time', async () => {
    const { caller } = await aPerson()
    const { secret } = await setUpApp(app, caller)
    wait(60)
    const code = codeOf(app, secret)
    const answers = await Promise.all([prove(caller, code), prove(caller, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400])
  })

  it('ASVS 6.5.5 of the last minute is over, and is told so; one that just changed counts', async () => {
    const { caller } = await aPerson()
    const { secret } = await setUpApp(app, caller)
    wait(600)
    const late = await prove(caller, codeOf(app, secret, 75))
    expect(late.error.metadata).toEqual(codeIssue('errors.factor.code_expired'))
    expect((await prove(caller, codeOf(app, secret, 30))).status).toBe(204)
  })

  it('ASVS 6.6.3 is not guessed: of a thousand tries five are looked at', async () => {
    const { email, caller } = await aPerson()
    await setUpApp(app, caller)
    const waiting = await signIn(email, unknown)
    const keys = new Map<string, number>()
    for (let number = 0; number < 1_000; number += 1) {
      const { status, error } = await prove(waiting, String(number).padStart(6, '0'))
      const kind = status === 429 ? error.key : 'looked at'
      keys.set(kind, (keys.get(kind) ?? 0) + 1)
    }
    expect(keys.get('errors.auth.throttled')).toBeGreaterThanOrEqual(995)
    expect(await keyOf(waiting)).toBe('errors.factor.required')
  })

  it('of somebody else is wrong', async () => {
    const other = await aPerson()
    const { secret } = await setUpApp(app, other.caller)
    const { caller } = await aPerson()
    await setUpApp(app, caller)
    wait(60)
    const { error } = await prove(caller, codeOf(app, secret))
    expect(error.metadata).toEqual(codeIssue('errors.factor.code_wrong'))
  })
})

describe('recovery codes', () => {
  it('are ten; each opens the account once, with or without its hyphens and capitals', async () => {
    const { email, caller } = await aPerson()
    const { recoveryCodes } = await setUpApp(app, caller)
    expect(new Set(recoveryCodes).size).toBe(10)
    const [first = ''] = recoveryCodes
    const waiting = await signIn(email, unknown)
    const typed = ` ${first.toLowerCase().replaceAll('-', ' ')}`
    expect((await prove(waiting, typed)).status).toBe(204)
    const again = await prove(caller, first)
    expect(again.error.metadata).toEqual(codeIssue('errors.factor.code_used'))
    const { body } = await call(app, secondFactors.readSecondFactor, caller)
    expect(body.recoveryCodesLeft).toBe(9)
  })

  it('end with new ones', async () => {
    const { caller } = await aPerson()
    const { recoveryCodes } = await setUpApp(app, caller)
    const { body } = await call(app, secondFactors.renewRecoveryCodes, caller)
    expect((await prove(caller, recoveryCodes[0] ?? '')).error.metadata).toEqual(
      codeIssue('errors.factor.code_wrong'),
    )
    expect((await prove(caller, body.recoveryCodes[0] ?? '')).status).toBe(204)
  })
})

describe('what is stored', () => {
  it('ASVS 6.5.2 is a sealed secret and hashes: nothing of them is read in the tables', async () => {
    const { caller } = await aPerson()
    const { secret, recoveryCodes } = await setUpApp(app, caller)
    const { rows } = await ownerQuery(
      app.database,
      `select (select a::text from authenticator_apps a where user_id = $1::uuid) as app,
        (select string_agg(c::text, ' ') from recovery_codes c where user_id = $1::uuid) as codes,
        (select string_agg(l::text, ' ') from audit_log l where entity_id = $1::uuid::text) as audit`,
      [caller.userId],
    )
    const text = JSON.stringify(rows)
    const { hex } = Secret.fromBase32(secret)
    for (const value of [secret, hex.toLowerCase(), ...recoveryCodes]) {
      expect(text).not.toContain(value)
      expect(text).not.toContain(value.replaceAll('-', ''))
    }
  })
})

describe('setting a second factor up', () => {
  it('asks a session older than ten minutes for the password', async () => {
    const { caller } = await aPerson()
    wait(601)
    const start = (currentPassword: string | null) =>
      call(app, secondFactors.startApp, caller, { body: { currentPassword } })
    const issueAt = (key: string) => ({ issues: [{ path: ['currentPassword'], key }] })
    expect((await start(null)).error.metadata).toEqual(issueAt('errors.field.required'))
    expect((await start(clientHash('Faux!2026'))).error.metadata).toEqual(
      issueAt('errors.user.invalid_password'),
    )
    expect((await start(password)).status).toBe(200)
  })

  it('counts from a first right code on, and an app in use goes on until then', async () => {
    const { caller } = await aPerson()
    await call(app, secondFactors.startApp, caller, { body: { currentPassword: null } })
    expect((await call(app, secondFactors.readSecondFactor, caller)).body.appSince).toBeNull()
    const { secret } = await setUpApp(app, caller)
    const { body: other } = await call(app, secondFactors.startApp, caller, {
      body: { currentPassword: null },
    })
    wait(60)
    expect((await prove(caller, codeOf(app, secret))).status).toBe(204)
    const wrong = await call(app, secondFactors.confirmApp, caller, { body: { code: '000000' } })
    expect(wrong.status).toBe(400)
    const code = codeOf(app, other.secret)
    expect((await call(app, secondFactors.confirmApp, caller, { body: { code } })).status).toBe(200)
    wait(60)
    expect((await prove(caller, codeOf(app, secret))).status).toBe(400)
    expect((await prove(caller, codeOf(app, other.secret))).status).toBe(204)
  })

  it('is offered to who has posted a mission, not while it is a draft, and no longer once it is there', async () => {
    app.clock.set(testNow)
    const { admin, manager } = await aCompany(app)
    const isOffered = async (caller: Caller) =>
      (await call(app, secondFactors.readSecondFactor, caller)).body.isOffered
    await aDraft(app, admin)
    expect(await isOffered(admin)).toBe(false)
    await aPostedMission(app, admin)
    expect([await isOffered(admin), await isOffered(manager)]).toEqual([true, false])
    await setUpApp(app, admin)
    expect(await isOffered(admin)).toBe(false)
  })

  it('is taken away again with a fresh proof alone', async () => {
    const { email, caller } = await aPerson()
    const { secret } = await setUpApp(app, caller)
    wait(660)
    const refused = await call(app, secondFactors.removeApp, caller)
    expect([refused.status, refused.error.key]).toEqual([403, 'errors.factor.proof_required'])
    await prove(caller, codeOf(app, secret))
    expect((await call(app, secondFactors.removeApp, caller)).status).toBe(204)
    expect(await keyOf(await signIn(email, unknown))).toBeNull()
  })

  it('is in the audit, with each proof', async () => {
    const { caller } = await aPerson()
    const { secret } = await setUpApp(app, caller)
    wait(60)
    await prove(caller, codeOf(app, secret))
    await call(app, secondFactors.removeApp, caller)
    const { rows } = await ownerQuery(
      app.database,
      "select action, after from audit_log where entity_id = $1 and action like 'secondFactor.%' order by id",
      [caller.userId],
    )
    expect(rows).toEqual([
      { action: 'secondFactor.setUpApp', after: null },
      { action: 'secondFactor.prove', after: { factor: 'app' } },
      { action: 'secondFactor.removeApp', after: null },
    ])
  })

  it('is closed to staff who act for somebody, as is seeing it', async () => {
    const { admin } = await aCompany(app)
    const acting = await actingFor(app, admin)
    for (const { error } of [
      await call(app, secondFactors.readSecondFactor, acting),
      await call(app, secondFactors.startApp, acting, { body: { currentPassword: null } }),
      await call(app, secondFactors.removeApp, acting),
      await call(app, secondFactors.readTeam, acting),
      await call(app, secondFactors.resetOfMember, acting, { params: { id: admin.userId } }),
    ]) {
      expect(error.key).toBe('errors.logas.forbidden')
    }
  })
})
