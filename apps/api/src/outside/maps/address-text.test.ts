import { describe, expect, it } from 'vitest'
import { readings, streetParts, tidied } from './address-text.ts'

describe('address as typed', () => {
  it.each([
    ['12 rue de la République', '12', 'rue de la République'],
    ['12 bis av. Jean Jaurès', '12 bis', 'av. Jean Jaurès'],
    ['12B, rue Garibaldi', '12B', 'rue Garibaldi'],
    ['12-14 quai de Seine', '12-14', 'quai de Seine'],
    ["8 d'Artagnan", '8', "d'Artagnan"],
    ['8 a', '8 a', null],
    ['rue Nationale', null, 'rue Nationale'],
    ['12', '12', null],
    ['', null, null],
  ])('ENT-03 splits %j into number and name', (street, number, name) => {
    expect(streetParts(street)).toEqual({ number, name })
  })

  it('POST-33 reads a postcode between the street and the commune', () => {
    const [first] = readings('12 bis av. Jean Jaurès, 31000 Toulouse')
    expect(first).toEqual({
      street: '12 bis av. Jean Jaurès',
      commune: 'Toulouse',
      digits: '31000',
    })
  })

  it('POST-33 tries the longest commune first and never cuts a street before its name', () => {
    expect([...readings('5 rue de Bourg en Bresse')]).toEqual([
      { street: '', commune: '5 rue de Bourg en Bresse', digits: '' },
      { street: '5', commune: 'rue de Bourg en Bresse', digits: '' },
      { street: '5 rue de Bourg', commune: 'en Bresse', digits: '' },
    ])
  })

  it('POST-33 drops control characters and keeps one line', () => {
    expect(tidied(' 12\u0000 rue\n\t\u202eNationale ')).toBe('12 rue Nationale')
  })
})
