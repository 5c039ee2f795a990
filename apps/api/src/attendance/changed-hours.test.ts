import { attendances, changedHours } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cursorTo } from '../platform/http/list-cursor.ts'
import { aKey } from '../testing/api-keys.ts'
import { aCompany, type TestCompany } from '../testing/companies.ts'
import { aBatch } from '../testing/contracts.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { scannedTables, statementsOf } from '../testing/plans.ts'
import { storedHours } from '../testing/stored-hours.ts'
import { call, type Caller, sharedApp, testNow } from '../testing/test-app.ts'

const app = await sharedApp()
let company: TestCompany
let ids: readonly string[]

const dayOf = (index: number) => `2026-11-${String(10 + index).padStart(2, '0')}`

beforeEach(async () => {
  company = await aCompany(app)
  const { missionId, siderIds } = await aBatch(app, company)
  const hours = Array.from({ length: 7 }, (_, index) => ({
    missionId,
    siderId: siderIds[0] ?? '',
    from: `${dayOf(index)}T08:00:00.000Z`,
    until: `${dayOf(index)}T16:00:00.000Z`,
  }))
  ids = await storedHours(app, company, hours)
})
afterEach(() => app.clock.set(testNow))

type Query = Input<typeof changedHours.listChangedHours>['query']
const ask = (query: Query, caller: Caller = company.admin) =>
  call(app, changedHours.listChangedHours, caller, { query })
async function everything(first: Query, caller: Caller = company.admin) {
  const told: string[] = []
  let query = first
  for (;;) {
    const { body } = await ask(query, caller)
    told.push(...body.attendances.map(({ id }) => id))
    query = { ...query, after: body.next ?? undefined }
    if (!body.hasMore) return { told, next: body.next ?? '' }
  }
}
const touch = (id: string | undefined, at: string) =>
  ownerQuery(app.database, 'update attendances set updated_at = $2 where id = $1', [id, at])

describe('the hours that changed', () => {
  it('are told once each, page by page, the oldest change first', async () => {
    for (const limit of [1, 3, 100]) {
      expect((await everything({ limit })).told, String(limit)).toEqual(ids)
    }
  })

  it('are told in a stable order where many changed at the same instant', async () => {
    await ownerQuery(
      app.database,
      'update attendances set updated_at = $2 where organisation_id = $1',
      [company.id, '2026-11-20T10:00:00.000Z'],
    )
    expect((await everything({ limit: 2 })).told).toEqual([...ids].toSorted())
  })

  it('begin with an instant where one asks so, and go on behind what was told', async () => {
    const { told, next } = await everything({
      updatedSince: `${dayOf(5)}T16:00:00.000Z`,
      limit: 1,
    })
    expect(told).toEqual(ids.slice(5))
    expect(await everything({ after: next })).toEqual({ told: [], next })
    await touch(ids[2], '2026-12-01T09:00:00.000Z')
    expect((await everything({ after: next })).told).toEqual([ids[2]])
  })

  it('wait for a minute, so that none is passed by a command that ends later', async () => {
    const { next } = await everything({})
    await touch(ids[1], '2026-12-02T09:00:00.000Z')
    app.clock.set('2026-12-02T09:00:30.000Z')
    expect((await everything({ after: next })).told).toEqual([])
    await touch(ids[0], '2026-12-02T08:59:59.000Z')
    app.clock.set('2026-12-02T09:01:10.000Z')
    expect((await everything({ after: next })).told).toEqual([ids[0], ids[1]])
  })

  it('are those that the list shows, with when they changed', async () => {
    const list = await call(app, attendances.listHours, company.admin, { query: {} })
    const { body } = await ask({})
    const shown = body.attendances.map(({ updatedAt: _at, ...each }) => each)
    expect(shown.toReversed()).toEqual(list.body.attendances)
    expect(body.attendances[0]?.updatedAt).toBe(`${dayOf(0)}T16:00:00.000Z`)
  })

  it('are those of the company alone, for a key as for a person', async () => {
    const other = await aCompany(app)
    expect((await everything({}, other.admin)).told).toEqual([])
    const { caller } = await aKey(app, company, { scopes: ['attendance.read'] })
    expect((await everything({ limit: 3 }, caller)).told).toEqual(ids)
    const blind = await aKey(app, company, { scopes: ['invoice.read'] })
    expect((await ask({}, blind.caller)).status).toBe(403)
  })

  it('are found by an index', async () => {
    const { next } = await everything({ limit: 2 })
    const statements = await statementsOf(app.database, () => ask({ after: next, limit: 2 }))
    const reads = statements.filter(({ text }) => text.includes('(a.updated_at, a.id) >'))
    expect(reads).toHaveLength(1)
    for (const read of reads) {
      expect(await scannedTables(app.database, read)).not.toContain('attendances')
    }
  })
})

describe('a cursor', () => {
  const place = { at: testNow, id: '00000000-0000-4000-8000-000000000001' }
  const within = () => ({ list: 'hours', organisationId: company.id, now: testNow })

  it.each([
    ['another company', () => ({ organisationId: place.id }), 'errors.cursor.foreign'],
    ['another list', () => ({ list: 'missions' }), 'errors.cursor.foreign'],
    [
      'more than a year ago',
      () => ({ now: '2025-12-01T08:00:00.000Z' as typeof testNow }),
      'errors.cursor.too_old',
    ],
  ])('of %s is refused', async (_of, changed, key) => {
    const after = cursorTo(place, { ...within(), ...changed() })
    const { status, error } = await ask({ after })
    expect([status, error.key]).toEqual([400, key])
  })

  it.each(['e30', 'eA', 'A'.repeat(300), 'WyJob3VycyJd'])('« %s » is refused', async (after) => {
    const { status, error } = await ask({ after })
    expect([status, error.key]).toEqual([400, 'errors.cursor.foreign'])
  })
})
