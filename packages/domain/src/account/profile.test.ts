import { describe, expect, it } from 'vitest'
import { isProfilePhone, type ProfileChange, validateProfileChange } from './profile.ts'

describe('the phone of a profile', () => {
  it.each([
    ['06 39 98 00 11', true],
    ['0639980011', true],
    ['+33639980011', true],
    ['123456', true],
    ['123456789012345', true],
    ['12345', false],
    ['1234567890123456', false],
    ['+12345', false],
    ['06.39.98.00.11', false],
    ['06-39-98-00-11', false],
    ['0639+980011', false],
    ['++33639980011', false],
    ['٠٦٣٩٩٨٠٠١١', false],
    ['0639980011\n', false],
    ['', false],
  ])('PROF-02 C-18 « %s » is accepted: %s', (phone, expected) => {
    expect(isProfilePhone(phone)).toBe(expected)
  })
})

describe('a change of profile', () => {
  const table: readonly (readonly [ProfileChange, readonly string[]])[] = [
    [{ firstName: 'Awa' }, []],
    [{ lastName: 'Diallo' }, []],
    [{ email: 'awa@example.test' }, []],
    [{ phone: '0639980011' }, []],
    [{ oldPassword: 'a', password: 'b' }, []],
    [{ firstName: 'Awa', oldPassword: 'a', password: 'b' }, []],
    [{ password: 'b' }, ['oldPassword errors.field.required']],
    [{ firstName: 'Awa', password: 'b' }, ['oldPassword errors.field.required']],
    [{ oldPassword: 'a' }, ['password errors.field.required']],
    [{}, [' errors.input.invalid']],
    [{ email: undefined }, [' errors.input.invalid']],
  ]
  it.each(table)('PROF-05 %j is judged', (change, expected) => {
    const found = validateProfileChange(change).map(({ path, key }) => `${path.join('.')} ${key}`)
    expect(found).toEqual(expected)
  })
})
