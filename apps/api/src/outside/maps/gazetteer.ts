import { readings, startsAsStreet, streetParts } from './address-text.ts'
import type { Reading } from './address-text.ts'
import { communeCoordinates } from './commune-coordinates.ts'
import type { Commune, CommuneTable } from './commune-table.ts'
import { loadCommuneTable } from './commune-table.ts'
import { decodePlaceId, encodePlaceId } from './place-id.ts'
import type { MapsPort, MapsSuggestion, Place } from './port.ts'
import { MapsUnavailable } from './port.ts'

const maximumSuggestions = 10
/** Postcodes shown for the likeliest commune: Lyon's nine arrondissements fit. */
const maximumPostalCodes = 9
const maximumGuessedWords = 5
const citiesWithArrondissements = new Set(['75056', '69123', '13055'])

/**
 * Maps without any service: communes and postcodes come from the embedded data, the street stays as
 * it was typed. The data is read at the first call, never at start.
 */
export function embeddedMaps(load = loadCommuneTable): MapsPort {
  let loading: Promise<CommuneTable> | null = null
  const table = (): Promise<CommuneTable> => {
    loading ??= load().catch((cause: unknown) => {
      loading = null
      throw new MapsUnavailable('the embedded communes cannot be read', { cause })
    })
    return loading
  }
  return {
    autocomplete: async (query, country) =>
      country.toUpperCase() === 'FR' ? suggestions(await table(), query) : [],
    place: async (placeId) => {
      const known = decodePlaceId(placeId)
      if (known === null) return null
      const communes = await table()
      const row = communes.rowOf(known.communeCode)
      const commune = row === null ? null : communes.commune(row)
      return commune?.postalCodes.includes(known.postalCode) === true
        ? placeOf(commune, known.postalCode, known.street)
        : null
    },
  }
}

type RowsOf = (reading: Reading) => readonly number[]

function suggestions(table: CommuneTable, query: string): MapsSuggestion[] {
  const options = [...readings(query)]
  const named = firstMatch(table, options, (reading) => rowsNamed(table, reading))
  if (named.length > 0) return named
  // Guesses are slow: only the few words that may name a commune are tried.
  const guesses = options.filter(({ commune }) => wordCount(commune) <= maximumGuessedWords)
  return firstMatch(table, guesses, ({ commune }) =>
    commune === '' ? [] : table.withWords(commune, 'close'),
  )
}

function firstMatch(
  table: CommuneTable,
  options: readonly Reading[],
  rowsOf: RowsOf,
): MapsSuggestion[] {
  for (const reading of options) {
    const found = suggestionsFor(table, reading, rowsOf(reading))
    if (found.length > 0) return found
  }
  return []
}

function rowsNamed(table: CommuneTable, { street, commune, digits }: Reading): readonly number[] {
  if (commune === '') return digits.length >= 2 ? table.withPostalCode(digits) : []
  const rows = table.startingWith(commune)
  const words = wordCount(commune)
  const mayBeWords =
    street === '' && words > 1 && words <= maximumGuessedWords && !startsAsStreet(commune)
  return rows.length === 0 && mayBeWords ? table.withWords(commune, 'exact') : rows
}

function wordCount(text: string): number {
  return text.split(/[\s'’-]+/).length
}

function suggestionsFor(
  table: CommuneTable,
  { street, commune: typed, digits }: Reading,
  rows: readonly number[],
): MapsSuggestion[] {
  const found: MapsSuggestion[] = []
  for (const row of rows) {
    const commune = table.commune(row)
    const postalCodes = postalCodesWith(commune, digits)
    const shown = found.length === 0 && typed !== '' ? maximumPostalCodes : 1
    for (const postalCode of postalCodes.slice(0, digits === '' ? shown : maximumSuggestions)) {
      found.push({
        placeId: encodePlaceId({ communeCode: commune.code, postalCode, street }),
        label: addressOf(commune, postalCode, street),
      })
    }
    if (found.length >= maximumSuggestions) break
  }
  return found.slice(0, maximumSuggestions)
}

/** “Lyon 3” is an arrondissement; elsewhere digits are the start of a postcode. */
function postalCodesWith(commune: Commune, digits: string): readonly string[] {
  if (digits === '') return commune.postalCodes
  if (digits.length <= 2 && citiesWithArrondissements.has(commune.code)) {
    const ending = digits.padStart(2, '0')
    const arrondissement = commune.postalCodes.filter((code) => code.endsWith(ending))
    if (arrondissement.length > 0) return arrondissement
  }
  return digits.length === 1 ? [] : commune.postalCodes.filter((code) => code.startsWith(digits))
}

function addressOf(commune: Commune, postalCode: string, street: string): string {
  const town = `${postalCode} ${commune.name}`
  return street === '' ? town : `${street}, ${town}`
}

function placeOf(commune: Commune, postalCode: string, street: string): Place {
  const { number, name } = streetParts(street)
  const known = communeCoordinates.find(([code]) => code === commune.code)
  return {
    address: addressOf(commune, postalCode, street),
    streetNumber: number,
    streetName: name,
    postalCode,
    city: commune.name,
    region: commune.region,
    department: commune.department,
    country: 'FR',
    lat: known?.[2] ?? null,
    lng: known?.[3] ?? null,
  }
}
