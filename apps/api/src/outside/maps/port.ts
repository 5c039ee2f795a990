export interface MapsSuggestion {
  readonly placeId: string
  readonly label: string
}

/** A location as the maps describe it (ENT-03). */
export interface Place {
  /** The whole address on one line, as it is posted. */
  readonly address: string
  readonly streetNumber: string | null
  readonly streetName: string | null
  readonly postalCode: string
  readonly city: string
  readonly region: string | null
  readonly department: string | null
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** Null when the source knows the commune but not where it lies. */
  readonly lat: number | null
  readonly lng: number | null
}

export interface MapsPort {
  autocomplete(query: string, country: string): Promise<MapsSuggestion[]>
  /** The place behind a suggestion, or null for an id that names none. */
  place(placeId: string): Promise<Place | null>
}

/** The maps cannot answer now; the person may type the address by hand (POST-34). */
export class MapsUnavailable extends Error {
  override readonly name = 'MapsUnavailable'
}
