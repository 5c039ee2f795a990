import { describe, expect, it } from 'vitest'
import { issue } from '../kernel/issue.ts'
import {
  companySizes,
  fullNameIssues,
  signUpNeeds,
  signUpPassword,
  splitFullName,
  validateSignUpCredentials,
} from './sign-up.ts'

describe('signing up', () => {
  it.each([
    ['Awa Diallo', 'Awa', 'Diallo'],
    ['  Marie  de la Tour ', 'Marie', 'de la Tour'],
    ['Jean-Luc O’Neil', 'Jean-Luc', 'O’Neil'],
  ])('AUTH-24 splits %j at the first space', (name, firstName, lastName) => {
    expect(splitFullName({ fullName: name })).toEqual({ firstName, lastName })
  })

  it.each(['', 'Awa', ' Awa '])('AUTH-24 asks for a space in %j', (name) => {
    expect(splitFullName({ fullName: name })).toBeNull()
  })

  it.each(['Suharto', ' Suharto ', 'Le Goff'])(
    'AUTH-24 keeps the one name %j whole',
    (fullName) => {
      const typed = { fullName, hasOneName: true }
      expect(splitFullName(typed)).toEqual({ firstName: fullName.trim(), lastName: '' })
      expect(fullNameIssues(typed)).toEqual([])
    },
  )

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

const required = (field: string) => issue([field], 'errors.field.required')
const excess = (field: string) => issue([field], 'errors.input.invalid')

describe('the credentials of a sign-up', () => {
  it.each([
    ['a password', { password: 'p' }, []],
    ['a password, and Google not used', { password: 'p', googleLogin: false }, []],
    ['Google and its ticket', { googleLogin: true, googleToken: 't' }, []],
    ['nothing', {}, [required('password')]],
    ['Google without its ticket', { googleLogin: true }, [required('googleToken')]],
    [
      'Google, its ticket and a password',
      { googleLogin: true, googleToken: 't', password: 'p' },
      [excess('password')],
    ],
    [
      'a password and a ticket that is not asked for',
      { googleToken: 't', password: 'p' },
      [excess('googleToken')],
    ],
    [
      'Google with a password in place of its ticket',
      { googleLogin: true, password: 'p' },
      [required('googleToken'), excess('password')],
    ],
  ])('AUTH-27 with %s', (_case, credentials, issues) => {
    expect(validateSignUpCredentials(credentials)).toEqual(issues)
  })
})

it.each([
  ['', 'errors.field.required'],
  ['Julien', 'errors.field.name_needs_space'],
  ['Julien2 Roy', 'errors.field.person_name_sign'],
  ['Julien -', 'errors.field.person_name_letter'],
])('AUTH-24 CTR-15 refuses the full name « %s » with %s', (name, key) => {
  expect(fullNameIssues({ fullName: name })).toMatchObject([{ path: ['fullName'], key }])
})

it.each([
  ['', 'errors.field.required'],
  ['42', 'errors.field.person_name_sign'],
  ['-', 'errors.field.person_name_letter'],
])('AUTH-24 CTR-15 refuses the one name « %s » with %s', (fullName, key) => {
  expect(fullNameIssues({ fullName, hasOneName: true })).toMatchObject([{ key }])
})
