import { createHash } from 'node:crypto'
import { account, auth, secondFactors, session } from '@renfort/contract'
import { proofMinutes } from '@renfort/domain/account/second-factor.ts'
import { allowances } from '@renfort/domain/account/throttle.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../../platform/database/db.ts'
import { sessionLifetime } from '../../platform/http/session-lifetime.ts'
import { aCompany, actingFor } from '../../testing/companies.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { clientHash, newAccount, newEmail } from '../../testing/new-account.ts'
import { codeOf, setUpApp } from '../../testing/second-factors.ts'
import {
  call,
  type Caller,
  sharedApp,
  startTestApp,
  testNow,
  type TestApp,
} from '../../testing/test-app.ts'
import { findAccountById } from '../account-queries.ts'
import { openSession } from './open-session.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let app: TestApp

beforeAll(async () => {
  app = await sharedApp()
})

/** Another session of the same user, in another browser. */
async function another(caller: Caller, userAgent = firefox, on = app): Promise<Caller> {
  return on.services.db.transaction(nobody, async (transaction) => {
    const user = await findAccountById(transaction.queries, caller.userId)
    if (user === undefined) throw new Error('No such user.')
    const { token } = await openSession(transaction, user, {
      address: '127.0.0.1',
      userAgent,
      services: on.services,
    })
    return { ...caller, token }
  })
}

const isOpen = async (caller: Caller) => (await call(app, session.readMe, caller)).status === 200

async function idOf(caller: Caller): Promise<string> {
  const { body } = await call(app, account.listSessions, caller)
  return body.find((session) => session.isCurrent)?.id ?? ''
}

describe('the list of one’s sessions', () => {
  it('has one’s own only: the one that asks, then the newest', async () => {
    const { manager, admin } = await aCompany(app)
    await another(manager, '')
    const newest = await another(manager)
    const { status, body } = await call(app, account.listSessions, manager)
    expect(status).toBe(200)
    expect(body.map(({ isCurrent, browser, system }) => [isCurrent, browser, system])).toEqual([
      [true, null, null],
      [false, 'firefox', 'linux'],
      [false, null, null],
    ])
    expect(Date.parse(body[0]?.createdAt ?? '')).toBeGreaterThanOrEqual(Date.parse(testNow))
    expect(body.map(({ id }) => id)).toContain(await idOf(newest))
    expect(body.map(({ id }) => id)).not.toContain(await idOf(admin))
  })

  it('says nothing by which a session could be taken over', async () => {
    const { manager } = await aCompany(app)
    const { response } = await call(app, account.listSessions, manager)
    const hash = createHash('sha256').update(manager.token).digest()
    for (const secret of [manager.token, hash.toString('hex'), hash.toString('base64')]) {
      expect(response.body).not.toContain(secret)
    }
  })

  it('names the browser that signed up', async () => {
    const body = newAccount(newEmail(), clientHash('Secret!2026'))
    const opened = await app.app.inject({
      method: 'POST',
      url: '/api/auth/account',
      headers: { 'user-agent': `${firefox} ${'x'.repeat(5_000)}` },
      payload: body,
    })
    const caller = opened.json<Caller>()
    const { body: sessions } = await call(app, account.listSessions, caller)
    expect(sessions).toMatchObject([{ browser: 'firefox', system: 'linux', isCurrent: true }])
  })

  it('N-31 leaves out the sessions that are over', async () => {
    const own = await startTestApp()
    try {
      const { manager } = await aCompany(own)
      own.clock.set(new Date(Date.parse(testNow) + sessionLifetime.idle + 60_000).toISOString())
      const later = await another(manager, firefox, own)
      const { body } = await call(own, account.listSessions, later)
      expect(body).toHaveLength(1)
    } finally {
      await own.app.close()
      await own.database.close()
    }
  })
})

describe('closing sessions', () => {
  it('closes one, at once', async () => {
    const { manager } = await aCompany(app)
    const other = await another(manager)
    const third = await another(manager)
    const id = await idOf(other)
    const { status } = await call(app, account.closeSession, manager, { params: { id } })
    expect(status).toBe(204)
    expect([await isOpen(other), await isOpen(third), await isOpen(manager)]).toEqual([
      false,
      true,
      true,
    ])
    const again = await call(app, account.closeSession, manager, { params: { id } })
    expect([again.status, again.error.key]).toEqual([404, 'errors.not_found'])
  })

  it('closes all others, and says in the audit how many', async () => {
    const { manager, admin } = await aCompany(app)
    const others = [await another(manager), await another(manager)]
    expect((await call(app, account.closeOtherSessions, manager)).status).toBe(204)
    for (const other of others) expect(await isOpen(other)).toBe(false)
    expect([await isOpen(manager), await isOpen(admin)]).toEqual([true, true])
    const { rows } = await ownerQuery(
      app.database,
      "select after from audit_log where action = 'session.revokeOthers' and entity_id = $1",
      [manager.userId],
    )
    expect(rows).toEqual([{ after: { closed: 2 } }])
  })

  it('answers 404 to the session of somebody else, which stays open', async () => {
    const { manager, admin } = await aCompany(app)
    const id = await idOf(manager)
    const { status, error } = await call(app, account.closeSession, admin, { params: { id } })
    expect([status, error.key]).toEqual([404, 'errors.not_found'])
    expect(await isOpen(manager)).toBe(true)
  })

  it('answers 400 with the field to an id that is none', async () => {
    const { manager } = await aCompany(app)
    const { status, error } = await call(app, account.closeSession, manager, {
      params: { id: 'nothing' },
    })
    expect([status, error.metadata?.['issues']]).toEqual([
      400,
      [{ path: ['id'], key: 'errors.field.format' }],
    ])
  })

  it('is closed to staff who act for a member, as is the list', async () => {
    const company = await aCompany(app)
    const caller = await actingFor(app, company.admin)
    const params = { id: await idOf(company.admin) }
    for (const { status, error } of [
      await call(app, account.listSessions, caller),
      await call(app, account.closeSession, caller, { params }),
      await call(app, account.closeOtherSessions, caller),
    ]) {
      expect([status, error.key]).toEqual([409, 'errors.logas.forbidden'])
    }
    expect(await isOpen(company.admin)).toBe(true)
  })
})

describe('who has a second factor', () => {
  it('ASVS 7.5.2 proves it again before they close sessions, not to see them', async () => {
    app.clock.set(testNow)
    const { manager } = await aCompany(app)
    const { secret } = await setUpApp(app, manager)
    const other = await another(manager, '')
    const id = await idOf(manager)
    app.clock.set(new Date(Date.parse(testNow) + (proofMinutes + 1) * 60_000).toISOString())
    expect((await call(app, account.listSessions, manager)).status).toBe(200)
    const one = await call(app, account.closeSession, manager, { params: { id } })
    const others = await call(app, account.closeOtherSessions, manager)
    for (const { status, error } of [one, others]) {
      expect([status, error.key]).toEqual([403, 'errors.factor.proof_required'])
    }
    await call(app, secondFactors.prove, manager, { body: { code: codeOf(app, secret) } })
    expect((await call(app, account.closeOtherSessions, manager)).status).toBe(204)
    expect([await isOpen(manager), await isOpen(other)]).toEqual([true, false])
    app.clock.set(testNow)
  })
})

describe('who has no second factor', () => {
  const password = clientHash('Secret!2026')
  const later = (minutes: number) =>
    app.clock.set(new Date(Date.parse(testNow) + minutes * 60_000).toISOString())
  const prove = (caller: Caller, currentPassword: string) =>
    call(app, secondFactors.prove, caller, { body: { currentPassword } })
  const closeOthers = (caller: Caller) => call(app, account.closeOtherSessions, caller)

  async function withPassword(): Promise<Caller> {
    const { body } = await call(app, auth.createAccount, null, {
      body: newAccount(newEmail(), password),
    })
    return { token: body.token, userId: body.userId }
  }

  it('ASVS 7.5.2 closes sessions within ten minutes of the sign-in, then with the password', async () => {
    app.clock.set(testNow)
    const caller = await withPassword()
    expect((await closeOthers(caller)).status).toBe(204)
    later(proofMinutes + 1)
    const other = await another(caller)
    const { status, error } = await closeOthers(caller)
    expect([status, error.key]).toEqual([403, 'errors.factor.proof_required'])
    expect(await isOpen(other)).toBe(true)
    const ways = await call(app, secondFactors.startProof, caller)
    expect(ways.body).toEqual({ hasApp: false, passkey: null, hasPassword: true })
    const wrong = await prove(caller, clientHash('Other!2026'))
    expect([wrong.status, wrong.error.metadata]).toEqual([
      400,
      { issues: [{ path: ['currentPassword'], key: 'errors.user.invalid_password' }] },
    ])
    expect((await closeOthers(caller)).status).toBe(403)
    expect((await prove(caller, password)).status).toBe(204)
    expect((await closeOthers(caller)).status).toBe(204)
    expect(await isOpen(other)).toBe(false)
    later(2 * proofMinutes + 2)
    expect((await closeOthers(caller)).status).toBe(403)
    app.clock.set(testNow)
  })

  it('ASVS 7.5.2 has to sign in again without a password', async () => {
    app.clock.set(testNow)
    const { manager } = await aCompany(app)
    later(proofMinutes + 1)
    expect((await closeOthers(manager)).error.key).toBe('errors.factor.proof_required')
    const ways = await call(app, secondFactors.startProof, manager)
    expect(ways.body.hasPassword).toBe(false)
    expect((await prove(manager, password)).status).toBe(400)
    expect((await closeOthers(await another(manager))).status).toBe(204)
    app.clock.set(testNow)
  })

  it('cannot guess the password', async () => {
    app.clock.set(testNow)
    const caller = await withPassword()
    const tried = new Set<unknown>()
    for (let time = 0; time <= allowances.password.tries; time += 1) {
      tried.add((await prove(caller, clientHash(`Wrong!${time}`))).status)
    }
    expect([...tried]).toEqual([400, 429])
    expect((await prove(caller, password)).status).toBe(429)
  })

  it('proves nothing by the password once there is a second factor', async () => {
    app.clock.set(testNow)
    const caller = await withPassword()
    const other = await another(caller)
    expect((await prove(other, password)).status).toBe(204)
    await setUpApp(app, caller)
    expect((await prove(caller, password)).error.key).toBe('errors.factor.proof_required')
    expect((await closeOthers(other)).error.key).toBe('errors.factor.proof_required')
  })
})
