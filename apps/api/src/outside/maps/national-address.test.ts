import { describe, expect, it } from 'vitest'
import { rueDeLaRepublique } from '../../testing/known-place.ts'
import { playedService, type Respond } from '../../testing/played-service.ts'
import { MapsUnavailable } from './port.ts'
import { nationalAddressMaps } from './national-address.ts'
import { recordedAddresses } from './recorded-addresses.ts'

const address = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [4.835658, 45.764043] },
  properties: {
    label: '12 Rue de la République 69001 Lyon',
    score: 0.97,
    housenumber: '12',
    id: '69381_5860_00012',
    name: '12 Rue de la République',
    postcode: '69001',
    citycode: '69381',
    x: 842_666.66,
    y: 6_519_924.37,
    city: 'Lyon',
    district: 'Lyon 1er Arrondissement',
    context: '69, Rhône, Auvergne-Rhône-Alpes',
    type: 'housenumber',
    importance: 0.9,
    street: 'Rue de la République',
  },
}
const town = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [55.448, -20.879] },
  properties: {
    label: 'Saint-Denis',
    id: '97411',
    name: 'Saint-Denis',
    postcode: '97400',
    citycode: '97411',
    city: 'Saint-Denis',
    context: '974, La Réunion',
    type: 'municipality',
  },
}

function answer(...features: unknown[]): string {
  return JSON.stringify({ type: 'FeatureCollection', version: 'draft', features, limit: 8 })
}

const service = playedService((reply) => reply.end(answer(address)))
const maps = (timeout?: number) => nationalAddressMaps(`${service.origin}/geocodage`, timeout)
const asked = () => service.asked.map(({ url }) => new URL(url, service.origin))

describe('national address service', () => {
  it('POST-33 asks the documented search and answers suggestions', async () => {
    const found = await maps().autocomplete('12 rue de la République', 'FR')
    expect(found.map(({ label }) => label)).toEqual(['12 Rue de la République 69001 Lyon'])
    expect(asked()[0]?.pathname).toBe('/geocodage/search')
    expect(Object.fromEntries(asked()[0]?.searchParams ?? [])).toEqual({
      q: '12 rue de la République',
      limit: '8',
      autocomplete: '1',
    })
  })

  it('POST-33 asks nothing for another country or too short a query', async () => {
    const slashed = nationalAddressMaps(`${service.origin}/geocodage/`)
    expect(await slashed.autocomplete('Bruxelles', 'BE')).toEqual([])
    expect(await slashed.autocomplete('  ..ly', 'FR')).toEqual([])
    expect(service.asked).toEqual([])
  })

  it('ENT-03 turns a suggestion into every field of a location', async () => {
    const [suggestion] = await maps().autocomplete('12 rue de la République', 'FR')
    service.respond = (reply) => reply.end(answer(town, address))
    expect(await maps().place(suggestion?.placeId ?? '')).toEqual({
      address: '12 Rue de la République 69001 Lyon',
      ...rueDeLaRepublique,
    })
    expect(asked()[1]?.searchParams.get('q')).toBe('12 Rue de la République 69001 Lyon')
  })

  it('POST-33 ENT-03 reads what the service has answered', async () => {
    service.respond = (reply) => reply.end(JSON.stringify(recordedAddresses))
    const found = await maps().autocomplete(recordedAddresses.query, 'FR')
    expect(found.map(({ label }) => label)).toEqual([
      '21 Rue des Ardennes 75019 Paris',
      '21 Rue de la Commune de Paris 08120 Bogny-sur-Meuse',
      'Rue de Paris 08370 Bièvres',
    ])
    const places = await Promise.all(found.map(({ placeId }) => maps().place(placeId)))
    expect(places).toMatchObject([
      {
        streetNumber: '21',
        streetName: 'Rue des Ardennes',
        postalCode: '75019',
        city: 'Paris',
        department: 'Paris',
        region: 'Île-de-France',
        lat: 48.888467,
        lng: 2.38603,
      },
      { streetNumber: '21', city: 'Bogny-sur-Meuse', department: 'Ardennes', region: 'Grand Est' },
      { streetNumber: null, streetName: 'Rue de Paris', postalCode: '08370', city: 'Bièvres' },
    ])
  })

  it('ENT-03 has no street for a commune, and one name for a department that is a region', async () => {
    service.respond = (reply) => reply.end(answer(town))
    const [suggestion] = await maps().autocomplete('Saint-Denis', 'FR')
    expect(await maps().place(suggestion?.placeId ?? '')).toMatchObject({
      streetNumber: null,
      streetName: null,
      region: 'La Réunion',
      department: 'La Réunion',
    })
  })

  it('POST-33 answers null for an address that the service no longer knows', async () => {
    const [suggestion] = await maps().autocomplete('12 rue de la République', 'FR')
    service.respond = (reply) => reply.end(answer(town))
    expect(await maps().place(suggestion?.placeId ?? '')).toBeNull()
  })

  it.each(['', 'ban.', 'ban.!!!', 'fr.AAAA', 'ban.e30', `ban.${'A'.repeat(5000)}`])(
    'POST-33 asks nothing for the hostile id %j',
    async (placeId) => {
      expect(await maps().place(placeId)).toBeNull()
      expect(service.asked).toEqual([])
    },
  )

  it('POST-33 leaves out a result that lacks what a location needs', async () => {
    service.respond = (reply) => reply.end(answer({ type: 'Feature', properties: {} }, address))
    expect(await maps().autocomplete('12 rue', 'FR')).toHaveLength(1)
  })

  it.each<[string, Respond]>([
    ['an error status', (reply) => reply.writeHead(503).end('{}')],
    ['too many requests', (reply) => reply.writeHead(429).end('{}')],
    ['no JSON', (reply) => reply.end('<html>')],
    ['another shape', (reply) => reply.end('{"results":[]}')],
    ['a broken connection', (reply) => reply.destroy()],
    ['silence', () => undefined],
    ['half an answer', (reply) => reply.write('{"features":[')],
  ])('POST-34 reports %s as unavailable maps', async (_case, failure) => {
    service.respond = failure
    await expect(maps(150).autocomplete('Lyon', 'FR')).rejects.toThrow(MapsUnavailable)
  })

  it('POST-34 reports a service that is not there', async () => {
    const gone = nationalAddressMaps('http://127.0.0.1:1')
    await expect(gone.autocomplete('Lyon', 'FR')).rejects.toThrow(MapsUnavailable)
  })
})
