import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { issue } from '@renfort/domain/kernel/issue.ts'
import type { Passwords } from '../platform/passwords.ts'
import { invalidInput } from '../platform/http/refusal.ts'

const shownDigits = 12

/**
 * The first characters of the SHA-256 of common passwords: those of the million most frequent in
 * breaches (SecLists) that the rules of the fields let through, and words of this trade with usual
 * endings. Browsers send a hash, so hashes are compared.
 */
const common: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trimEnd()
    .split('\n'),
)

/** The slow hash to store for a chosen password; refused for a common one. */
export function hashChosen(passwords: Passwords, clientHash: string): Promise<string> {
  if (common.has(clientHash.slice(0, shownDigits))) {
    throw invalidInput([issue(['password'], 'errors.field.password_common')])
  }
  return passwords.hash(clientHash)
}
