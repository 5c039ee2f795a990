import { audit, jobDescriptions, missions, organisation, team } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, actingFor, aGroup, anInsider } from '../testing/companies.ts'
import { aJobDescription } from '../testing/job-descriptions.ts'
import { aDraft, anAddress, at, patched, withShifts } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { scannedTables, statementsOf } from '../testing/plans.ts'
import { call, type Caller, sharedApp } from '../testing/test-app.ts'

type Query = NonNullable<Input<typeof audit.listAuditTrail>['query']>

const app = await sharedApp()
const company = await aCompany(app)
const insider = await anInsider(app)

async function trail(query: Query, caller: Caller = insider) {
  const { status, body, error } = await call(app, audit.listAuditTrail, caller, { query })
  expect(status, JSON.stringify(error)).toBe(200)
  return body
}
const actionsOf = async (query: Query) => (await trail(query)).entries.map(({ action }) => action)

/** An audit row with a date in the past. */
async function aRow(organisationId: string, instant: string, action = 'mission.update') {
  await ownerQuery(
    app.database,
    `insert into audit_log (at, organisation_id, action, entity, entity_id)
      values ($1, $2, $3, 'mission', 'gone')`,
    [instant, organisationId, action],
  )
}

describe('the audit trail', () => {
  it('G-33 tells who did what for whom, in which company, with what changed', async () => {
    const own = await aCompany(app)
    const acting = await actingFor(app, own.manager, insider)
    const id = await aDraft(app, acting)
    await patched(app, acting, id, { name: 'Noël', managerId: own.admin.userId })
    const { entries, organisation: named } = await trail({
      organisationId: own.id,
      kind: 'mission',
    })
    expect(named).toEqual({ id: own.id, name: own.name })
    const [change] = entries
    expect(change).toMatchObject({
      actor: { id: insider.userId, name: 'Camille Durand', isInsider: true },
      onBehalfOf: { id: own.manager.userId, isInsider: false },
      organisation: { id: own.id, name: own.name },
      action: 'mission.update',
      subject: expect.stringMatching(/^Noël · M26\d{6}$/),
      others: [],
    })
    expect(change?.changes).toContainEqual({ field: 'name', before: null, after: 'Noël' })
    expect(change?.changes).toContainEqual({
      field: 'managerId',
      before: null,
      after: 'Camille Durand',
    })
  })

  it('names shifts by their times, people and places by their names, even deleted ones', async () => {
    const own = await aCompany(app)
    const { admin } = own
    const id = await aDraft(app, admin)
    await withShifts(app, admin, id, [at('2026-12-07', '09:00', '17:00')])
    await call(app, missions.deleteMission, admin, { params: { id } })
    const job = await aJobDescription(app, admin)
    await call(app, jobDescriptions.deleteJobDescription, admin, { params: { id: job.id } })
    const input = { params: { id: own.id }, body: anAddress }
    await call(app, organisation.createLocation, admin, input)
    const body = { email: `x${own.id}@example.test`, firstName: 'Ana', lastName: 'Blanc' }
    await call(app, team.inviteMember, admin, { body: { ...body, role: 'collaborator' } })
    const { entries } = await trail({ organisationId: own.id })
    const found = new Map(entries.map((entry) => [entry.action, entry]))
    const subject = (action: (typeof entries)[number]['action']) => found.get(action)?.subject
    expect(found.get('mission.addShifts')?.changes).toEqual([
      {
        field: 'shifts',
        before: null,
        after: [expect.objectContaining({ startsAt: '2026-12-07T08:00:00.000Z', slots: 1 })],
      },
    ])
    expect(subject('mission.delete')).toMatch(/M26\d{6}$/)
    expect(subject('jobDescription.delete')).toContain('Serveur')
    expect(subject('location.create')).toBe(anAddress.title)
    expect(subject('member.invite')).toBe('Ana Blanc')
    expect(JSON.stringify(entries)).not.toContain('password')
  })

  it('filters by company, by either person, by kind, and by all of them at once', async () => {
    const own = await aCompany(app)
    const acting = await actingFor(app, own.admin)
    const input = { params: { id: own.id }, body: anAddress }
    await call(app, organisation.createLocation, acting, input)
    await call(app, organisation.createLocation, own.manager, input)
    const people = [acting.userId, own.admin.userId, own.manager.userId]
    for (const userId of people) {
      const found = await actionsOf({ userId, organisationId: own.id, kind: 'location' })
      expect(found).toEqual(['location.create'])
    }
    expect((await trail({ userId: acting.userId })).user).toMatchObject({ id: acting.userId })
    expect(await actionsOf({ userId: acting.userId })).toEqual([
      'location.create',
      'impersonation.start',
    ])
    expect(await actionsOf({ organisationId: own.id, kind: 'impersonation' })).toEqual([
      'impersonation.start',
    ])
    expect(await actionsOf({ organisationId: own.id, kind: 'motive' })).toEqual([])
    const nobody = '00000000-0000-4000-8000-000000000001'
    expect(await trail({ organisationId: nobody, userId: nobody })).toEqual({
      entries: [],
      next: null,
      organisation: null,
      user: null,
    })
  })

  it.each([
    ['2026-03-29', '23 h', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['2026-10-25', '25 h', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
    ['2026-12-02', '24 h', '2026-12-01T23:00:00.000Z', '2026-12-02T22:59:59.999Z'],
  ])('a day is one of Paris: %s has %s', async (day, _hours, first, last) => {
    const own = await aCompany(app)
    const outside = (instant: string, by: number) =>
      new Date(Date.parse(instant) + by).toISOString()
    await aRow(own.id, outside(first, -1), 'motive.create')
    await aRow(own.id, first, 'mission.create')
    await aRow(own.id, last, 'mission.delete')
    await aRow(own.id, outside(last, 1), 'motive.delete')
    const found = await actionsOf({ organisationId: own.id, day })
    expect(found.filter((action) => /^(mission|motive)/.test(action))).toEqual([
      'mission.delete',
      'mission.create',
    ])
  })

  it('comes in pages that miss nothing and repeat nothing, also within one instant', async () => {
    const own = await aCompany(app)
    for (let row = 0; row < 7; row += 1) await aRow(own.id, '2026-11-02T09:00:00.000Z')
    const seen: number[] = []
    let after: string | undefined
    do {
      const page: Awaited<ReturnType<typeof trail>> = await trail({
        organisationId: own.id,
        limit: 2,
        ...(after === undefined ? {} : { after }),
      })
      expect(page.entries.length).toBeLessThanOrEqual(2)
      seen.push(...page.entries.map(({ id }) => id))
      after = page.next ?? undefined
    } while (after !== undefined)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBe((await trail({ organisationId: own.id, limit: 100 })).entries.length)
  })

  it('refuses invalid filters', async () => {
    for (const query of [
      { day: '2026-13-01' },
      { kind: 'everything' },
      { organisationId: 'x' },
      { after: '2026-11-02' },
      { after: "2026-11-02T09:00:00.000Z_1'--" },
      { after: '2026-02-30T09:00:00.000Z_1' },
      { after: '0000-00-00T00:00:00.000Z_0' },
      { after: '0000-01-01T00:00:00.000Z_0' },
      { after: '2026-11-02T24:00:00.000Z_1' },
      { limit: 0 },
      { limit: 1000 },
    ]) {
      const { status } = await call(app, audit.listAuditTrail, insider, { query })
      expect(status, JSON.stringify(query)).toBe(400)
    }
  })

  it('is for internal staff who act for nobody', async () => {
    for (const caller of [company.admin, (await aGroup(app)).admin]) {
      const { status } = await call(app, audit.listAuditTrail, caller, { query: {} })
      expect(status).toBe(403)
    }
    const acting = await actingFor(app, company.admin)
    for (const endpoint of [audit.listAuditTrail, audit.verifyAuditTrail]) {
      const { status, error } = await call(app, endpoint, acting, { query: {} })
      expect([status, error.key]).toEqual([409, 'errors.logas.forbidden'])
    }
  })

  it('finds companies and people, including internal staff, by their names', async () => {
    const search = async (q: string) =>
      (await call(app, audit.searchAuditSubjects, insider, { query: { q } })).body
    const own = await aCompany(app, { name: 'Fromagerie des Aulnes' })
    expect((await search('fromagerie')).organisations).toEqual([{ id: own.id, name: own.name }])
    expect((await search('f')).organisations).toEqual([])
    expect(await search('%%')).toEqual({ organisations: [], people: [] })
    const { rows } = await ownerQuery(app.database, 'select email from users where id = $1', [
      insider.userId,
    ])
    const { people } = await search(String(rows[0]?.email))
    expect(people).toMatchObject([{ id: insider.userId, isInsider: true }])
  })
})

describe('a page of a long trail', () => {
  beforeAll(async () => {
    await ownerQuery(
      app.database,
      `insert into audit_log (at, actor_id, on_behalf_of_id, organisation_id, action, entity, entity_id)
        select '2026-01-01'::timestamptz + n * interval '1 minute',
          ('00000000-0000-4000-8000-' || lpad((n % 50)::text, 12, '0'))::uuid,
          case when n % 40 = 0 then ('00000000-0000-4000-9000-' || lpad((n % 60)::text, 12, '0'))::uuid end,
          ('00000000-0000-4000-a000-' || lpad((n % 30)::text, 12, '0'))::uuid,
          (array['mission.update', 'motive.create', 'session.open', 'sider.create'])[1 + n % 4],
          'mission', 'x'
        from generate_series(1, 20000) n`,
    )
    await ownerQuery(app.database, 'analyze audit_log')
  })

  const organisationId = '00000000-0000-4000-a000-000000000007'
  const userId = '00000000-0000-4000-8000-000000000009'
  const after = '2026-01-10T00:00:00.000Z_12'
  it.each<Query>([
    {},
    { after },
    { organisationId },
    { organisationId, after },
    { userId },
    { userId, after },
    { userId, organisationId, day: '2026-01-05' },
    { day: '2026-01-05' },
    { kind: 'motive' },
    { kind: 'motive', after, organisationId },
  ])('is read by an index, in its order: %j', async (query) => {
    const statements = await statementsOf(app.database, () => trail(query))
    const pages = statements.filter(({ text }) => text.includes('from "audit_log"'))
    expect(pages.length).toBe(1)
    for (const page of pages) expect(await scannedTables(app.database, page)).toEqual([])
  })
})
