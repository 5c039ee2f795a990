import { describe, expect, it } from 'vitest'
import { timeZones } from '../kernel/place-time.ts'
import { zoneAt, zoneOf } from './legal-time.ts'
import { territories } from './territory.ts'

describe('the legal time of a place of work', () => {
  it.each([
    ['Lyon', '69002', 'Europe/Paris'],
    ['Strasbourg', '67000', 'Europe/Paris'],
    ['Pointe-à-Pitre', '97110', 'America/Guadeloupe'],
    ['Gustavia', '97133', 'America/St_Barthelemy'],
    ['Marigot', '97150', 'America/Marigot'],
    ['Fort-de-France', '97200', 'America/Martinique'],
    ['Cayenne', '97300', 'America/Cayenne'],
    ['Saint-Denis', '97400', 'Indian/Reunion'],
    ['Saint-Pierre', '97500', 'America/Miquelon'],
    ['Mamoudzou', '97600', 'Indian/Mayotte'],
  ])('is told by the postal code: %s', (_, postalCode, zone) => {
    expect(zoneAt({ country: 'FR', postalCode })).toBe(zone)
  })

  it('is that of Paris without a place, or where the labour law of another country holds', () => {
    expect(zoneAt(null)).toBe('Europe/Paris')
    expect(zoneAt({ country: 'FR', postalCode: '98800' })).toBe('Europe/Paris')
  })

  it('every zone is that of a territory', () => {
    expect(new Set(territories.map(zoneOf))).toEqual(new Set(timeZones))
  })
})
