import { account, history, session, sessionLimits } from '@renfort/contract'
import { sessionLimitHours, type SessionLimitHours } from '@renfort/domain/account/session-limit.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { findAccountById } from '../account/account-queries.ts'
import { openSession } from '../account/sessions/open-session.ts'
import { nobody } from '../platform/database/db.ts'
import { sessionLifetime } from '../platform/http/session-lifetime.ts'
import { aCompany, actingFor, aGroup, aMember, type TestCompany } from '../testing/companies.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { scannedTables, statementsOf } from '../testing/plans.ts'
import { setUpApp } from '../testing/second-factors.ts'
import { call, type Caller, sharedApp, testNow } from '../testing/test-app.ts'

const app = await sharedApp()
let company: TestCompany

beforeEach(async () => {
  app.clock.set(testNow)
  company = await aCompany(app)
})

function goTo(hours: number): void {
  app.clock.set(new Date(Date.parse(testNow) + hours * 3_600_000).toISOString())
}

const limit = (caller: Caller, hours: SessionLimitHours | null) =>
  call(app, sessionLimits.limitSessions, caller, { body: { hours } })
const keyOf = async (caller: Caller) => (await call(app, session.readMe, caller)).error?.key ?? null

async function signInAgain(caller: Caller, way?: 'singleSignOn'): Promise<Caller> {
  return app.services.db.transaction(nobody, async (transaction) => {
    const user = await findAccountById(transaction.queries, caller.userId)
    if (user === undefined) throw new Error('No such user.')
    return { ...caller, token: (await openSession(transaction, user, undefined, way)).token }
  })
}

describe('a limit of the age of sessions', () => {
  it('ends sessions that are older at once, and says why; the next sign-in lasts as long', async () => {
    const { admin, manager } = company
    goTo(9)
    const { status, body } = await limit(admin, 8)
    expect([status, body]).toEqual([200, { hours: 8, groupHours: null }])
    expect([await keyOf(manager), await keyOf(admin)]).toEqual([
      'errors.session.limit_reached',
      'errors.session.limit_reached',
    ])
    const again = await signInAgain(manager)
    goTo(16.8)
    expect(await keyOf(again)).toBeNull()
    goTo(17.1)
    expect(await keyOf(again)).toBe('errors.session.limit_reached')
  })

  it('agrees with the list of open sessions', async () => {
    const { admin, manager } = company
    goTo(5)
    const newer = await signInAgain(manager)
    await limit(await signInAgain(admin), 8)
    goTo(8.5)
    const { body } = await call(app, account.listSessions, newer)
    expect(body.map(({ isCurrent }) => isCurrent)).toEqual([true])
    expect(await keyOf(manager)).toBe('errors.session.limit_reached')
  })

  it('is the shortest of all companies and groups of a person, and a group’s holds in its companies', async () => {
    const group = await aGroup(app)
    const ofGroup = await aCompany(app, { parentId: group.id })
    const other = await app.services.db.transaction(nobody, (transaction) =>
      aMember(transaction, ofGroup.id, 'missionManager'),
    )
    await ownerQuery(
      app.database,
      `insert into memberships (user_id, organisation_id, role, created_at)
        values ($1, $2, 'missionManager', now())`,
      [other.userId, company.id],
    )
    await limit(group.admin, 12)
    await limit(company.admin, 24)
    const { body } = await call(app, sessionLimits.readSessionLimit, ofGroup.admin)
    expect(body).toEqual({ hours: null, groupHours: 12 })
    goTo(12.1)
    expect([await keyOf(other), await keyOf(ofGroup.manager), await keyOf(group.manager)]).toEqual(
      Array.from({ length: 3 }, () => 'errors.session.limit_reached'),
    )
    expect(await keyOf(company.manager)).toBeNull()
  })

  it('binds sessions that a provider opened, and not staff who act for a member', async () => {
    const { admin, manager } = company
    const byProvider = await signInAgain(manager, 'singleSignOn')
    await limit(admin, 8)
    const acting = await actingFor(app, manager)
    const operator = { token: acting.token, userId: acting.userId }
    goTo(9)
    expect(await keyOf(byProvider)).toBe('errors.session.limit_reached')
    expect(await keyOf(operator)).toBeNull()
    const actingAgain = await actingFor(app, manager, operator)
    expect(await keyOf(actingAgain)).toBeNull()
  })

  it('never opens again what it has ended', async () => {
    const { admin, manager } = company
    await limit(admin, 8)
    goTo(9)
    const again = await signInAgain(admin)
    await limit(again, null)
    expect([await keyOf(manager), await keyOf(again)]).toEqual(['errors.token.forbidden', null])
  })

  it('is set by an administrator alone, with a fresh proof, and is in the trail', async () => {
    const { admin, manager } = company
    expect((await limit(manager, 8)).error.key).toBe('errors.user.forbidden')
    const acting = await actingFor(app, admin)
    expect((await limit(acting, 8)).error.key).toBe('errors.logas.forbidden')
    await setUpApp(app, admin)
    await limit(admin, 8)
    await limit(admin, 12)
    goTo(1)
    expect((await limit(admin, 8)).error.key).toBe('errors.factor.proof_required')
    const trail = await call(app, history.readHistory, admin, {
      params: { id: company.id },
      query: { subject: 'team' },
    })
    expect(trail.body.entries.map(({ action, changes }) => [action, changes])).toEqual([
      ['member.limitSessions', [{ field: 'sessionHours', before: 8, after: 12 }]],
      ['member.limitSessions', [{ field: 'sessionHours', before: null, after: 8 }]],
    ])
  })

  it('is one of the offered choices, none of which outlasts a session', async () => {
    const longest = Math.max(...sessionLimitHours) * 3_600_000
    expect(longest).toBeLessThan(sessionLifetime.absolute)
    const { status, error } = await limit(company.admin, 9 as SessionLimitHours)
    expect([status, error.metadata]).toEqual([
      400,
      { issues: [{ path: ['hours'], key: 'errors.field.unknown_choice' }] },
    ])
  })

  it('costs a call no statement of its own, and each is found by an index', async () => {
    const { admin, manager } = company
    await limit(admin, 168)
    const statements = await statementsOf(app.database, () => call(app, session.readMe, manager))
    const reading = statements.filter(({ text }) => text.includes('session_limits'))
    expect(reading.length).toBe(1)
    const [lookUp] = reading
    if (lookUp === undefined) throw new Error('No session was looked up.')
    expect(lookUp.text).toContain('join sessions s on')
    expect(await scannedTables(app.database, lookUp)).not.toContain('session_limits')
  })
})
