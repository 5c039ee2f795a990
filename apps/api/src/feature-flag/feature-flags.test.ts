import { randomUUID } from 'node:crypto'
import { featureFlags, missions, session } from '@renfort/contract'
import { noFeature } from '@renfort/domain/feature-flag/feature-flag.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { startFlagRefresher } from '../platform/flags/feature-flags.ts'
import { actingFor, aCompany, aGroup, anInsider } from '../testing/companies.ts'
import { aDraft, at, patched, withShifts } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, type Caller, sharedApp } from '../testing/test-app.ts'

const app = await sharedApp()
const company = await aCompany(app)
const insider = await anInsider(app)

afterEach(async () => {
  await ownerQuery(app.database, 'delete from feature_flags')
  await app.services.features.refresh()
})

const set = (enabled: boolean | null, organisationId?: string, key = 'flexiblePlanning') =>
  call(app, featureFlags.setFlag, insider, {
    params: { key },
    body: { enabled, ...(organisationId === undefined ? {} : { organisationId }) },
  })
const seenBy = async (caller: Caller | null) => (await call(app, session.readFeatures, caller)).body

describe('GET /feature-flags', () => {
  it('API-105 G-20 answers every flag as off when nobody has set any', async () => {
    expect(await seenBy(null)).toEqual(noFeature)
    expect(await seenBy(company.admin)).toEqual(noFeature)
  })

  it('API-105 G-20 answers each company its own value, and signed-out callers the general one', async () => {
    const other = await aCompany(app)
    await set(true)
    await set(false, company.id)
    await set(true, company.id, 'departments')
    expect(await seenBy(null)).toEqual({ flexiblePlanning: true, departments: false })
    expect(await seenBy(other.collaborator)).toEqual({ flexiblePlanning: true, departments: false })
    for (const caller of [company.admin, company.manager, company.collaborator]) {
      expect(await seenBy(caller)).toEqual({ flexiblePlanning: false, departments: true })
    }
  })

  it('G-20 answers the general value in a group space and to internal staff', async () => {
    await set(true)
    const group = await aGroup(app)
    for (const caller of [group.admin, insider]) {
      expect((await seenBy(caller)).flexiblePlanning).toBe(true)
    }
  })

  it('G-20 answers staff who act for a company the value of that company', async () => {
    await set(true, company.id)
    const acting = await actingFor(app, company.admin, insider)
    expect((await seenBy(acting)).flexiblePlanning).toBe(true)
  })

  it('G-20 refuses an invalid session', async () => {
    const forged = { token: 'x'.repeat(43), userId: randomUUID() }
    const { status, error } = await call(app, session.readFeatures, forged)
    expect([status, error.key]).toEqual([401, 'errors.token.forbidden'])
  })

  it('G-20 comes with the user too, so that no screen waits for it', async () => {
    await set(true, company.id)
    const { body } = await call(app, session.readMe, company.manager)
    expect(body.features).toEqual({ flexiblePlanning: true, departments: false })
  })
})

describe('PUT /provider/feature-flags/{key}', () => {
  it('G-20 answers every flag, with who changed it and when, and leaves an audit row', async () => {
    const { status, body } = await set(true, company.id)
    expect(status).toBe(200)
    const changedBy = { firstName: 'Camille', lastName: 'Durand' }
    const changedAt = expect.stringMatching(/^2026-12-02T/) as string
    expect(body).toEqual([
      {
        key: 'flexiblePlanning',
        general: null,
        companies: [
          { organisationId: company.id, name: company.name, enabled: true, changedAt, changedBy },
        ],
      },
      { key: 'departments', general: null, companies: [] },
    ])
    expect((await call(app, featureFlags.listFlags, insider)).body).toEqual(body)
    const { rows } = await ownerQuery(
      app.database,
      `select actor_id, entity_id, before, after from audit_log
        where action = 'featureFlag.set' and organisation_id = $1 order by id desc limit 1`,
      [company.id],
    )
    expect(rows).toEqual([
      {
        actor_id: insider.userId,
        entity_id: 'flexiblePlanning',
        before: { enabled: null },
        after: { feature: 'flexiblePlanning', enabled: true },
      },
    ])
  })

  it('G-20 a company follows the general value again once its own is taken away', async () => {
    await set(true)
    await set(false, company.id)
    expect((await seenBy(company.admin)).flexiblePlanning).toBe(false)
    const { body } = await set(null, company.id)
    expect(body[0]?.companies).toEqual([])
    expect((await seenBy(company.admin)).flexiblePlanning).toBe(true)
  })

  it('G-20 refuses an unknown flag, an unknown company and an empty general value', async () => {
    const group = await aGroup(app)
    expect((await set(true, undefined, 'unknown')).status).toBe(404)
    expect((await set(true, randomUUID())).status).toBe(404)
    expect((await set(true, group.id)).status).toBe(404)
    const { status, error } = await set(null)
    expect([status, error.key]).toEqual([400, 'errors.field.required'])
  })

  it('G-20 PERM-09 is for internal staff who act for nobody', async () => {
    const acting = await actingFor(app, company.admin, insider)
    const { status, error } = await call(app, featureFlags.listFlags, acting)
    expect([status, error.key]).toEqual([409, 'errors.logas.forbidden'])
    expect((await call(app, featureFlags.listFlags, company.admin)).status).toBe(403)
  })
})

describe('the flags of a process', () => {
  it('API-105 take values that another process sets at their next refresh', async () => {
    expect((await seenBy(company.admin)).departments).toBe(false)
    await ownerQuery(
      app.database,
      "insert into feature_flags (key, enabled, changed_at) values ('departments', true, now())",
    )
    expect((await seenBy(company.admin)).departments).toBe(false)
    const failures: unknown[] = []
    const refresher = startFlagRefresher(app.services.features, (error) => failures.push(error), 5)
    await expect.poll(async () => (await seenBy(company.admin)).departments).toBe(true)
    await refresher.stop()
    expect(failures).toEqual([])
  })

  it('API-105 keep their values while the database does not answer', async () => {
    await set(true)
    const failures: unknown[] = []
    const failing = {
      ...app.services.features,
      refresh: () => Promise.reject(new Error('no database')),
    }
    const refresher = startFlagRefresher(failing, (error) => failures.push(error), 5)
    await expect.poll(() => failures.length).toBeGreaterThan(0)
    await refresher.stop()
    expect((await seenBy(null)).flexiblePlanning).toBe(true)
  })
})

describe('a flexible mission', () => {
  const choose = (id: string, isFlexiblePlanning: boolean) =>
    call(app, missions.updateMission, company.admin, {
      params: { id },
      body: { isFlexiblePlanning },
    })

  it('FLEX-01 POST-25 is refused to a company without the feature', async () => {
    const id = await aDraft(app, company.admin)
    const { status, error } = await choose(id, true)
    expect([status, error.metadata?.['issues']]).toEqual([
      400,
      [{ path: ['isFlexiblePlanning'], key: 'errors.field.unknown_choice' }],
    ])
    await set(true)
    await set(false, company.id)
    expect((await choose(id, true)).status).toBe(400)
    expect((await choose(id, false)).status).toBe(200)
  })

  it('FLEX-01 POST-24 POST-25 is chosen or refused by a company with the feature', async () => {
    await set(true, company.id)
    const id = await aDraft(app, company.admin)
    expect((await choose(id, true)).body.isFlexiblePlanning).toBe(true)
    expect((await choose(id, false)).body.isFlexiblePlanning).toBe(false)
  })

  it('FLEX-01 stays readable, and can be made precise, after the feature is gone', async () => {
    await set(true, company.id)
    const id = await aDraft(app, company.admin)
    await choose(id, true)
    await set(false, company.id)
    const { status, body } = await call(app, missions.readMission, company.admin, {
      params: { id },
    })
    expect([status, body.isFlexiblePlanning]).toEqual([200, true])
    await patched(app, company.admin, id, { name: 'Midi' })
    expect((await choose(id, false)).status).toBe(200)
  })

  it('POST-23 becomes precise once it has shifts', async () => {
    await set(true, company.id)
    const id = await aDraft(app, company.admin)
    await choose(id, true)
    await withShifts(app, company.admin, id, [at('2026-12-07', '09:00', '17:00')])
    const { body } = await call(app, missions.readMission, company.admin, { params: { id } })
    expect(body.isFlexiblePlanning).toBe(false)
    expect((await choose(id, true)).status).toBe(400)
  })
})
