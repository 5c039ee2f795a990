import { amendments, missions, organisation } from '@renfort/contract'
import { beforeAll, expect, it } from 'vitest'
import { aCompany, type TestCompany } from '../testing/companies.ts'
import { aBatch } from '../testing/contracts.ts'
import { anAddress, theMission } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, sharedApp, type TestApp } from '../testing/test-app.ts'
import { unknownId } from '../testing/writes/valid-write.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
})

const favourite = async ({ id, admin } = company) =>
  (
    await call(app, organisation.createLocation, admin, {
      params: { id },
      body: {
        ...anAddress,
        title: 'Quai',
        address: '2 rue de la Loge',
        postalCode: '13002',
        city: 'Marseille',
      },
    })
  ).body.id
const inStrasbourg = async () =>
  (
    await call(app, organisation.createLocation, company.admin, {
      params: { id: company.id },
      body: { ...anAddress, postalCode: '67000', city: 'Strasbourg' },
    })
  ).body.id
const move = async (id: string, locationId: string, siderIds?: string[]) =>
  call(app, amendments.makeAmendment, company.admin, {
    params: { id },
    body: { kind: 'place', locationId, ...(siderIds && { siderIds }) },
  })

it('another place is that of all from the next shift on; its price stays', async () => {
  const { missionId } = await aBatch(app, company, {
    siders: 2,
    days: ['2026-12-07', '2026-12-08'],
  })
  const locationId = await favourite()
  const { status, body } = await move(missionId, locationId)
  expect([status, body.from]).toEqual([201, '2026-12-07T00:00:00.000Z'])
  expect(body.price.after).toBe(body.price.before)
  expect(body.contracts).toMatchObject([
    {
      before: { place: 'Brasserie, 14 place Bellecour, 69002 Lyon' },
      after: { place: 'Quai, 2 rue de la Loge, 13002 Marseille' },
    },
    {},
  ])
  const mission = await theMission(app, company.admin, missionId)
  expect(mission.location).toMatchObject({ city: 'Marseille' })
  // The contract keeps a copy: a later change of the company’s address leaves it as it is.
  expect(mission.location?.id).not.toBe(locationId)
  expect((await move(missionId, locationId)).error?.key).toBe('errors.amendment.nothing_changes')
})

it('is refused for some of the Siders, to an address of others, or where Sundays or holidays are others', async () => {
  const { missionId, siderIds } = await aBatch(app, company, { siders: 2 })
  const locationId = await favourite()
  const some = await move(missionId, locationId, siderIds.slice(0, 1))
  expect([some.status, some.error?.key]).toEqual([409, 'errors.amendment.everybody'])
  const other = await aCompany(app)
  for (const foreign of [unknownId, await favourite(other)]) {
    const { status, error } = await move(missionId, foreign)
    expect([status, error?.key]).toEqual([400, 'errors.field.unknown_choice'])
  }
  await ownerQuery(app.database, 'update locations set zti = true where id = $1', [locationId])
  const priced = await move(missionId, locationId)
  expect([priced.status, priced.error?.key]).toEqual([409, 'errors.amendment.place_priced'])
  const elsewhere = await move(missionId, await inStrasbourg())
  expect(elsewhere.error?.key).toBe('errors.amendment.place_priced')
})

it.each([
  ['Saint-Pierre-et-Miquelon, whose clocks alone are others', '97500', 'Saint-Pierre'],
  ['La Réunion, whose clocks and holidays are others', '97400', 'Saint-Denis'],
])('a mission under contract is not moved to %s: its hours stay', async (_, postalCode, city) => {
  const { missionId } = await aBatch(app, company)
  const there = { ...anAddress, postalCode, city }
  const made = await call(app, organisation.createLocation, company.admin, {
    params: { id: company.id },
    body: there,
  })
  const before = await theMission(app, company.admin, missionId)
  const amended = await move(missionId, made.body.id)
  expect([amended.status, amended.error?.key]).toEqual([409, 'errors.amendment.place_priced'])
  const patched = await call(app, missions.updateMission, company.admin, {
    params: { id: missionId },
    body: { location: there },
  })
  expect([patched.status, patched.error?.key]).toEqual([409, 'errors.task.locked'])
  expect(await theMission(app, company.admin, missionId)).toEqual(before)
})
