import { describe, expect, it } from 'vitest'
import { companySizes, signUpNeeds, signUpPassword, splitFullName } from './sign-up.ts'

describe('signing up', () => {
  it.each([
    ['Awa Diallo', 'Awa', 'Diallo'],
    ['  Marie  de la Tour ', 'Marie', 'de la Tour'],
    ['Jean-Luc O’Neil', 'Jean-Luc', 'O’Neil'],
  ])('AUTH-24 splits %j at the first space', (name, firstName, lastName) => {
    expect(splitFullName(name)).toEqual({ firstName, lastName })
  })

  it.each(['', 'Awa', ' Awa '])('AUTH-24 asks for a space in %j', (name) => {
    expect(splitFullName(name)).toBeNull()
  })

  it('AUTH-26 asks for 8 characters and a special one', () => {
    expect(signUpPassword.minLength).toBe(8)
    for (const password of ['Secret!1', 'pâté€', 'a_b']) {
      expect(signUpPassword.special.test(password), password).toBe(true)
    }
    for (const password of ['Secret12', 'a b', '']) {
      expect(signUpPassword.special.test(password), password).toBe(false)
    }
  })

  it('AUTH-30 AUTH-31 offers the sizes and needs of the specification', () => {
    expect(companySizes).toEqual(['1-10', '11-50', '51-200', '201-1000', '1001-5000', '5000+'])
    expect(signUpNeeds).toEqual(['less-than-7-days', 'more-than-7-days', 'learn-about-side'])
  })
})
