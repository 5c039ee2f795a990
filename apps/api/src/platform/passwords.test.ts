import * as argon2 from '@node-rs/argon2'
import { beforeEach, expect, it, vi } from 'vitest'
import { createPasswords } from './passwords.ts'

vi.mock('@node-rs/argon2', { spy: true })

beforeEach(() => vi.clearAllMocks())

const parametersOf = (encoded: unknown) => String(encoded).split('$').slice(0, 4).join('$')

it('ASVS 6.3.8 does the same work for an account that exists and for none', async () => {
  const passwords = createPasswords()
  const stored = await passwords.hash('a'.repeat(64))
  vi.clearAllMocks()
  expect(await passwords.verify(stored, 'b'.repeat(64))).toBe(false)
  expect(await passwords.verify(null, 'b'.repeat(64))).toBe(false)
  const compared = vi.mocked(argon2.verify).mock.calls.map(([encoded]) => parametersOf(encoded))
  expect(compared).toEqual([parametersOf(stored), parametersOf(stored)])
  expect(argon2.hash).not.toHaveBeenCalled()
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
