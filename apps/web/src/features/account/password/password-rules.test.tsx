import { expect, it } from 'vitest'
import { newPassword } from './password-rules.ts'

it.each([
  ['court!', [['errors.field.password_too_short', { min: 8 }]]],
  ['SansSpecial', [['errors.field.password_special', {}]]],
  ['Secret!1', []],
])(
  'AUTH-26 AUTH-38 ERR-31 tells of %j what is missing, one thing at a time',
  (password, expected) => {
    const issues = newPassword.safeParse(password).error?.issues ?? []
    expect(
      issues.map((issue) => [issue.message, issue.code === 'custom' ? issue.params : null]),
    ).toEqual(expected)
  },
)
