import { describe, expect, it } from 'vitest'
import { evidenceState } from './evidence.ts'

describe('the evidence file of a signature', () => {
  it.each([
    [{ hasEvidence: true, hasKey: true }, 'ready'],
    // An evidence file that exists stays, even if the key is removed.
    [{ hasEvidence: true, hasKey: false }, 'ready'],
    [{ hasEvidence: false, hasKey: true }, 'preparing'],
    [{ hasEvidence: false, hasKey: false }, 'unsealed'],
  ] as const)('%j is %s', (signature, state) => {
    expect(evidenceState(signature)).toBe(state)
  })
})
