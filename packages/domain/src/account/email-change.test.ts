import { expect, it } from 'vitest'
import { emailChangeNeedsPassword } from './email-change.ts'

it.each([
  ['another e-mail', { googleLogin: false }, 'new@example.test', true],
  ['the same e-mail', { googleLogin: false }, 'old@example.test', false],
  ['no e-mail', { googleLogin: false }, undefined, false],
  [
    'another e-mail of an account without a password',
    { googleLogin: true },
    'new@example.test',
    false,
  ],
])('ASVS 7.5.1 %s asks for the password: %s %s', (_what, account, email, asks) => {
  expect(emailChangeNeedsPassword({ email: 'old@example.test', ...account }, email)).toBe(asks)
})
