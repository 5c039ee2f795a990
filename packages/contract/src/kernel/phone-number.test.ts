import { describe, expect, it } from 'vitest'
import { phoneNumber } from './phone-number.ts'

describe('phoneNumber', () => {
  it.each([
    ['0612345678', '+33612345678', '06 12 34 56 78'],
    ['06.12.34.56.78', '+33612345678', '06 12 34 56 78'],
    ['+33 (0)1 44 55 66 77', '+33144556677', '01 44 55 66 77'],
    ['+32 470 12 34 56', '+32470123456', '+32 470 12 34 56'],
  ])('reads %s', (typed, e164, text) => {
    expect(phoneNumber(typed)).toMatchObject({ e164, text })
  })

  it.each(['', '06 12', '0012', 'abc', '+33 1 23'])('ERR-24 refuses %j', (typed) => {
    expect(phoneNumber(typed)).toBeNull()
  })
})
