import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, centsToEuros, eurosToCents, mulDiv, parseEuros } from './money.ts'

/**
 * The rounding by its definition, in BigInt only: |2 × exact − 2 × rounded| ≤ 1, ties away from
 * zero.
 */
function exactRounded(a: number, b: number, c: number): number {
  const product = BigInt(a) * BigInt(b)
  const divisor = BigInt(c)
  const negative = product < 0n !== divisor < 0n
  const [top, bottom] = [product < 0n ? -product : product, divisor < 0n ? -divisor : divisor]
  const rounded = (2n * top + bottom) / (2n * bottom)
  return Number(negative ? -rounded : rounded)
}

describe('cents', () => {
  it('takes whole numbers only', () => {
    expect(cents(1250)).toBe(1250)
    expect(Object.is(cents(-0), 0)).toBe(true)
    for (const value of [0.5, Number.NaN, Infinity, 2 ** 53]) {
      expect(() => cents(value)).toThrow(RangeError)
    }
  })
  it('comes from and goes to the euros of the wire', () => {
    expect(eurosToCents(1.15)).toBe(115)
    expect(eurosToCents(-0.07)).toBe(-7)
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (n) => {
        expect(eurosToCents(centsToEuros(cents(n)))).toBe(n === 0 ? 0 : n)
      }),
    )
  })
})

describe('mulDiv', () => {
  it('rounds half away from zero', () => {
    expect(mulDiv(1950, 19500, 10000)).toBe(3803)
    expect(mulDiv(5, 1, 10)).toBe(1)
    expect(mulDiv(-5, 1, 10)).toBe(-1)
    expect(mulDiv(5, 1, -10)).toBe(-1)
    expect(mulDiv(-15, 1, 10)).toBe(-2)
    expect(mulDiv(450, 2535, 60)).toBe(19013)
    expect(mulDiv(4, 1, 10)).toBe(0)
  })
  it('is exact on both sides of 2^53', () => {
    const any = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -100_000, max: 100_000 }))
    const divisor = fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((c) => c !== 0)
    fc.assert(
      fc.property(any, any, divisor, (a, b, c) => {
        expect(mulDiv(a, b, c) + 0).toBe(exactRounded(a, b, c))
      }),
      { numRuns: 5000 },
    )
  })
})

describe('parseEuros', () => {
  it.each([
    ['12,50', 1250],
    ['12.5', 1250],
    ['12', 1200],
    ['0,05', 5],
    [' 1 234,56 €', 123456],
    ['13\u202F000', 1300000],
  ])('POST-61 reads %s', (text, expected) => {
    expect(parseEuros(text)).toBe(expected)
  })
  it.each(['', '12,505', '12,', ',5', '-3', '1.2.3', 'douze', '12e3'])(
    'POST-61 refuses %s',
    (text) => {
      expect(parseEuros(text)).toBeNull()
    },
  )
})
