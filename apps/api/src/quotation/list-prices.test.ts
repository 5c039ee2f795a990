import { quotations } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany } from '../testing/companies.ts'
import { planned, withFeature } from '../testing/flexible-missions.ts'
import { aDraft, aPostedMission, at, withShifts } from '../testing/missions.ts'
import { aSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

const ask = (caller: Caller | null, ids: readonly string[]) =>
  call(app, quotations.listPrices, caller, { query: { ids: ids.join() } })

async function pricesOf(caller: Caller, ids: readonly string[]) {
  const { status, body } = await ask(caller, ids)
  expect(status).toBe(200)
  return new Map(body.map(({ id, ...price }) => [id, price]))
}

const night = at('2026-12-10', '20:00', '04:00', { breakDuration: 30, slots: 2 })

describe('the prices of a page of missions', () => {
  it('TASK-47 are those of each mission: drafts, posted ones with and without hires, flexible ones', async () => {
    const company = await aCompany(app)
    const { admin } = company
    await withFeature(app, company.id, 'flexiblePlanning')
    const sider = await aSider(app, { knownTo: [company] })
    const draft = await aDraft(app, admin)
    await withShifts(app, admin, draft, [night])
    const flexible = await aDraft(app, admin)
    await planned(app, admin, flexible)
    const shifts = [night, at('2026-12-13', '09:00', '17:00')]
    const posted = (await aPostedMission(app, admin, { shifts })).id
    const hired = await aPostedMission(app, admin, { type: 'gestion', requestedSiderIds: [sider] })
    const ids = [draft, flexible, posted, hired.id]
    const found = await pricesOf(admin, ids)
    for (const id of ids) {
      const { body } = await call(app, quotations.readQuotation, admin, { params: { id } })
      const { price, priceWithTax } = body
      expect(found.get(id)).toEqual({ price, priceWithTax })
    }
  })

  it('leave out a draft without planning', async () => {
    const company = await aCompany(app)
    expect((await pricesOf(company.admin, [await aDraft(app, company.admin)])).size).toBe(0)
  })

  it('decisions §9 are of this company, and told to those who may read prices', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    const { id } = await aPostedMission(app, company.admin)
    expect([...(await pricesOf(company.admin, [id])).keys()]).toEqual([id])
    expect([...(await pricesOf(company.manager, [id])).keys()]).toEqual([id])
    expect((await pricesOf(other.admin, [id])).size).toBe(0)
    expect((await ask(company.collaborator, [id])).status).toBe(403)
    expect((await ask(null, [id])).status).toBe(401)
  })

  it('are fifty at most', async () => {
    const { admin } = await aCompany(app)
    const ids = Array.from({ length: 51 }, () => crypto.randomUUID())
    const { status, error } = await ask(admin, ids)
    expect(status).toBe(400)
    expect(error.metadata?.['issues']).toMatchObject([{ key: 'errors.field.too_long' }])
  })
})
