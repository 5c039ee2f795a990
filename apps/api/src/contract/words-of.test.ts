import { expect, it } from 'vitest'
import { consentTo } from './words-of.ts'

it.each(['contract', 'renewal'] as const)(
  'CTR-13 the consent to a %s counts its contracts, and says nothing where none is left',
  (kind) => {
    const consentOf = (contracts: number) =>
      consentTo({ kind, contractIds: Array.from({ length: contracts }, String) }, 'fr')
    expect(consentOf(3)).toContain(' 3 contrats')
    expect(consentOf(1)).not.toMatch(/\d/)
    expect(consentOf(0)).toBe('')
  },
)
