import * as argon2 from '@node-rs/argon2'
import { expect, it, vi } from 'vitest'
import { createPasswords } from './passwords.ts'

const parametersOf = (encoded: unknown) => String(encoded).split('$').slice(0, 4).join('$')

it('ASVS 6.3.8 does the same work for an account that exists and for none', async () => {
  const [hash, verify] = [
    vi.fn<typeof argon2.hash>(argon2.hash),
    vi.fn<typeof argon2.verify>(argon2.verify),
  ]
  const passwords = createPasswords({ hash, verify })
  const stored = await passwords.hash('a'.repeat(64))
  hash.mockClear()
  expect(await passwords.verify(stored, 'b'.repeat(64))).toBe(false)
  expect(await passwords.verify(null, 'b'.repeat(64))).toBe(false)
  const compared = verify.mock.calls.map(([encoded]) => parametersOf(encoded))
  expect(compared).toEqual([parametersOf(stored), parametersOf(stored)])
  expect(hash).not.toHaveBeenCalled()
})

it('ASVS 11.4.2 stores argon2id with at least 19 MiB and two passes, salted', async () => {
  const passwords = createPasswords()
  const [first, second] = [await passwords.hash('x'), await passwords.hash('x')]
  expect(parametersOf(first)).toBe('$argon2id$v=19$m=19456,t=2,p=1')
  expect(first).not.toBe(second)
  expect(await passwords.verify(first, 'x')).toBe(true)
})

it('no password is that of an account that has none', async () => {
  const passwords = createPasswords()
  expect(await passwords.verify(null, 'no account has this password')).toBe(false)
})
