import { audit, search as palette, workers } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aGroup, anInsider, type TestCompany } from '../../testing/companies.ts'
import { aDraftMission } from '../../testing/job-descriptions.ts'
import { aSider } from '../../testing/siders.ts'
import { call, type Caller, sharedApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

const set = (caller: Caller, id: string, ownNumber: string | null) =>
  call(app, workers.setOwnNumber, caller, { params: { id }, body: { ownNumber } })
const numberOf = async (caller: Caller, id: string) =>
  (await call(app, workers.readWorker, caller, { params: { id } })).body.ownNumber
const found = async ({ admin }: TestCompany, q: string) =>
  (await call(app, workers.searchWorkers, admin, { query: { q } })).body.map(({ id }) => id)

describe('the company’s own number of a Sider', () => {
  it('is a text that keeps its zeros, and is removed when it is emptied', async () => {
    const company = await aCompany(app)
    const id = await aSider(app, { knownTo: [company] })
    expect(await numberOf(company.admin, id)).toBeNull()
    expect((await set(company.manager, id, ' 00123 ')).body).toEqual({ ownNumber: '00123' })
    expect(await numberOf(company.collaborator, id)).toBe('00123')
    expect((await set(company.admin, id, '00123')).body).toEqual({ ownNumber: '00123' })
    expect((await set(company.admin, id, '')).body).toEqual({ ownNumber: null })
    expect(await numberOf(company.admin, id)).toBeNull()
  })

  it('is one Sider’s alone in a company, whatever its case; another company may use it too', async () => {
    const company = await aCompany(app)
    const other = await aCompany(app)
    const [one, two] = [
      await aSider(app, { knownTo: [company, other] }),
      await aSider(app, { knownTo: [company, other] }),
    ]
    await set(company.admin, one, 'Ab-12')
    const refused = await set(company.admin, two, 'AB-12')
    expect([refused.status, refused.error.key]).toEqual([409, 'errors.sider.number_taken'])
    expect(await numberOf(company.admin, two)).toBeNull()
    expect((await set(other.admin, two, 'AB-12')).status).toBe(200)
    expect(await numberOf(company.admin, two)).toBeNull()
    // Their own number stays theirs, in another case too.
    expect((await set(company.admin, one, 'AB-12')).body.ownNumber).toBe('AB-12')
  })

  it('has a line of thirty characters at most', async () => {
    const company = await aCompany(app)
    const id = await aSider(app, { knownTo: [company] })
    expect((await set(company.admin, id, 'x'.repeat(30))).status).toBe(200)
    const { status, error } = await set(company.admin, id, 'x'.repeat(31))
    expect([status, error.metadata]).toMatchObject([
      400,
      { issues: [{ path: ['ownNumber'], key: 'errors.field.too_long' }] },
    ])
  })

  it('is set by administrators and managers, of a Sider whose profile the company may read', async () => {
    const company = await aCompany(app)
    const stranger = await aSider(app, { knownTo: [await aCompany(app)] })
    const own = await aSider(app, { knownTo: [company] })
    expect((await set(company.collaborator, own, '1')).status).toBe(403)
    expect((await set(await anInsider(app), own, '1')).status).toBe(403)
    expect((await set(company.admin, stranger, '1')).status).toBe(404)
  })

  it('G-35 finds the Sider in every search of the company, and in none of another one of its network', async () => {
    const group = await aGroup(app)
    const company = await aCompany(app, { parentId: group.id })
    const sister = await aCompany(app, { parentId: group.id })
    const id = await aSider(app, { firstName: 'Ida', knownTo: [company, sister] })
    const missions = [company, sister].map(({ admin }) => aDraftMission(app, admin))
    const [missionId = '', sisterMissionId = ''] = await Promise.all(missions)
    await set(company.admin, id, '00-78 451')
    const candidates = async ({ admin }: TestCompany, mission: string, q: string) =>
      (
        await call(app, workers.listCandidates, admin, { params: { id: mission }, query: { q } })
      ).body.siders.map((sider) => sider.id)
    const everywhere = async ({ admin }: TestCompany, q: string) =>
      (await call(app, palette.searchEverything, admin, { query: { q } })).body.siders.map(
        (sider) => sider.id,
      )
    for (const q of ['00-78', '0078451', '78451', 'ida 0078']) {
      expect(await found(company, q)).toEqual([id])
      expect(await everywhere(company, q)).toEqual([id])
      expect(await candidates(company, missionId, q)).toEqual([id])
      expect(await found(sister, q)).toEqual([])
      expect(await everywhere(sister, q)).toEqual([])
      expect(await candidates(sister, sisterMissionId, q)).toEqual([])
    }
    expect(await numberOf(sister.admin, id)).toBeNull()
  })

  it('leaves its change in the trail', async () => {
    const company = await aCompany(app)
    const id = await aSider(app, { knownTo: [company] })
    await set(company.admin, id, '7')
    await set(company.admin, id, '7')
    await set(company.admin, id, '8')
    const { body } = await call(app, audit.listAuditTrail, await anInsider(app), {
      query: { organisationId: company.id, kind: 'sider' },
    })
    const changes = body.entries.filter(({ action }) => action === 'sider.number')
    expect(changes).toHaveLength(2)
  })
})
