import { describe, expect, it } from 'vitest'
import { trimmed } from './trimmed.ts'

describe('trimmed', () => {
  it('trims texts however deep and leaves the rest', () => {
    const at = new Date(0)
    const value = { name: ' a ', list: [' b', { c: 'c ' }], count: 2, none: null, at, flag: false }
    expect(trimmed(value)).toEqual({
      name: 'a',
      list: ['b', { c: 'c' }],
      count: 2,
      none: null,
      at,
      flag: false,
    })
    expect(trimmed(value).at).toBe(at)
  })

  it('does not change what it is given', () => {
    const value = { name: ' a ' }
    trimmed(value)
    expect(value.name).toBe(' a ')
  })
})
