import { describe, expect, it } from 'vitest'
import { noFacts, shareOf, spendingOf, sumOfFacts } from './figure.ts'

describe('figures', () => {
  const november = { ...noFacts, spentCents: 12_050, places: 8, heldPlaces: 6, lines: 3 }
  const december = { ...noFacts, spentCents: -50, places: 2, heldPlaces: 0, absences: 1, lines: 0 }

  it('of several months and companies are shares of their sums, not means of their shares', () => {
    const sum = sumOfFacts([november, december])
    expect(spendingOf(sum)).toBe(12_000)
    expect(shareOf('fill', november)).toBe(7_500)
    expect(shareOf('fill', december)).toBe(0)
    expect(shareOf('fill', sum)).toBe(6_000)
    expect(shareOf('absence', sum)).toBe(3_333)
  })

  it.each(['fill', 'overtime', 'holiday', 'lateSignature', 'absence'] as const)(
    '%s is no figure where nothing happened',
    (kind) => {
      expect(shareOf(kind, sumOfFacts([]))).toBeNull()
    },
  )
})
