import { describe, expect, it } from 'vitest'
import { issue } from '../kernel/issue.ts'
import { validateSignUpCredentials } from './sign-up.ts'

const required = (field: string) => issue([field], 'errors.field.required')
const excess = (field: string) => issue([field], 'errors.input.invalid')

describe('what proves who signs up', () => {
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
