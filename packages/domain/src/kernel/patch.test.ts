import { describe, expect, it } from 'vitest'
import { patched } from './patch.ts'

const before = { name: 'Noël', rule: { days: [1, 2], bound: { min: 1, max: 9 } }, note: 'x' }

describe('a value after a patch', () => {
  it.each([
    [{}, before],
    [undefined, before],
    [{ name: undefined }, before],
    [{ name: '' }, { ...before, name: '' }],
    [{ rule: { days: [3] } }, { ...before, rule: { ...before.rule, days: [3] } }],
    [
      { rule: { bound: { max: 5 } } },
      { ...before, rule: { days: [1, 2], bound: { min: 1, max: 5 } } },
    ],
  ])('%j changes what it names', (patch, after) => {
    expect(patched(before, patch)).toEqual(after)
  })

  it('null empties, and a record takes the place of null', () => {
    const stored: { readonly rule: { readonly min: number } | null } = { rule: { min: 1 } }
    expect(patched(stored, { rule: null })).toEqual({ rule: null })
    const empty: typeof stored = { rule: null }
    expect(patched(empty, { rule: { min: 2 } })).toEqual({ rule: { min: 2 } })
  })
})
