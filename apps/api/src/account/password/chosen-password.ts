import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { issue } from '@renfort/domain/kernel/issue.ts'
import type { Turn } from '../../platform/bounded-line.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { invalidInput } from '../../platform/http/refusal.ts'

const shownDigits = 12

/**
 * The first characters of the SHA-256 hashes of common passwords: those of the million most
 * frequent in breaches (SecLists) that pass the rules of the fields, words of this trade with usual
 * endings and, for callers without a form, the empty one and the ten thousand most common of all
 * (zxcvbn). Browsers send a hash, so hashes are compared.
 */
const common: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trimEnd()
    .split('\n'),
)

/** The slow hash to store for a chosen password; throws for a common one. */
export function hashChosen(passwords: Passwords, clientHash: string, turn?: Turn): Promise<string> {
  if (common.has(clientHash.slice(0, shownDigits))) {
    throw invalidInput([issue(['password'], 'errors.field.password_common')])
  }
  return passwords.hash(clientHash, turn)
}
