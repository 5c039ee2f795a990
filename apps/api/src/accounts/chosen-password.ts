import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { issue } from '@renfort/domain/kernel/issue.ts'
import type { Passwords } from '../platform/passwords.ts'
import { invalidInput } from '../platform/refusal.ts'

const shownDigits = 12

/**
 * The beginnings of the SHA-256 of passwords that everybody tries first: those of the million most
 * met in breaches (SecLists) that the rules of the fields would let through, and usual endings of
 * words of this trade. A browser sends a hash, so hashes are what can be compared.
 */
const common: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trimEnd()
    .split('\n'),
)

/** The slow hash to keep of a password that somebody chose, unless it is among the first guessed. */
export function hashChosen(passwords: Passwords, clientHash: string): Promise<string> {
  if (common.has(clientHash.slice(0, shownDigits))) {
    throw invalidInput([issue(['password'], 'errors.field.password_common')])
  }
  return passwords.hash(clientHash)
}
