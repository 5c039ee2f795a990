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
    [{ firstName: 'Awa', oldPassword: 'a', password: 'b' }, []],
    [{ oldPassword: 'a' }, ['password errors.field.required']],
    [{}, [' errors.input.invalid']],
    [{ email: undefined }, [' errors.input.invalid']],
  ]
  const problems = (change: ProfileChange) =>
    validateProfileChange(change).map(({ path, key }) => `${path.join('.')} ${key}`)
  it.each(table)('%j is judged', (change, expected) => {
    expect(problems(change)).toEqual(expected)
  })
  it('PROF-05 asks for the old password with a new one', () => {
    expect(problems({ oldPassword: 'a', password: 'b' })).toEqual([])
    const missing = ['oldPassword errors.field.required']
    expect(problems({ password: 'b' })).toEqual(missing)
    expect(problems({ firstName: 'Awa', password: 'b' })).toEqual(missing)
  })
})
