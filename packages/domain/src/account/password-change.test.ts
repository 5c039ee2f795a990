import { describe, expect, it } from 'vitest'
import { signUpPassword } from '../organisation/sign-up.ts'
import {
  changedPassword,
  passwordChangeRefusal,
  validatePasswordChange,
} from './password-change.ts'

const problemsOf = (password: string, confirmation = password, oldPassword = 'Ancien!2026') =>
  validatePasswordChange({ oldPassword, password, confirmation }).map(
    ({ path, key, params }) => `${path.join('.')} ${key}${params ? ` ${params['min']}` : ''}`,
  )

describe('a change of password', () => {
  it('C-01 keeps both minimum lengths: 8 at sign-up, 9 in the profile', () => {
    expect([signUpPassword.minLength, changedPassword.minLength]).toEqual([8, 9])
  })

  it.each([
    ['Nouve!26x', []],
    ['Nouveau!2026', []],
    ['éléphants€', []],
    ['Nouve!26', ['password errors.field.password_too_short 9']],
    ['', ['password errors.field.password_too_short 9']],
    ['Nouveau2026', ['password errors.field.password_special']],
    ['éléphants', ['password errors.field.password_special']],
    ['Nouveau 2026', ['password errors.field.password_special']],
    ['Nouveau! 2026', ['password errors.field.password_whitespace']],
    [' Nouveau!2026', ['password errors.field.password_whitespace']],
    ['Nouveau!2026\t', ['password errors.field.password_whitespace']],
    ['Nouveau!\u00a02026', ['password errors.field.password_whitespace']],
  ] as const)('PROF-06 judges « %s »', (password, expected) => {
    expect(problemsOf(password)).toEqual(expected)
  })

  it('PROF-05 asks for the old password', () => {
    expect(problemsOf('Nouveau!2026', 'Nouveau!2026', '')).toEqual([
      'oldPassword errors.field.required',
    ])
  })

  it('PROF-07 reports a different confirmation together with any other problem', () => {
    expect(problemsOf('Nouveau!2026', 'nouveau!2026')).toEqual([
      'confirmation errors.field.passwords_differ',
    ])
    expect(problemsOf('court', 'autre', '')).toEqual([
      'oldPassword errors.field.required',
      'password errors.field.password_too_short 9',
      'confirmation errors.field.passwords_differ',
    ])
  })

  it('PROF-09 is refused to a user who signs in with a social network', () => {
    expect(passwordChangeRefusal({ googleLogin: false })).toBeNull()
    expect(passwordChangeRefusal({ googleLogin: true })).toEqual({
      key: 'errors.user.password_change_forbidden',
    })
  })
})
