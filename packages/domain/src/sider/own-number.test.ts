import { describe, expect, it } from 'vitest'
import { isOwnNumber, ownNumberKey } from './own-number.ts'

describe('the number under which a company knows a Sider', () => {
  it.each([
    ['00123', '00123'],
    [' ab-12  c ', 'ab-12 c'],
    ['AB-12', 'ab-12'],
    ['００１', '001'],
  ])('compares %j as %j', (number, key) => {
    expect(ownNumberKey(number)).toBe(key)
  })

  it.each([
    ['1', true],
    ['x'.repeat(30), true],
    ['x'.repeat(31), false],
    ['', false],
    ['  ', false],
    ['a\u0000b', false],
  ])('%j may be one: %j', (text, expected) => {
    expect(isOwnNumber(text)).toBe(expected)
  })
})
