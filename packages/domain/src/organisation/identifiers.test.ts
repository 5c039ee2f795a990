import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  apeCodeOf,
  formatApeCode,
  formatSiret,
  frenchVatNumber,
  isApeCode,
  isSiren,
  isSiret,
  isVatNumber,
  siretDigits,
} from './identifiers.ts'

describe('SIREN and SIRET (law §3.8, SET-18)', () => {
  it.each(['73282932000074', '35600000000048', '35600000000001', '35600000049837'])(
    'accepts %s',
    (siret) => {
      expect(isSiret(siret)).toBe(true)
    },
  )
  it.each([
    ['73282932000079', 'Luhn on the fourteen'],
    ['7328293200007', 'thirteen digits'],
    ['732 829 320 00074', 'spaces'],
    ['73282932100073', 'Luhn on the first nine'],
    ['35600000000049', 'digits of La Poste that are no multiple of 5'],
  ])('refuses %s: %s', (siret) => {
    expect(isSiret(siret)).toBe(false)
  })
  it('checks the nine digits of a SIREN', () => {
    expect(isSiren('732829320')).toBe(true)
    expect(isSiren('732829321')).toBe(false)
    expect(isSiren('73282932')).toBe(false)
  })
  it('finds any single wrong digit', () => {
    const right = '73282932000074'
    for (let i = 0; i < right.length; i++) {
      const wrong = right.slice(0, i) + ((Number(right[i]) + 1) % 10) + right.slice(i + 1)
      expect(isSiret(wrong)).toBe(false)
    }
  })
})

describe('APE code (SET-19)', () => {
  it('is four digits and a letter', () => {
    expect(['5610A', '78.20Z'].every(isApeCode)).toBe(true)
    expect(['5610', '56101', '5610a', 'A5610', '561.0A', '5610 A'].some(isApeCode)).toBe(false)
  })
})

describe('VAT number (SET-25, law §3.8)', () => {
  it.each(['FR44732829320', 'FR 44732829320', 'DE 123456789', 'NL 123456789B01', 'FR K7399859412'])(
    'accepts %s',
    (number) => {
      expect(isVatNumber(number)).toBe(true)
    },
  )
  it.each([
    'FR45732829320',
    'FR44732829321',
    'FRI7399859412',
    'FR 4473282932',
    'DE 1234567',
    'DE 1234567890123',
    '44732829320',
    'FR  44732829320',
  ])('refuses %s', (number) => {
    expect(isVatNumber(number)).toBe(false)
  })
})

describe('numbers as they are read', () => {
  it('SET-18 shows a SIRET in groups of three, three, three and five, and reads it back', () => {
    expect(formatSiret('73282932000074')).toBe('732 829 320 00074')
    expect(formatSiret('7328')).toBe('732 8')
    expect(siretDigits(' 732\u00a0829\u202f320 00074')).toBe('73282932000074')
  })

  it('SET-19 shows an APE code with a space, and reads what people type', () => {
    expect(formatApeCode('5610A')).toBe('5610 A')
    expect(formatApeCode('56')).toBe('56')
    expect(['56.10a', '5610 A', '5610A'].map(apeCodeOf)).toEqual(['5610A', '5610A', '5610A'])
  })

  it('law §3.8 derives the VAT number of any French company, which the check then accepts', () => {
    expect(frenchVatNumber('73282932000074')).toBe('FR 44732829320')
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000, max: 99_999_999 }), (start) => {
        const siren = [...'0123456789'].map((last) => `${start}${last}`).find(isSiren) ?? ''
        expect(isVatNumber(frenchVatNumber(`${siren}00012`))).toBe(true)
      }),
    )
  })
})
