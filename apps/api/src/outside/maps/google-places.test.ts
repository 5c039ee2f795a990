import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { rueDeLaRepublique } from '../../testing/known-place.ts'
import { playedService, type Respond } from '../../testing/played-service.ts'
import { googlePlacesMaps } from './google-places.ts'
import { MapsUnavailable } from './port.ts'

// The shapes are those of the service's reference of Places API (New).
const prediction = (placeId: string, label: string) => ({
  placePrediction: {
    place: `places/${placeId}`,
    placeId,
    text: { text: label, matches: [{ endOffset: 2 }] },
    types: ['street_address', 'geocode'],
  },
})
const suggestions = {
  suggestions: [
    prediction('ChIJ_republique-12', '12 Rue de la République, Lyon, France'),
    { queryPrediction: { text: { text: 'rue de la république' } } },
  ],
}
const component = (types: string[], longText: string, shortText = longText) => ({
  longText,
  shortText,
  types,
  languageCode: 'fr',
})
const street = {
  formattedAddress: '12 Rue de la République, 69001 Lyon, France',
  addressComponents: [
    component(['street_number'], '12'),
    component(['route'], 'Rue de la République', 'Rue de la République'),
    component(['locality', 'political'], 'Lyon'),
    component(['administrative_area_level_2', 'political'], 'Rhône'),
    component(['administrative_area_level_1', 'political'], 'Auvergne-Rhône-Alpes', 'ARA'),
    component(['country', 'political'], 'France', 'FR'),
    component(['postal_code'], '69001'),
  ],
  location: { latitude: 45.764043, longitude: 4.835658 },
}

const json = (value: unknown) => (reply: ServerResponse) => reply.end(JSON.stringify(value))
const service = playedService(json(suggestions))
const maps = (timeout = 2000) =>
  googlePlacesMaps('a-key', { baseUrl: `${service.origin}/v1`, timeout })

describe('commercial address service', () => {
  it('POST-33 asks for places of the country, with the key in a header, and answers suggestions', async () => {
    const found = await maps().autocomplete('12 rue  de la République', 'FR')
    expect(found).toEqual([
      { placeId: 'gp.ChIJ_republique-12', label: '12 Rue de la République, Lyon, France' },
    ])
    expect(service.asked).toMatchObject([
      {
        method: 'POST',
        url: '/v1/places:autocomplete',
        headers: { 'x-goog-api-key': 'a-key' },
        body: {
          input: '12 rue de la République',
          includedRegionCodes: ['fr'],
          languageCode: 'fr',
        },
      },
    ])
  })

  it('POST-33 asks nothing for too short a query, and finds nothing without suggestions', async () => {
    expect(await maps().autocomplete(' ly ', 'FR')).toEqual([])
    expect(service.asked).toEqual([])
    service.respond = json({})
    expect(await maps().autocomplete('Lyon', 'FR')).toEqual([])
  })

  it('ENT-03 turns a suggestion into every field of a location, and pays for no other', async () => {
    service.respond = json(street)
    expect(await maps().place('gp.ChIJ_republique-12')).toEqual({
      address: '12 Rue de la République, 69001 Lyon, France',
      ...rueDeLaRepublique,
    })
    expect(service.asked).toMatchObject([
      {
        method: 'GET',
        url: '/v1/places/ChIJ_republique-12?languageCode=fr',
        headers: { 'x-goog-fieldmask': 'formattedAddress,addressComponents,location' },
      },
    ])
  })

  it('ENT-03 a town has no street; a country is no place to work at', async () => {
    const town = street.addressComponents.filter(({ types }) => types[0] === 'locality')
    service.respond = json({ formattedAddress: 'Lyon, France', addressComponents: town })
    expect(await maps().place('gp.lyon')).toMatchObject({
      streetNumber: null,
      streetName: null,
      postalCode: '',
      city: 'Lyon',
      lat: null,
    })
    service.respond = json({ formattedAddress: 'France', addressComponents: [] })
    expect(await maps().place('gp.france')).toBeNull()
  })

  it.each([400, 404])(
    'POST-33 answers null for an id that the service refuses with %i',
    async (status) => {
      service.respond = (reply) => reply.writeHead(status).end('{"error":{}}')
      expect(await maps().place('gp.gone')).toBeNull()
    },
  )

  it.each(['', 'gp.', 'gp.../v1/other', 'gp.a?key=b', 'fr.AAAA', `gp.${'A'.repeat(5000)}`])(
    'POST-33 asks nothing for the hostile id %j',
    async (placeId) => {
      expect(await maps().place(placeId)).toBeNull()
      expect(service.asked).toEqual([])
    },
  )

  it.each<[string, Respond]>([
    ['a refused key', (reply) => reply.writeHead(403).end('{}')],
    ['too many requests', (reply) => reply.writeHead(429).end('{}')],
    ['no JSON', (reply) => reply.end('<html>')],
    ['another shape', (reply) => reply.end('{"suggestions":[{"placePrediction":{}}]}')],
    ['a broken connection', (reply) => reply.destroy()],
    ['silence', () => undefined],
  ])('POST-34 reports %s as unavailable maps', async (_case, failure) => {
    service.respond = failure
    await expect(maps(150).autocomplete('Lyon', 'FR')).rejects.toThrow(MapsUnavailable)
    await expect(maps(150).place('gp.lyon')).rejects.toThrow(MapsUnavailable)
  })
})
