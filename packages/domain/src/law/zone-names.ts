import { parisZone, type TimeZone } from '../kernel/place-time.ts'

/** The name of each time zone for a reader in another one, on screens, papers and in mails. */
export const zoneNames: Readonly<Record<'fr' | 'en', Readonly<Record<TimeZone, string>>>> = {
  fr: {
    'Europe/Paris': 'heure de Paris',
    'America/Guadeloupe': 'heure de la Guadeloupe',
    'America/Martinique': 'heure de la Martinique',
    'America/Cayenne': 'heure de la Guyane',
    'Indian/Reunion': 'heure de La Réunion',
    'America/Miquelon': 'heure de Saint-Pierre-et-Miquelon',
    'Indian/Mayotte': 'heure de Mayotte',
    'America/St_Barthelemy': 'heure de Saint-Barthélemy',
    'America/Marigot': 'heure de Saint-Martin',
  },
  en: {
    'Europe/Paris': 'Paris time',
    'America/Guadeloupe': 'Guadeloupe time',
    'America/Martinique': 'Martinique time',
    'America/Cayenne': 'French Guiana time',
    'Indian/Reunion': 'Réunion time',
    'America/Miquelon': 'Saint Pierre and Miquelon time',
    'Indian/Mayotte': 'Mayotte time',
    'America/St_Barthelemy': 'Saint Barthélemy time',
    'America/Marigot': 'Saint Martin time',
  },
}

/** The name of a time zone on a paper or in a mail; `null` for Paris, which needs no name. */
export function overseasZoneName(zone: TimeZone, locale: 'fr' | 'en'): string | null {
  return zone === parisZone ? null : zoneNames[locale][zone]
}
