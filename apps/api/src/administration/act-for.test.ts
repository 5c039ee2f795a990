import { account, administration, missions, organisation, session } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { replays, writes } from '@renfort/contract/kernel/idempotency.ts'
import type { Actor } from '@renfort/domain/access/actor.ts'
import { can } from '@renfort/domain/access/policy.ts'
import { operationTable } from '../operations/operation-table.ts'
import { aCompany, actingFor, aGroup, anInsider, type TestCompany } from '../testing/companies.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'
import { aValidWrite } from '../testing/writes/valid-writes.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
})

const reason = 'Aide demandée par téléphone'
const start = (caller: Caller, userId: string, why = reason) =>
  call(app, administration.startImpersonation, caller, { body: { userId, reason: why } })
const me = (caller: Caller) => call(app, session.readMe, caller)

describe('acting for a user', () => {
  it('ADMIN-04 PERM-06 needs a session that was opened for the user; the header alone opens nothing', async () => {
    const insider = await anInsider(app)
    const acting = { ...insider, logasId: company.admin.userId, organisationId: company.id }
    const before = await me(acting)
    expect([before.status, before.error.key]).toEqual([403, 'errors.logas.not_allowed'])
    expect((await start(insider, company.admin.userId)).status).toBe(204)
    expect((await me(acting)).body.id).toBe(company.admin.userId)
    const another = await me({ ...acting, logasId: company.manager.userId })
    expect([another.status, another.error.key]).toEqual([403, 'errors.logas.not_allowed'])
    const elsewhere = await me({ ...acting, ...(await anInsider(app)) })
    expect([elsewhere.status, elsewhere.error.key]).toEqual([403, 'errors.logas.not_allowed'])
  })

  it('refuses a reason that is too short or too long', async () => {
    const insider = await anInsider(app)
    for (const why of ['', '    ', 'oui', 'x'.repeat(301)]) {
      expect((await start(insider, company.admin.userId, why)).status, why).toBe(400)
    }
  })

  it('G-23 is for internal staff, and only for users of a company who are not internal staff', async () => {
    const insider = await anInsider(app)
    for (const caller of [company.admin, (await aGroup(app)).admin]) {
      expect((await start(caller, company.manager.userId)).status).toBe(403)
    }
    const colleague = await anInsider(app)
    const unknown = '00000000-0000-4000-8000-000000000001'
    for (const userId of [insider.userId, colleague.userId, unknown]) {
      const { status, error } = await start(insider, userId)
      expect([status, error.key]).toEqual([404, 'errors.not_found'])
    }
  })

  it('ends after an hour, and the session says until when', async () => {
    const acting = await actingFor(app, company.admin)
    const until = (await me(acting)).body.actingUntil ?? ''
    app.clock.set(new Date(Date.parse(until) - 10).toISOString())
    expect((await me(acting)).status).toBe(200)
    app.clock.set(until)
    const over = await me(acting)
    expect([over.status, over.error.key]).toEqual([409, 'errors.logas.expired'])
    const { token, userId } = acting
    expect((await me({ token, userId })).body).toMatchObject({ isInsider: true, actingUntil: null })
    app.clock.set('2026-12-02T09:00:00.000Z')
  })

  it('NAV-12 ends when the operator leaves it, and their own session stays', async () => {
    const acting = await actingFor(app, company.admin)
    const { token, userId } = acting
    const end = () => call(app, administration.endImpersonation, { token, userId })
    expect((await end()).status).toBe(204)
    expect((await me(acting)).error.key).toBe('errors.logas.not_allowed')
    expect((await me({ token, userId })).body.isInsider).toBe(true)
    expect((await end()).status).toBe(404)
  })

  it('ends at once for a person who is no longer internal staff, or who signed out', async () => {
    const acting = await actingFor(app, company.admin)
    await ownerQuery(app.database, 'update users set is_insider = false where id = $1', [
      acting.userId,
    ])
    expect((await me(acting)).error.key).toBe('errors.logas.not_allowed')
    const other = await actingFor(app, company.admin)
    await call(app, session.logout, other)
    expect((await me(other)).error.key).toBe('errors.token.forbidden')
  })

  it('records its reason, its user and its company in the trail, at its start and its end', async () => {
    const insider = await anInsider(app)
    await actingFor(app, company.admin, insider)
    await actingFor(app, company.manager, insider)
    const { rows } = await ownerQuery(
      app.database,
      `select action, on_behalf_of_id, organisation_id, after ->> 'reason' as reason
        from audit_log where actor_id = $1 order by id`,
      [insider.userId],
    )
    const of = (action: string, user: Caller, why: string | null) => ({
      action,
      on_behalf_of_id: user.userId,
      organisation_id: company.id,
      reason: why,
    })
    expect(rows).toEqual([
      of('impersonation.start', company.admin, reason),
      of('impersonation.end', company.admin, null),
      of('impersonation.start', company.manager, reason),
    ])
  })

  it('ADMIN-07 PROF-09 answers 409 to blocked operations, and changes nothing', async () => {
    const acting = await actingFor(app, company.admin)
    const refused = await call(app, account.updateProfile, acting, { body: { firstName: 'Eve' } })
    expect([refused.status, refused.error.key]).toEqual([409, 'errors.logas.forbidden'])
    expect((await call(app, missions.listMissions, acting, { query: {} })).status).toBe(200)
  })

  it('ADMIN-01 still lets the operator search users', async () => {
    const acting = await actingFor(app, company.admin)
    const query = { q: company.name }
    expect((await call(app, organisation.searchUsers, acting, { query })).status).toBe(200)
  })
})

const writing = [...operationTable.values()]
  .filter((endpoint) => writes(endpoint) && replays(endpoint) && endpoint.access !== 'public')
  // Starting and ending an impersonation are these calls themselves.
  .filter(({ access }) => access !== 'administration.actFor')
  // Siders have no account that anybody could act for.
  .filter(({ path }) => !path.startsWith('/sider/'))
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

const forAnAdmin: Actor = {
  isInsider: true,
  impersonating: true,
  role: 'admin',
  organisation: 'active',
}

describe('every write of staff who act for a member', () => {
  it.each(writing)(
    'G-33 %s names both in each audit row, or is refused',
    async (_name, endpoint) => {
      const { caller, input } = await aValidWrite(app, endpoint)
      if (caller === null || endpoint.access === 'public') throw new Error('Nobody to act for.')
      const { logasId } = caller
      const principal = (await isStaff(caller)) ? company.admin : caller
      const person = logasId === undefined ? principal : { userId: logasId }
      const acting = logasId === undefined ? await actingFor(app, principal) : caller
      const before = await newestId()
      const { status, error } = await call(app, endpoint, acting, input)
      const { rows } = await ownerQuery(
        app.database,
        `select distinct actor_id as actor, on_behalf_of_id as "onBehalfOf"
          from audit_log where id > $1`,
        [before],
      )
      const both = [{ actor: acting.userId, onBehalfOf: person.userId }]
      const { access } = endpoint
      if (access === 'optional') throw new Error('Nobody’s right to write.')
      const isOpen = can(forAnAdmin, access).allowed
      expect([status, rows]).toEqual(isOpen ? [endpoint.status, both] : [409, []])
      expect(error?.key === 'errors.logas.forbidden').toBe(!isOpen)
    },
  )

  it('are most of the writes there are', () => {
    const open = writing.filter(
      ([, { access }]) =>
        access !== 'public' && access !== 'optional' && can(forAnAdmin, access).allowed,
    )
    expect(open.length).toBeGreaterThan(20)
  })

  async function isStaff({ userId }: Caller): Promise<boolean> {
    const { rows } = await ownerQuery(app.database, 'select is_insider from users where id = $1', [
      userId,
    ])
    return rows[0]?.is_insider === true
  }

  async function newestId(): Promise<number> {
    const { rows } = await ownerQuery(app.database, 'select max(id) as id from audit_log')
    return rows[0]?.id ?? 0
  }
})
