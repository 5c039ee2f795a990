import { z } from 'zod'
import { tidied } from './address-text.ts'
import type { MapsPort, MapsSuggestion, Place } from './port.ts'
import { MapsUnavailable } from './port.ts'

const timeoutMilliseconds = 2000
const suggestionsAsked = 8
/** The service refuses shorter and longer queries. */
const queryLength = { min: 3, max: 200 }

const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    id: z.string().min(1),
    type: z.string(),
    label: z.string().min(1),
    name: z.string(),
    housenumber: z.string().optional(),
    street: z.string().optional(),
    postcode: z.string(),
    city: z.string(),
    /** “69, Rhône, Auvergne-Rhône-Alpes”. */
    context: z.string(),
  }),
})
type Feature = z.infer<typeof feature>
const collection = z.object({ features: z.array(z.unknown()) })

/** The national address service (GeoCodeJSON search over HTTP), under the configured base address. */
export function nationalAddressMaps(
  baseUrl: string,
  timeout: number = timeoutMilliseconds,
): MapsPort {
  const search = (query: string, more: Readonly<Record<string, string>>): Promise<Feature[]> =>
    askService(baseUrl, { q: query, ...more }, timeout)

  return {
    autocomplete: async (query, country) => {
      const text = searchable(query)
      if (country.toUpperCase() !== 'FR' || text === null) return []
      const found = await search(text, { limit: String(suggestionsAsked), autocomplete: '1' })
      return found.map(suggestionOf).filter(({ placeId }) => placeId.length <= maximumIdLength)
    },
    place: async (placeId) => {
      const known = decodeServiceId(placeId)
      if (known === null) return null
      // The service cannot look an id up: its own label, searched again, finds the id.
      const found = await search(known.label, {
        limit: String(suggestionsAsked),
        autocomplete: '0',
      })
      const match = found.find(({ properties }) => properties.id === known.id)
      return match === undefined ? null : placeOf(match)
    },
  }
}

async function askService(
  baseUrl: string,
  parameters: Readonly<Record<string, string>>,
  timeout: number,
): Promise<Feature[]> {
  const url = new URL('search', baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`)
  url.search = new URLSearchParams(parameters).toString()
  try {
    const reply = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    })
    if (!reply.ok) throw new Error(`status ${reply.status}`)
    const { features } = collection.parse(await reply.json())
    return features.flatMap((item) => feature.safeParse(item).data ?? [])
  } catch (cause) {
    throw new MapsUnavailable('the address service did not answer', { cause })
  }
}

/** The service wants at least three characters, the first a letter or a digit. */
function searchable(query: string): string | null {
  const text = tidied(query)
    .replace(/^[^\p{Letter}\p{Number}]+/u, '')
    .slice(0, queryLength.max)
  return text.length < queryLength.min ? null : text
}

function suggestionOf({ properties }: Feature): MapsSuggestion {
  return { placeId: encodeServiceId(properties.id, properties.label), label: properties.label }
}

const serviceId = z.tuple([z.string().min(1).max(100), z.string().min(1).max(queryLength.max)])
const prefix = 'ban.'
/** Longer ids are refused by the contract. */
const maximumIdLength = 500

function encodeServiceId(id: string, label: string): string {
  return `${prefix}${Buffer.from(JSON.stringify([id, label]), 'utf8').toString('base64url')}`
}

function decodeServiceId(placeId: string): { id: string; label: string } | null {
  if (!/^ban\.[A-Za-z0-9_-]{1,496}$/.test(placeId)) return null
  try {
    const text = Buffer.from(placeId.slice(prefix.length), 'base64url').toString('utf8')
    const [id, typed] = serviceId.parse(JSON.parse(text))
    const label = searchable(typed)
    return label === null ? null : { id, label }
  } catch {
    return null
  }
}

function placeOf({ geometry, properties }: Feature): Place {
  const [, department, region] = properties.context.split(', ')
  const [lng, lat] = geometry.coordinates
  return {
    address: properties.label,
    streetNumber: properties.housenumber ?? null,
    streetName: streetNameOf(properties),
    postalCode: properties.postcode,
    city: properties.city,
    // A department that is its own region (La Réunion) is written once.
    region: region ?? department ?? null,
    department: department ?? null,
    country: 'FR',
    lat,
    lng,
  }
}

function streetNameOf({ type, street, name }: Feature['properties']): string | null {
  return type === 'municipality' ? null : (street ?? name)
}
