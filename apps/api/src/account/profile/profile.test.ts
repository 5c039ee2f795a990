import { account, auth, session } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aGroup, actingFor, anInsider } from '../../testing/companies.ts'
import type { Call } from '../../platform/http/route.ts'
import { linkTo, mailsTo } from '../../testing/mails.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { clientHash, newAccount, newEmail } from '../../testing/new-account.ts'
import { call, type Caller, sharedApp, type TestApp, nobodysCall } from '../../testing/test-app.ts'
import { logIn } from '../sessions/log-in.ts'

const password = clientHash('Secret!2026')
const chosen = clientHash('Nouveau!2026')

let app: TestApp

beforeAll(async () => {
  app = await sharedApp()
})

async function signUp() {
  const email = newEmail()
  const { status, body } = await call(app, auth.createAccount, null, {
    body: newAccount(email, password),
  })
  expect(status).toBe(201)
  const { token, userId, organisationId } = body
  return { email, caller: { token, userId, organisationId } }
}

async function signIn(email: string, hash = password) {
  return call(app, auth.login, null, { body: { email, password: hash } })
}

async function auditOf(userId: string, action: string) {
  const { rows } = await ownerQuery(
    app.database,
    'select before, after from audit_log where action = $1 and entity_id = $2 and actor_id::text = $2',
    [action, userId],
  )
  return rows
}

async function subjectsTo(email: string): Promise<string[]> {
  return (await mailsTo(app, email)).map(({ subject }) => subject)
}

describe('one’s profile', () => {
  it('API-18 PROF-01 changes the fields that are sent and answers the user', async () => {
    const { email, caller } = await signUp()
    const { status, body } = await call(app, account.updateProfile, caller, {
      body: { firstName: ' Awa Marie ', phone: '06 39 98 00 12' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: caller.userId,
      firstName: 'Awa Marie',
      lastName: 'Diallo',
      email,
      phoneNumber: '+33639980012',
      role: 'admin',
      organisation: { id: caller.organisationId },
    })
    expect((await call(app, session.readMe, caller)).body).toEqual(body)
  })

  it.each([
    [{ firstName: 'Julien2' }, ['firstName'], 'errors.field.person_name_sign', { sign: '2' }],
    [{ lastName: ' - ' }, ['lastName'], 'errors.field.person_name_placeholder', undefined],
    [{ lastName: '' }, ['lastName'], 'errors.field.required', undefined],
  ])('CTR-15 refuses %j, which could not sign', async (body, path, key, params) => {
    const { caller } = await signUp()
    const { status, error } = await call(app, account.updateProfile, caller, { body })
    expect(status).toBe(400)
    expect(error?.metadata).toMatchObject({
      issues: [{ path, key, ...(params === undefined ? {} : { params }) }],
    })
  })

  it('PROF-01 CTR-15 somebody who says that they have one name needs no other', async () => {
    const { caller } = await signUp()
    const body = { firstName: 'Suharto', lastName: '', hasOneName: true }
    const { status, body: saved } = await call(app, account.updateProfile, caller, { body })
    expect([status, saved.firstName, saved.lastName]).toEqual([200, 'Suharto', ''])
    expect(await auditOf(caller.userId, 'profile.update')).toEqual([
      {
        before: { firstName: 'Awa', lastName: 'Diallo' },
        after: { firstName: 'Suharto', lastName: '' },
      },
    ])
    const alone = await call(app, account.updateProfile, caller, { body: { hasOneName: true } })
    expect([alone.status, alone.error.key]).toEqual([400, 'errors.field.person_name_not_single'])
  })

  it('G-33 keeps what changed, as it was and as it is', async () => {
    const { email, caller } = await signUp()
    const body = { firstName: 'Aïcha', lastName: 'Diallo', email }
    await call(app, account.updateProfile, caller, { body })
    expect(await auditOf(caller.userId, 'profile.update')).toEqual([
      { before: { firstName: 'Awa' }, after: { firstName: 'Aïcha' } },
    ])
    expect((await call(app, account.updateProfile, caller, { body })).status).toBe(200)
    expect(await auditOf(caller.userId, 'profile.update')).toHaveLength(1)
  })

  it('PROF-01 PROF-02 names each field that is not valid', async () => {
    const { caller } = await signUp()
    const { status, error } = await call(app, account.updateProfile, caller, {
      body: { firstName: ' ', lastName: 'x'.repeat(101), email: 'awa', phone: '06.39.98.00.11' },
    })
    expect([status, error.key]).toEqual([400, 'errors.input.invalid'])
    expect(error.metadata?.['issues']).toMatchObject([
      { path: ['lastName'], key: 'errors.field.too_long' },
      { path: ['email'], key: 'errors.field.email' },
      { path: ['phone'], key: 'errors.field.phone' },
      { path: ['firstName'], key: 'errors.field.required' },
    ])
    const empty = await call(app, account.updateProfile, caller, { body: {} })
    expect([empty.status, empty.error.key]).toEqual([400, 'errors.input.invalid'])
  })

  it('PROF-09 is closed to staff who act for a member, whose profile stays as it is', async () => {
    const company = await aCompany(app)
    const caller = await actingFor(app, company.admin)
    for (const body of [{ firstName: 'Eve' }, { oldPassword: password, password: chosen }]) {
      const { status, error } = await call(app, account.updateProfile, caller, { body })
      expect([status, error.key]).toEqual([409, 'errors.logas.forbidden'])
    }
    expect((await call(app, session.readMe, company.admin)).body.firstName).toBe('Camille')
  })

  it('is open to every role, to a group and to internal staff', async () => {
    const company = await aCompany(app)
    const group = await aGroup(app)
    const insider = await anInsider(app)
    for (const caller of [company.manager, company.collaborator, group.admin, insider]) {
      const { status, body } = await call(app, account.updateProfile, caller, {
        body: { lastName: 'Petit' },
      })
      expect([status, body.lastName]).toEqual([200, 'Petit'])
    }
  })
})

describe('a change of password', () => {
  const change = (caller: Caller, oldPassword = password, next = chosen) =>
    call(app, account.updateProfile, caller, { body: { oldPassword, password: next } })

  it('API-18 signs in with the new password and no longer with the old one', async () => {
    const { email, caller } = await signUp()
    expect((await change(caller)).status).toBe(200)
    expect((await signIn(email)).status).toBe(401)
    expect((await signIn(email, chosen)).status).toBe(200)
    expect(await subjectsTo(email)).toContain('Votre mot de passe Renfort a été changé')
  })

  it('closes every other session at once, not the one that changed it', async () => {
    const { email, caller } = await signUp()
    const { body: other } = await signIn(email)
    expect((await call(app, session.readMe, other)).status).toBe(200)
    expect((await change(caller)).status).toBe(200)
    const refused = await call(app, session.readMe, other)
    expect([refused.status, refused.error.key]).toEqual([401, 'errors.token.forbidden'])
    expect((await call(app, session.readMe, caller)).status).toBe(200)
    expect(await auditOf(caller.userId, 'password.change')).toEqual([
      { before: null, after: { closedSessions: 1 } },
    ])
  })

  it('makes mailed links worthless', async () => {
    const { email, caller } = await signUp()
    await call(app, auth.forgotPassword, null, { body: { email } })
    const { token } = await linkTo(app, email)
    await change(caller)
    const { status, error } = await call(app, auth.resetPassword, null, {
      params: { userId: caller.userId },
      body: { token, password },
    })
    expect([status, error.key]).toEqual([400, 'errors.auth.link_invalid'])
  })

  it('PROF-08 names a wrong old password at its field, and changes nothing of the same call', async () => {
    const { email, caller } = await signUp()
    const { status, error } = await call(app, account.updateProfile, caller, {
      body: { firstName: 'Eve', oldPassword: clientHash('no'), password: chosen },
    })
    expect([status, error.key]).toEqual([400, 'errors.user.wrong_old_password'])
    expect(error.metadata).toEqual({
      issues: [{ path: ['oldPassword'], key: 'errors.user.wrong_old_password' }],
    })
    expect((await call(app, session.readMe, caller)).body.firstName).toBe('Awa')
    expect((await signIn(email)).status).toBe(200)
  })

  it('throttles after ten wrong old passwords, even the right one', async () => {
    const { caller } = await signUp()
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await change(caller, clientHash(String(attempt)))).status).toBe(400)
    }
    const { status, error } = await change(caller)
    expect([status, error.key, error.metadata]).toEqual([
      429,
      'errors.auth.throttled',
      { minutes: 15 },
    ])
  })

  it('PROF-05 AUTH-11 asks for both passwords, as hashes', async () => {
    const { caller } = await signUp()
    const issuesOf = async (body: object) =>
      (await call(app, account.updateProfile, caller, { body })).error.metadata?.['issues']
    expect(await issuesOf({ password: chosen })).toEqual([
      { path: ['oldPassword'], key: 'errors.field.required' },
    ])
    expect(await issuesOf({ oldPassword: password })).toEqual([
      { path: ['password'], key: 'errors.field.required' },
    ])
    expect(await issuesOf({ oldPassword: 'Secret!2026', password: 'Nouveau!2026' })).toEqual([
      { path: ['oldPassword'], key: 'errors.field.format' },
      { path: ['password'], key: 'errors.field.format' },
    ])
  })

  it('PROF-09 is refused to people who sign in with a social network', async () => {
    const { caller } = await signUp()
    await ownerQuery(app.database, 'update users set google_login = true where id = $1', [
      caller.userId,
    ])
    const { status, error } = await change(caller)
    expect([status, error.key]).toEqual([409, 'errors.user.password_change_forbidden'])
    expect(
      (await call(app, account.updateProfile, caller, { body: { firstName: 'Aïcha' } })).status,
    ).toBe(200)
  })

  it('succeeds once when two are sent at the same moment', async () => {
    const { email, caller } = await signUp()
    const next = [clientHash('Un!nouveau'), clientHash('Un!autre42')]
    const answers = await Promise.all(next.map((hash) => change(caller, password, hash)))
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400])
    const logins = await Promise.all(next.map((hash) => signIn(email, hash)))
    expect(logins.map((answer) => answer.status).toSorted()).toEqual([200, 401])
  })

  it('lets no sign-in through that had verified the old password just before', async () => {
    const { email, caller } = await signUp()
    const { passwords } = app.services
    const verify: typeof passwords.verify = async (stored, hash) => {
      const isRight = await passwords.verify(stored, hash)
      expect((await change(caller)).status).toBe(200)
      return isRight
    }
    const services = { ...app.services, passwords: { ...passwords, verify } }
    const late: Call = {
      services,
      ...nobodysCall,
      log: { warn: () => undefined },
      keep: async () => {},
    }
    await expect(logIn(late, { body: { email, password } })).rejects.toMatchObject({
      key: 'errors.auth.invalid_credentials',
    })
    expect((await call(app, account.listSessions, caller)).body).toHaveLength(1)
  })

  it('stays open to the members of a blocked company', async () => {
    const { caller } = await signUp()
    await ownerQuery(app.database, 'update organisations set blocked_at = now() where id = $1', [
      caller.organisationId,
    ])
    expect((await change(caller)).status).toBe(200)
  })
})
