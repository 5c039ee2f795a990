import { organisation } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { aCompany, type TestCompany } from '../testing/companies.ts'
import { aDraftMission, aJobDescription } from '../testing/job-descriptions.ts'
import { call, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

type Fields = Input<typeof organisation.createLocation>['body']

const bellecour: Fields = {
  title: 'Restaurant Bellecour',
  address: '1 place Bellecour, 69002 Lyon',
  postalCode: '69002',
  city: 'Lyon',
  lat: 45.757,
  lng: 4.832,
}

async function aLocation(company: TestCompany, fields: Partial<Fields> = {}) {
  const { body } = await call(app, organisation.createLocation, company.admin, {
    params: { id: company.id },
    body: { ...bellecour, ...fields },
  })
  return body
}

async function titles(company: TestCompany): Promise<string[]> {
  const { body } = await call(app, organisation.listLocations, company.collaborator, {
    params: { id: company.id },
  })
  return body.map(({ title }) => title)
}

describe('favourite addresses', () => {
  it('API-43 ENT-03 SET-07 a new address is a favourite, with all its fields', async () => {
    const company = await aCompany(app)
    const { status, body } = await call(app, organisation.createLocation, company.manager, {
      params: { id: company.id },
      body: { ...bellecour, description: ' 2e étage ' },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      title: 'Restaurant Bellecour',
      description: '2e étage',
      country: 'FR',
      lat: 45.757,
      lng: 4.832,
      streetName: null,
      favorite: true,
      remote: false,
      motorized: false,
      vehicle: false,
      online: false,
      confirmed: false,
    })
    expect(await titles(company)).toEqual(['Restaurant Bellecour'])
  })

  it('API-42 favourites come in alphabetical order', async () => {
    const company = await aCompany(app)
    for (const title of ['Zénith', 'Étoile', 'Dépôt 10', 'Dépôt 9']) {
      await aLocation(company, { title })
    }
    expect(await titles(company)).toEqual(['Dépôt 9', 'Dépôt 10', 'Étoile', 'Zénith'])
  })

  it('API-43 is no favourite where the caller says so', async () => {
    const company = await aCompany(app)
    expect(await aLocation(company, { favorite: false })).toMatchObject({ favorite: false })
    expect(await titles(company)).toEqual([])
  })

  it('API-44 a title alone changes the title; another country or code must agree with the rest', async () => {
    const company = await aCompany(app)
    const { id, ...before } = await aLocation(company, { description: '2e étage', confirmed: true })
    const change = (body: Partial<Fields>) =>
      call(app, organisation.updateLocation, company.admin, {
        params: { id: company.id, locationId: id },
        body,
      })
    expect((await change({ title: 'Siège' })).body).toEqual({ id, ...before, title: 'Siège' })
    const wrong = await change({ postalCode: '1000' })
    expect([wrong.status, wrong.error.key]).toEqual([400, 'errors.field.postal_code'])
    const abroad = await change({ postalCode: '1000', country: 'BE' })
    expect(abroad.error.metadata?.['issues']).toMatchObject([
      { path: ['postalCode'], key: 'errors.field.other_labour_law' },
    ])
  })

  it('API-44 changes an address', async () => {
    const company = await aCompany(app)
    const { id } = await aLocation(company)
    const { status, body } = await call(app, organisation.updateLocation, company.admin, {
      params: { id: company.id, locationId: id },
      body: { ...bellecour, title: 'Siège', postalCode: '57000', city: 'Metz' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, title: 'Siège', postalCode: '57000', favorite: true })
    expect(await titles(company)).toEqual(['Siège'])
  })

  it('Good Friday is asked for once, and kept with the address (L3134-13)', async () => {
    const company = await aCompany(app)
    const strasbourg = { postalCode: '67000', city: 'Strasbourg' }
    const { id, hasProtestantChurch } = await aLocation(company, strasbourg)
    expect(hasProtestantChurch).toBeNull()
    const params = { id: company.id, locationId: id }
    const body = { hasProtestantChurch: true }
    const said = await call(app, organisation.updateLocation, company.admin, { params, body })
    expect(said.body).toMatchObject(body)
    const of = async (query: { year: number; locationId?: string }) =>
      (await call(app, organisation.listHolidays, company.admin, { query })).body.map(
        ({ startDate }) => startDate.slice(0, 10),
      )
    expect(await of({ year: 2027, locationId: id })).toEqual(
      [...(await of({ year: 2027 })), '2027-03-26', '2027-12-26'].toSorted(),
    )
  })

  it.each(['98000', '98800', '98714'])(
    'a place under another labour law is none where anybody can be ordered: %s',
    async (postalCode) => {
      const company = await aCompany(app)
      const { status, error } = await call(app, organisation.createLocation, company.admin, {
        params: { id: company.id },
        body: { ...bellecour, postalCode },
      })
      expect(status).toBe(400)
      expect(error.metadata?.['issues']).toMatchObject([
        { path: ['postalCode'], key: 'errors.field.other_labour_law' },
      ])
    },
  )

  it('G-11 deleting only takes it off the favourites: a job description keeps it', async () => {
    const company = await aCompany(app)
    const { id } = await aLocation(company)
    await aJobDescription(app, company.admin, { locationId: id })
    const params = { id: company.id, locationId: id }
    const removed = await call(app, organisation.deleteLocation, company.admin, { params })
    expect(removed.status).toBe(204)
    expect(await titles(company)).toEqual([])
    const rows = await app.services.db
      .queries(nobody)
      .selectFrom('job_descriptions')
      .select('location_id')
      .where('organisation_id', '=', company.id)
      .execute()
    expect(rows).toEqual([{ location_id: id }])
    const again = await call(app, organisation.deleteLocation, company.admin, { params })
    expect(again.status).toBe(404)
    const update = await call(app, organisation.updateLocation, company.admin, {
      params,
      body: bellecour,
    })
    expect(update.status).toBe(404)
  })

  it('G-11 the copy of a mission neither shows among the favourites nor follows them', async () => {
    const company = await aCompany(app)
    const { id } = await aLocation(company)
    const missionId = await aDraftMission(app, company.admin, { locationId: id })
    expect(await titles(company)).toHaveLength(1)
    await call(app, organisation.updateLocation, company.admin, {
      params: { id: company.id, locationId: id },
      body: { ...bellecour, title: 'Ailleurs' },
    })
    const mission = await app.services.db
      .queries(nobody)
      .selectFrom('missions as m')
      .innerJoin('locations as l', 'l.id', 'm.location_id')
      .select(['l.title', 'l.favorite'])
      .where('m.id', '=', missionId)
      .executeTakeFirst()
    expect(mission).toEqual({ title: 'Restaurant Bellecour', favorite: false })
  })

  it('C-17 SET-26 API-43 tells each wrong field', async () => {
    const company = await aCompany(app)
    const { status, error } = await call(app, organisation.createLocation, company.admin, {
      params: { id: company.id },
      body: { ...bellecour, title: ' ', postalCode: '6900', lat: 91, country: 'fr' },
    })
    expect(status).toBe(400)
    expect(error.metadata?.['issues']).toMatchObject([
      { path: ['title'], key: 'errors.field.required' },
      { path: ['country'], key: 'errors.field.format' },
      { path: ['lat'], key: 'errors.field.too_big' },
    ])
    const postal = await call(app, organisation.createLocation, company.admin, {
      params: { id: company.id },
      body: { ...bellecour, postalCode: '6900' },
    })
    expect(postal.error).toMatchObject({
      key: 'errors.field.postal_code',
      metadata: { issues: [{ path: ['postalCode'] }] },
    })
  })

  it('PERM-04 a collaborator reads the addresses and changes none', async () => {
    const company = await aCompany(app)
    const { id: locationId } = await aLocation(company)
    const params = { id: company.id, locationId }
    const caller = company.collaborator
    const answers = [
      await call(app, organisation.createLocation, caller, { params, body: bellecour }),
      await call(app, organisation.updateLocation, caller, { params, body: bellecour }),
      await call(app, organisation.deleteLocation, caller, { params }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(await titles(company)).toHaveLength(1)
  })

  it('G-32 a stranger finds nothing, by the company’s id or by their own', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    const { id: locationId } = await aLocation(company)
    const [theirs, mine] = [
      { id: company.id, locationId },
      { id: other.id, locationId },
    ]
    const { admin } = other
    const answers = [
      await call(app, organisation.listLocations, admin, { params: theirs }),
      await call(app, organisation.createLocation, admin, { params: theirs, body: bellecour }),
      await call(app, organisation.updateLocation, admin, { params: theirs, body: bellecour }),
      await call(app, organisation.updateLocation, admin, { params: mine, body: bellecour }),
      await call(app, organisation.deleteLocation, admin, { params: theirs }),
      await call(app, organisation.deleteLocation, admin, { params: mine }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect(await titles(company)).toHaveLength(1)
  })
})
