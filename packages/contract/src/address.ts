import { oneLine } from '@renfort/domain/kernel/one-line.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { code, key } from './kernel/fields.ts'

/** The most characters of a typed address search. */
export const longestAddressSearch = 200

export const autocompleteAddress = endpoint({
  method: 'GET',
  path: '/maps/autocomplete',
  summary: 'Addresses that match what was typed',
  access: 'reference.read',
  query: z.object({
    q: z
      .string()
      .overwrite(oneLine)
      .max(longestAddressSearch, key('errors.field.too_long'))
      .default(''),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, key('errors.field.format'))
      .default('FR'),
  }),
  response: z.array(z.object({ placeId: z.string(), label: z.string() })),
  errors: ['errors.maps.unavailable'],
})

export const place = z.object({
  address: z.string(),
  streetNumber: z.string().nullable(),
  streetName: z.string().nullable(),
  postalCode: z.string(),
  city: z.string(),
  region: z.string().nullable(),
  department: z.string().nullable(),
  country: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
})
export type Place = z.infer<typeof place>

export const readPlace = endpoint({
  method: 'GET',
  path: '/maps/places/:placeId',
  summary: 'The address behind a suggestion',
  access: 'reference.read',
  params: z.object({ placeId: code(500) }),
  response: place,
  errors: ['errors.maps.unavailable', 'errors.not_found'],
})
