/** The parts of France that share one labour law but not all of their holidays. */
export const territories = [
  'metropolis',
  'alsace-moselle',
  'guadeloupe',
  'martinique',
  'guyane',
  'la-reunion',
  'saint-pierre-et-miquelon',
  'mayotte',
  'saint-barthelemy',
  'saint-martin',
] as const
export type Territory = (typeof territories)[number]

/** A place of work: the country as two letters (ISO 3166-1) and its postal code. */
export interface WorkAddress {
  readonly country: string
  readonly postalCode: string
}

/** First digits of the postal codes of each territory; the longest match wins. */
export const byPostalCode: readonly (readonly [digits: string, territory: Territory])[] = [
  ['97133', 'saint-barthelemy'],
  ['97150', 'saint-martin'],
  ['971', 'guadeloupe'],
  ['972', 'martinique'],
  ['973', 'guyane'],
  ['974', 'la-reunion'],
  ['975', 'saint-pierre-et-miquelon'],
  ['976', 'mayotte'],
  ['57', 'alsace-moselle'],
  ['67', 'alsace-moselle'],
  ['68', 'alsace-moselle'],
]

/** Territories with their own country code, which some address books use. */
const byCountry: Readonly<Record<string, Territory>> = {
  GP: 'guadeloupe',
  MQ: 'martinique',
  GF: 'guyane',
  RE: 'la-reunion',
  PM: 'saint-pierre-et-miquelon',
  YT: 'mayotte',
  BL: 'saint-barthelemy',
  MF: 'saint-martin',
}

/** Monaco and the collectivities of the Pacific, whose postal codes look French. */
const foreignCodes = /^9[78]/

/**
 * The territory of an address, from its postal code; `null` where the French Code du travail does not
 * hold: another country, Monaco (98000), New Caledonia, French Polynesia, Wallis-et-Futuna.
 */
export function territoryOf({ country, postalCode }: WorkAddress): Territory | null {
  const named = byCountry[country]
  if (named !== undefined) return named
  if (country !== 'FR') return null
  const known = byPostalCode.find(([digits]) => postalCode.startsWith(digits))
  if (known !== undefined) return known[1]
  return foreignCodes.test(postalCode) ? null : 'metropolis'
}
