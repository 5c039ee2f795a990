import { parisZone, type TimeZone } from '../kernel/place-time.ts'
import { type DatedList, since2019 } from './dated.ts'
import { type Territory, territoryOf, type WorkAddress } from './territory.ts'

/**
 * The zone of the legal time of each territory; clocks change in mainland France and in
 * Saint-Pierre-et-Miquelon.
 */
export const legalTimeZones: DatedList<Readonly<Record<Territory, TimeZone>>> = since2019(
  {
    metropolis: parisZone,
    'alsace-moselle': parisZone,
    guadeloupe: 'America/Guadeloupe',
    martinique: 'America/Martinique',
    guyane: 'America/Cayenne',
    'la-reunion': 'Indian/Reunion',
    'saint-pierre-et-miquelon': 'America/Miquelon',
    mayotte: 'Indian/Mayotte',
    'saint-barthelemy': 'America/St_Barthelemy',
    'saint-martin': 'America/Marigot',
  },
  {
    text: 'Décret n° 2017-292 du 6 mars 2017 relatif au temps légal français',
    toConfirm: 'days of the clock changes in Saint-Pierre-et-Miquelon, read from the IANA database',
  },
)

/** The time zone of work in a territory. */
export function zoneOf(territory: Territory): TimeZone {
  return legalTimeZones[0].value[territory]
}

/** The time zone of a place of work; Paris while the place is unknown. */
export function zoneAt(place: WorkAddress | null): TimeZone {
  const territory = place === null ? null : territoryOf(place)
  return territory === null ? parisZone : zoneOf(territory)
}
