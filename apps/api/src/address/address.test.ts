import { addresses } from '@renfort/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { type MapsPort, MapsUnavailable } from '../outside/maps/port.ts'
import { aCompany, type TestCompany } from '../testing/companies.ts'
import { call, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let company: TestCompany
let asked: [query: string, country: string][] = []
let failure: Error | null = null

const lyon = {
  address: '1 place Bellecour, 69002 Lyon',
  streetNumber: '1',
  streetName: 'place Bellecour',
  postalCode: '69002',
  city: 'Lyon',
  region: 'Auvergne-Rhône-Alpes',
  department: 'Rhône',
  country: 'FR',
  lat: 45.757,
  lng: 4.832,
}

const fake: MapsPort = {
  autocomplete: async (query, country) => {
    if (failure !== null) throw failure
    asked.push([query, country])
    return [{ placeId: 'lyon', label: lyon.address }]
  },
  place: async (placeId) => {
    if (failure !== null) throw failure
    return placeId === 'lyon' ? lyon : null
  },
}

beforeAll(async () => {
  const shared = await sharedApp()
  const services = { ...shared.services, maps: fake }
  app = { ...shared, services, app: await createApp(services) }
  company = await aCompany(app)
})
afterAll(() => app.app.close())

describe('maps', () => {
  it('G-22 POST-33 suggests addresses, in France unless another country is asked', async () => {
    asked = []
    for (const query of [{ q: ' Bellecour ' }, { q: 'Bruxelles', country: 'BE' }]) {
      const { body } = await call(app, addresses.autocompleteAddress, company.collaborator, {
        query,
      })
      expect(body).toEqual([{ placeId: 'lyon', label: lyon.address }])
    }
    expect(asked).toEqual([
      ['Bellecour', 'FR'],
      ['Bruxelles', 'BE'],
    ])
  })

  it('G-22 asks nothing of fewer than three characters', async () => {
    asked = []
    for (const query of [{}, { q: ' ab ' }]) {
      const { status, body } = await call(app, addresses.autocompleteAddress, company.admin, {
        query,
      })
      expect([status, body]).toEqual([200, []])
    }
    expect(asked).toEqual([])
  })

  it('G-22 gives the place behind a suggestion, 404 for an id that names none', async () => {
    const found = await call(app, addresses.readPlace, company.admin, {
      params: { placeId: 'lyon' },
    })
    expect(found.body).toEqual(lyon)
    const { status, error } = await call(app, addresses.readPlace, company.admin, {
      params: { placeId: '../../lyon' },
    })
    expect([status, error.key]).toEqual([404, 'errors.not_found'])
  })

  it('POST-34 a failing service answers 503, any other failure 500', async () => {
    failure = new MapsUnavailable('no answer')
    const calls = [
      await call(app, addresses.autocompleteAddress, company.admin, { query: { q: 'Bellecour' } }),
      await call(app, addresses.readPlace, company.admin, { params: { placeId: 'lyon' } }),
    ]
    expect(calls.map(({ status, error }) => [status, error.key])).toEqual([
      [503, 'errors.maps.unavailable'],
      [503, 'errors.maps.unavailable'],
    ])
    failure = new TypeError('a defect')
    const broken = await call(app, addresses.readPlace, company.admin, {
      params: { placeId: 'lyon' },
    })
    expect([broken.status, broken.error.key]).toEqual([500, 'errors.internal'])
    failure = null
  })

  it('G-22 refuses a country that is no code, and a caller without a session', async () => {
    const query = { q: 'Bellecour', country: 'France' }
    const { status, error } = await call(app, addresses.autocompleteAddress, company.admin, {
      query,
    })
    expect([status, error.key]).toEqual([400, 'errors.field.format'])
    const anonymous = await call(app, addresses.autocompleteAddress, null, { query: { q: 'Lyon' } })
    expect(anonymous.status).toBe(401)
  })
})
