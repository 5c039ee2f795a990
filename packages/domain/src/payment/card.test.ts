import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDate } from '../kernel/calendar.ts'
import {
  cardBrand,
  cardDigits,
  formatCardNumber,
  isCardNumber,
  isGoodExpiry,
  isSecurityCode,
  parseCardExpiry,
} from './card.ts'

describe('the number of a card (SET-27, ERR-29)', () => {
  it.each([
    ['4242424242424242', 'visa'],
    ['4222222222222', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['378282246310005', 'amex'],
    ['6011111111111117', null],
    ['30569309025904', null],
  ] as const)('SET-27 takes %s, of %s', (digits, brand) => {
    expect([isCardNumber(digits), cardBrand(digits)]).toEqual([true, brand])
  })

  it.each([
    ['4242424242424241', 'Luhn'],
    ['424242424242424', 'a Visa of fifteen digits'],
    ['37828224631000', 'an American Express of fourteen'],
    ['4242 4242 4242 4242', 'spaces'],
    ['', 'nothing'],
    ['42424242424242424242', 'twenty digits'],
    ['٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', 'digits of another alphabet'],
  ])('SET-27 refuses %s: %s', (digits) => expect(isCardNumber(digits)).toBe(false))

  it('SET-27 finds any single wrong digit', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (place, more) => {
        const right = '4242424242424242'
        const digit = (Number(right[place]) + more) % 10
        expect(isCardNumber(right.slice(0, place) + digit + right.slice(place + 1))).toBe(false)
      }),
    )
  })

  it('ENT-27 is read in the groups of its brand, and back', () => {
    expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242')
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005')
    expect(formatCardNumber('42')).toBe('42')
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,19}$/), (digits) => {
        expect(cardDigits(formatCardNumber(digits))).toBe(digits)
      }),
    )
  })

  it('ENT-27 has a code of three digits, of four for American Express', () => {
    expect(isSecurityCode('123', '4242424242424242')).toBe(true)
    expect(isSecurityCode('1234', '378282246310005')).toBe(true)
    expect(isSecurityCode('123', '378282246310005')).toBe(false)
    expect(isSecurityCode('12a', '4242424242424242')).toBe(false)
  })
})

describe('the expiry of a card (SET-27, ERR-29)', () => {
  const today = isoDate('2026-12-31')

  it.each([
    ['12/26', { month: 12, year: 2026 }],
    ['1 / 2030', { month: 1, year: 2030 }],
    ['0429', { month: 4, year: 2029 }],
    ['13/30', null],
    ['00/30', null],
    ['12', null],
    ['12/3', null],
    ['12/030', null],
  ])('SET-27 reads %s', (text, expiry) => expect(parseCardExpiry(text)).toEqual(expiry))

  it('SET-27 is good until the end of its month', () => {
    expect(isGoodExpiry({ month: 12, year: 2026 }, today)).toBe(true)
    expect(isGoodExpiry({ month: 11, year: 2026 }, today)).toBe(false)
    expect(isGoodExpiry({ month: 1, year: 2027 }, today)).toBe(true)
    expect(isGoodExpiry({ month: 1, year: 2026 }, today)).toBe(false)
    expect(isGoodExpiry({ month: 12, year: 2076 }, today)).toBe(true)
    expect(isGoodExpiry({ month: 1, year: 2077 }, today)).toBe(false)
  })
})
