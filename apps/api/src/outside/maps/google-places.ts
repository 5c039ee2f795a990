import { z } from 'zod'
import { tidied } from './address-text.ts'
import type { MapsPort, MapsSuggestion, Place } from './port.ts'
import { MapsUnavailable } from './port.ts'

const timeoutMilliseconds = 2000
const longestQuery = 200
const shortestQuery = 3

/** Places API (New) of the Google Maps Platform. */
const googlePlacesUrl = 'https://places.googleapis.com/v1'

const suggestions = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({ placeId: z.string().min(1), text: z.object({ text: z.string().min(1) }) })
          .optional(),
      }),
    )
    .default([]),
})

const details = z.object({
  formattedAddress: z.string().min(1),
  addressComponents: z.array(
    z.object({ longText: z.string(), shortText: z.string(), types: z.array(z.string()) }),
  ),
  location: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
})
type Details = z.infer<typeof details>
/** Google charges by the fields that are asked for. */
const detailFields = 'formattedAddress,addressComponents,location'

interface Options {
  readonly baseUrl?: string
  readonly timeout?: number
}

/** A commercial address service, for the key of an account there. */
export function googlePlacesMaps(key: string, options: Options = {}): MapsPort {
  const { baseUrl = googlePlacesUrl, timeout = timeoutMilliseconds } = options
  const ask = async (path: string, request: RequestInit): Promise<Response> => {
    // Joined as texts: `new URL` would take `places:` for a scheme.
    const url = `${baseUrl.replace(/\/$/, '')}/${path}`
    const headers = { ...request.headers, accept: 'application/json', 'x-goog-api-key': key }
    return fetch(url, { ...request, headers, signal: AbortSignal.timeout(timeout) })
  }

  return {
    autocomplete: async (query, country) => {
      const input = tidied(query).slice(0, longestQuery)
      if (input.length < shortestQuery) return []
      return unlessUnavailable(async () => {
        const reply = await ask('places:autocomplete', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            input,
            includedRegionCodes: [country.toLowerCase()],
            languageCode: 'fr',
          }),
        })
        if (!reply.ok) throw new Error(`status ${reply.status}`)
        return suggestionsOf(suggestions.parse(await reply.json()))
      })
    },
    place: async (placeId) => {
      const id = idOf(placeId)
      if (id === null) return null
      return unlessUnavailable(async () => {
        const reply = await ask(`places/${id}?languageCode=fr`, {
          headers: { 'x-goog-fieldmask': detailFields },
        })
        // Ids of places that no longer exist, or never did.
        if (reply.status === 400 || reply.status === 404) return null
        if (!reply.ok) throw new Error(`status ${reply.status}`)
        return placeOf(details.parse(await reply.json()))
      })
    },
  }
}

async function unlessUnavailable<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (cause) {
    throw new MapsUnavailable('the address service did not answer', { cause })
  }
}

const prefix = 'gp.'
/** Longer ids are refused by the contract. */
const ownId = /^gp\.([A-Za-z0-9_-]{1,497})$/

function idOf(placeId: string): string | null {
  return ownId.exec(placeId)?.[1] ?? null
}

function suggestionsOf(found: z.infer<typeof suggestions>): MapsSuggestion[] {
  return found.suggestions
    .flatMap(({ placePrediction }) => placePrediction ?? [])
    .map(({ placeId, text }) => ({ placeId: `${prefix}${placeId}`, label: text.text }))
    .filter(({ placeId }) => idOf(placeId) !== null)
}

function placeOf({ formattedAddress, addressComponents, location }: Details): Place | null {
  const named = (type: string) => addressComponents.find(({ types }) => types.includes(type))
  const city = named('locality') ?? named('postal_town') ?? named('administrative_area_level_3')
  // A country or a region cannot be a workplace.
  if (city === undefined) return null
  return {
    address: formattedAddress,
    streetNumber: named('street_number')?.longText ?? null,
    streetName: named('route')?.longText ?? null,
    postalCode: named('postal_code')?.longText ?? '',
    city: city.longText,
    region: named('administrative_area_level_1')?.longText ?? null,
    department: named('administrative_area_level_2')?.longText ?? null,
    country: named('country')?.shortText ?? 'FR',
    lat: location?.latitude ?? null,
    lng: location?.longitude ?? null,
  }
}
