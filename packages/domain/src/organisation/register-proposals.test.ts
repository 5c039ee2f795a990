import { describe, expect, it } from 'vitest'
import { registerProposals } from './register-proposals.ts'

const registered = {
  name: 'MAISON LUMIERE',
  businessName: 'Maison Lumière',
  apeCode: '5610A',
  apeNomenclature: 'naf-rev2',
} as const
const empty = { name: '', businessName: ' ', apeCode: '', apeNomenclature: 'naf-rev2' } as const

describe('SET-17 the values of the register compared with the typed ones', () => {
  it('fills what is empty', () => {
    expect(registerProposals(empty, registered)).toEqual({
      fills: ['name', 'businessName', 'apeCode'],
      differs: [],
    })
  })

  it('shows what differs, and writes over nothing', () => {
    const typed = { ...empty, name: 'Maison Lumière SAS', apeCode: '5610 C' }
    expect(registerProposals(typed, registered)).toEqual({
      fills: ['businessName'],
      differs: ['name', 'apeCode'],
    })
  })

  it('takes capitals, missing accents and spaces for the same', () => {
    const typed = { ...registered, name: 'Maison Lumière', apeCode: '56.10a' }
    expect(registerProposals(typed, registered)).toEqual({ fills: [], differs: [] })
  })

  it('SET-19 the same code of another list is another code', () => {
    const typed = { ...registered, apeNomenclature: 'naf-2025' } as const
    expect(registerProposals(typed, registered).differs).toEqual(['apeCode'])
  })

  it('says nothing of what the register keeps to itself', () => {
    const hidden = { name: null, businessName: null, apeCode: null, apeNomenclature: null }
    expect(registerProposals(empty, hidden)).toEqual({ fills: [], differs: [] })
  })
})
