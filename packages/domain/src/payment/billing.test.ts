import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBillingPostalCode, postalCodeOf, validateBilling } from './billing.ts'
import { billingCountries, isBillingCountry } from './countries.ts'
import { isVatNumberOf, vatNumberOf, vatPrefixes } from './vat-number.ts'

describe('the postal code of a billing address (C-17, SET-26)', () => {
  it.each([
    ['69002', 'FR', true],
    ['6900', 'FR', false],
    ['2A004', 'FR', false],
    ['1000', 'BE', true],
    ['SW1A1AA', 'GB', true],
    ['00-950', 'PL', true],
    ['100', 'IS', false],
    ['12345678901', 'US', false],
    ['10_00', 'BE', false],
  ])('SET-26 %s in %s: %s', (code, country, good) => {
    expect(isBillingPostalCode(code, country)).toBe(good)
  })

  it('SET-26 is told by the rule of its country', () => {
    const keyOf = (country: string) =>
      validateBilling({ country, postalCode: '1', tvaNumber: null })[0]?.key
    expect(keyOf('FR')).toBe('errors.field.postal_code')
    expect(keyOf('BE')).toBe('errors.field.postal_code_abroad')
  })

  it('SET-26 is kept without the space that some are written with', () => {
    expect(postalCodeOf(' sw1a\u00a01aa ')).toBe('SW1A1AA')
  })
})

describe('the VAT number of a company (SET-25, law §3.8)', () => {
  it.each([
    ['FR', 'FR 44732829320'],
    ['DE', 'DE 123456789'],
    ['BE', 'BE 0123456789'],
    ['GR', 'EL 123456789'],
    ['GB', 'GB 123456789'],
    ['GB', 'XI 123456789'],
    ['AT', 'AT U12345678'],
    ['NL', 'NL 123456789B01'],
    ['IE', 'IE 1234567FA'],
    ['ES', 'ES X1234567Z'],
    ['CH', 'CH 123456789'],
    ['MC', 'FR 44732829320'],
  ])('SET-25 of %s may be %s', (country, number) => {
    expect(isVatNumberOf(country, number)).toBe(true)
    expect(validateBilling({ country, postalCode: '69002', tvaNumber: number })).toEqual([])
  })

  it.each([
    ['FR', 'FR 45732829320', 'a key that does not fit'],
    ['FR', 'DE 123456789', 'another country'],
    ['GR', 'GR 123456789', 'the code of the country for Greece'],
    ['DE', 'DE 12345678', 'eight digits'],
    ['IE', 'XI 123456789', 'the north of the island'],
    ['BE', 'BE 2123456789', 'a first digit that no number has'],
    ['DE', 'DE123456789', 'no space'],
    ['CH', 'CH 1234567', 'seven signs'],
  ])('SET-25 of %s is not %s: %s', (country, tvaNumber) => {
    expect(validateBilling({ country, postalCode: '69002', tvaNumber })).toEqual([
      { path: ['tvaNumber'], key: 'errors.field.vat' },
    ])
  })

  it('SET-25 is required but in France', () => {
    const without = (country: string) =>
      validateBilling({ country, postalCode: '10000', tvaNumber: null })
    expect(without('FR')).toEqual([])
    expect(without('BE')).toEqual([{ path: ['tvaNumber'], key: 'errors.field.vat_missing' }])
  })

  it('SET-25 names every problem at once', () => {
    const wrong = { country: 'DE', postalCode: '1', tvaNumber: 'FR 44732829320' }
    expect(validateBilling(wrong).map(({ path }) => path[0])).toEqual(['postalCode', 'tvaNumber'])
  })

  it('SET-25 is kept with one space, however it was typed', () => {
    fc.assert(
      fc.property(fc.constantFrom('', ' ', '.', '\u00a0', '-'), (between) => {
        const typed = ['fr', '44', '732', '829', '320'].join(between)
        expect(vatNumberOf(typed)).toBe('FR 44732829320')
      }),
    )
    expect(vatNumberOf('')).toBe('')
    expect(vatNumberOf(vatNumberOf('xi123456789'))).toBe('XI 123456789')
  })

  it('SET-25 begins with the country, but for three of them', () => {
    expect(vatPrefixes('BE')).toEqual(['BE'])
    expect(vatPrefixes('GR')).toEqual(['EL'])
    expect(vatPrefixes('GB')).toEqual(['GB', 'XI'])
  })
})

describe('the countries of a billing address', () => {
  it('are named once each, and the overseas departments are France', () => {
    expect(new Set(billingCountries).size).toBe(billingCountries.length)
    expect(billingCountries.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true)
    expect(['FR', 'BE', 'GB', 'US'].every(isBillingCountry)).toBe(true)
    expect(isBillingCountry('RE')).toBe(false)
    expect(isBillingCountry('XX')).toBe(false)
  })
})
