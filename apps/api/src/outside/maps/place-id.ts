import { maximumStreetLength, tidied } from './address-text.ts'

/** The content of an id of the embedded maps, which needs no table of ids. */
export interface EmbeddedPlace {
  readonly communeCode: string
  readonly postalCode: string
  readonly street: string
}

const prefix = 'fr.'

export function encodePlaceId({ communeCode, postalCode, street }: EmbeddedPlace): string {
  const text = `${communeCode}|${postalCode}|${street}`
  return `${prefix}${Buffer.from(text, 'utf8').toString('base64url')}`
}

/** Reads an id back; null for anything that `encodePlaceId` cannot have written. */
export function decodePlaceId(placeId: string): EmbeddedPlace | null {
  if (!/^fr\.[A-Za-z0-9_-]{14,497}$/.test(placeId)) return null
  const text = Buffer.from(placeId.slice(prefix.length), 'base64url').toString('utf8')
  const match = /^((?:\d{2}|2[AB])\d{3})\|(\d{5})\|(.*)$/.exec(text)
  if (match === null) return null
  const [, communeCode = '', postalCode = '', street = ''] = match
  const place = { communeCode, postalCode, street }
  const isCanonical = encodePlaceId(place) === placeId && tidied(street) === street
  return isCanonical && street.length <= maximumStreetLength ? place : null
}
