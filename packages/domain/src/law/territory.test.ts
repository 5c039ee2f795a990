import { describe, expect, it } from 'vitest'
import { workAddressError } from '../organisation/postal-code.ts'
import { territoryOf } from './territory.ts'

const of = (postalCode: string, country = 'FR') => territoryOf({ country, postalCode })

describe('the territory of a place of work', () => {
  it.each([
    ['Lyon', '69002', 'metropolis'],
    ['Bastia, whose code begins as those of Ajaccio', '20200', 'metropolis'],
    ['Metz', '57000', 'alsace-moselle'],
    ['Strasbourg', '67000', 'alsace-moselle'],
    ['Mulhouse', '68100', 'alsace-moselle'],
    ['Belfort', '90000', 'metropolis'],
    ['Pointe-à-Pitre', '97110', 'guadeloupe'],
    ['Gustavia', '97133', 'saint-barthelemy'],
    ['Marigot', '97150', 'saint-martin'],
    ['Fort-de-France', '97200', 'martinique'],
    ['Cayenne', '97300', 'guyane'],
    ['Saint-Denis', '97400', 'la-reunion'],
    ['Saint-Pierre', '97500', 'saint-pierre-et-miquelon'],
    ['Mamoudzou', '97600', 'mayotte'],
  ])('is told by the postal code: %s', (_, code, territory) => {
    expect(of(code)).toBe(territory)
    expect(workAddressError({ country: 'FR', postalCode: code })).toBeNull()
  })

  it.each([
    ['Monaco', '98000', 'FR'],
    ['Monaco by its country', '98000', 'MC'],
    ['Nouméa', '98800', 'FR'],
    ['Papeete', '98714', 'FR'],
    ['Mata-Utu', '98600', 'FR'],
    ['Bruxelles', '1000', 'BE'],
  ])('is none under another labour law: %s', (_, postalCode, country) => {
    expect(of(postalCode, country)).toBeNull()
    expect(workAddressError({ country, postalCode })).toBe('errors.field.other_labour_law')
  })

  it('is told by a country code of its own too', () => {
    expect(of('97400', 'RE')).toBe('la-reunion')
    expect(of('97150', 'MF')).toBe('saint-martin')
  })

  it('C-17 a French code has five digits before anything is said of its territory', () => {
    expect(workAddressError({ country: 'FR', postalCode: '9800' })).toBe('errors.field.postal_code')
  })
})
