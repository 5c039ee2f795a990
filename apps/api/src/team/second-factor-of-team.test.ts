import { secondFactors, session, team } from '@renfort/contract'
import { describe, expect, it } from 'vitest'
import { applyResets } from '../account/second-factor/apply-resets.ts'
import { aCompany, actingFor, anInsider } from '../testing/companies.ts'
import { mailsTo } from '../testing/mails.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { codeOf, setUpApp } from '../testing/second-factors.ts'
import { runJob } from '../testing/run-job.ts'
import { call, type Caller, sharedApp, startTestApp, testNow } from '../testing/test-app.ts'

const app = await sharedApp()

const dayAfter = (days: number) =>
  new Date(Date.parse(testNow) + days * 86_400_000).toISOString().slice(0, 10)

function goTo(days: number): void {
  app.clock.set(new Date(Date.parse(testNow) + days * 86_400_000).toISOString())
}

const keyOf = async (caller: Caller) => (await call(app, session.readMe, caller)).error?.key ?? null

const ask = (caller: Caller, requiredFrom: string | null) =>
  call(app, secondFactors.requireOfTeam, caller, { body: { requiredFrom } })

describe('a team that must have a second factor', () => {
  it('has time until the day that its administrator chose, and can then only set one up', async () => {
    app.clock.set(testNow)
    const { admin, manager } = await aCompany(app)
    expect((await ask(admin, dayAfter(2))).status).toBe(200)
    expect(await keyOf(manager)).toBeNull()
    goTo(2)
    expect(await keyOf(manager)).toBe('errors.factor.missing')
    const { body } = await call(app, secondFactors.readSecondFactor, manager)
    expect(body.isRequired).toBe(true)
    await setUpApp(app, manager)
    expect(await keyOf(manager)).toBeNull()
    expect(await keyOf(admin)).toBe('errors.factor.missing')
  })

  it('keeps its last second factor', async () => {
    app.clock.set(testNow)
    const { admin } = await aCompany(app)
    await setUpApp(app, admin)
    await ask(admin, dayAfter(0))
    const { status, error } = await call(app, secondFactors.removeApp, admin)
    expect([status, error.key]).toEqual([409, 'errors.factor.last_required'])
  })

  it('shows its administrator alone who is ready, and from when', async () => {
    app.clock.set(testNow)
    const { admin, manager, collaborator } = await aCompany(app)
    await setUpApp(app, manager)
    const { body } = await ask(admin, dayAfter(30))
    expect(body.requiredFrom).toBe(`${dayAfter(30)}T00:00:00.000Z`)
    const ready = Object.fromEntries(body.members.map(({ id, isReady }) => [id, isReady]))
    expect(ready).toEqual({
      [admin.userId]: false,
      [manager.userId]: true,
      [collaborator.userId]: false,
    })
    expect((await call(app, secondFactors.readTeam, manager)).error.key).toBe(
      'errors.user.forbidden',
    )
    expect((await ask(manager, null)).status).toBe(403)
  })

  it('is asked from today on at the earliest, and no longer', async () => {
    app.clock.set(testNow)
    const { admin } = await aCompany(app)
    const past = await ask(admin, dayAfter(-1))
    expect(past.error.metadata).toEqual({
      issues: [{ path: ['requiredFrom'], key: 'errors.factor.day_past' }],
    })
    await ask(admin, dayAfter(0))
    expect(await keyOf(admin)).toBe('errors.factor.missing')
    await setUpApp(app, admin)
    expect((await ask(admin, null)).body.requiredFrom).toBeNull()
    const { rows } = await ownerQuery(
      app.database,
      `select before, after from audit_log where action = 'secondFactor.require'
        and actor_id = $1 order by id`,
      [admin.userId],
    )
    expect(rows).toEqual([
      { before: { requiredFrom: null }, after: { requiredFrom: dayAfter(0) } },
      { before: { requiredFrom: dayAfter(0) }, after: { requiredFrom: null } },
    ])
  })
})

describe('a lost second factor', () => {
  const reset = (caller: Caller, id: string) =>
    call(app, secondFactors.resetOfMember, caller, { params: { id } })

  it('is taken away a day after an administrator asked for it, with a mail at once', async () => {
    app.clock.set(testNow)
    const { admin, manager } = await aCompany(app)
    await setUpApp(app, manager)
    const { status, body } = await reset(admin, manager.userId)
    expect(status).toBe(200)
    expect(body.members.find(({ id }) => id === manager.userId)?.resetAt).not.toBeNull()
    const { rows } = await ownerQuery(app.database, 'select email from users where id = $1', [
      manager.userId,
    ])
    const { email } = rows[0] as { email: string }
    const subjects = (await mailsTo(app, email)).map(({ subject }) => subject)
    expect(subjects).toContain('Réinitialisation de votre double authentification Renfort')
    goTo(0.9)
    await runJob(app, applyResets)
    expect((await call(app, secondFactors.readSecondFactor, manager)).body.appSince).not.toBeNull()
    goTo(1.1)
    await runJob(app, applyResets)
    const { body: own } = await call(app, secondFactors.readSecondFactor, manager)
    expect([own.appSince, own.recoveryCodesLeft, own.resetAt]).toEqual([null, 0, null])
  })

  it('was not lost when its person proves it: the reset is over', async () => {
    app.clock.set(testNow)
    const { admin, manager } = await aCompany(app)
    const { secret } = await setUpApp(app, manager)
    await reset(admin, manager.userId)
    goTo(0.5)
    await call(app, secondFactors.prove, manager, { body: { code: codeOf(app, secret) } })
    goTo(1.5)
    await runJob(app, applyResets)
    expect((await call(app, secondFactors.readSecondFactor, manager)).body.appSince).not.toBeNull()
  })

  it('is reset by the member’s own administrator alone', async () => {
    app.clock.set(testNow)
    const { admin, manager } = await aCompany(app)
    await setUpApp(app, manager)
    const other = await aCompany(app)
    expect((await reset(other.admin, manager.userId)).status).toBe(404)
    expect((await reset(manager, manager.userId)).status).toBe(403)
    expect((await reset(admin, admin.userId)).error.key).toBe('errors.factor.none')
  })

  it('of a sole administrator is reset by a second one, whom staff name in their place', async () => {
    app.clock.set(testNow)
    const { admin, manager } = await aCompany(app)
    await setUpApp(app, admin)
    const named = await call(app, team.changeMemberRole, await actingFor(app, admin), {
      params: { id: manager.userId },
      body: { role: 'admin' },
    })
    expect(named.status).toBe(200)
    expect((await reset(manager, admin.userId)).status).toBe(200)
  })
})

describe('internal staff', () => {
  it('must have a second factor in production: without it they reach nothing else', async () => {
    const own = await startTestApp({
      NODE_ENV: 'production',
      SIMULATE_GOOGLE: 'false',
      SIMULATE_PAYMENT: 'false',
    })
    try {
      const insider = await anInsider(own, { hasSecondFactor: false })
      const { status, error } = await call(own, session.readMe, insider)
      expect([status, error.key]).toEqual([403, 'errors.factor.missing'])
      await setUpApp(own, insider)
      expect((await call(own, session.readMe, insider)).status).toBe(200)
      const removed = await call(own, secondFactors.removeApp, insider)
      expect(removed.error.key).toBe('errors.factor.last_required')
    } finally {
      await own.app.close()
      await own.database.close()
    }
  })

  it('need none elsewhere', async () => {
    app.clock.set(testNow)
    expect(await keyOf(await anInsider(app, { hasSecondFactor: false }))).toBeNull()
  })
})
