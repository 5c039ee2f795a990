import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pastedReferences } from './pasted-references.ts'

describe('the numbers of invoices in a pasted text', () => {
  it.each([
    ['F2026-000001\nF2026-000002', ['F2026-000001', 'F2026-000002']],
    ['f2026-000001; F2026-000001,\tA2026-000003 ', ['F2026-000001', 'A2026-000003']],
    ['Virement F2026-000007 – Brasserie', ['F2026-000007']],
    ['', []],
    ['aucune facture', []],
  ])('of %j are %j', (text, numbers) => {
    expect(pastedReferences(text)).toEqual(numbers)
  })

  it('are each once, at most 35 characters long, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const numbers = pastedReferences(text)
        expect(new Set(numbers).size).toBe(numbers.length)
        for (const number of numbers) expect(number).toMatch(/^[A-Z0-9+_/-]{4,35}$/)
      }),
    )
  })
})
