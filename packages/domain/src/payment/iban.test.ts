import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { debitCountries, formatIban, ibanOf, isIban } from './iban.ts'

const right = [
  'FR1420041010050500013M02606',
  'DE89370400440532013000',
  'GB82WEST12345698765432',
  'BE62510007547061',
  'NL39RABO0300065264',
  'ES0700120345030000067890',
  'IT40S0542811101000000123456',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
  'CH9300762011623852957',
]

describe('an IBAN (SET-27, law §3.8)', () => {
  it.each(right)('SET-27 takes %s', (iban) => expect(isIban(iban)).toBe(true))

  it.each([
    ['FR1420041010050500013M02607', 'the remainder'],
    ['FR1420041010050500013M0260', 'a sign too few'],
    ['BR1800360305000010009795493C1', 'a country outside SEPA'],
    ['FR14 2004 1010 0505 0001 3M02 606', 'spaces'],
    ['fr1420041010050500013m02606', 'small letters'],
    ['FR', 'a country alone'],
    ['', 'nothing'],
  ])('SET-27 refuses %s: %s', (iban) => expect(isIban(iban)).toBe(false))

  it('SET-27 finds any two swapped characters', () => {
    fc.assert(
      fc.property(fc.constantFrom(...right), fc.nat(24), (iban, place) => {
        const [one, other] = [iban[place + 2], iban[place + 3]]
        fc.pre(one !== undefined && other !== undefined && one !== other)
        const exchanged = iban.slice(0, place + 2) + other + one + iban.slice(place + 4)
        expect(isIban(exchanged)).toBe(false)
      }),
    )
  })

  it('SET-31 is read in groups of four, and back', () => {
    expect(formatIban('BE62510007547061')).toBe('BE62 5100 0754 7061')
    expect(formatIban('NO9386011117947')).toBe('NO93 8601 1117 947')
    for (const iban of right) expect(ibanOf(` ${formatIban(iban).toLowerCase()} `)).toBe(iban)
  })

  it('SET-31 is of the euro and the pound alike', () => {
    expect(debitCountries).toContain('FR')
    expect(debitCountries).toContain('GB')
  })
})
