import { phoneNumber } from '@renfort/contract/kernel/phone-number.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { invalidInput } from './refusal.ts'

/**
 * A phone as it is kept, in E.164: one that is typed the French way, as on the screens, or with the
 * code of its country. Refuses what is no number of its country, at `field`; `known`, which is stored
 * already, stays whatever it is.
 */
export function keptPhone(typed: string, field: string, known: string | null = null): string {
  if (typed === known) return typed
  const found = phoneNumber(typed)
  if (found === null) throw invalidInput([issue([field], 'errors.field.phone')])
  return found.e164
}

/**
 * The same where any 6 to 15 digits are taken (PROF-02): what is no number stays as it was typed.
 * A national form is read as one of `country`.
 */
export function keptDigits(typed: string, country?: string): string {
  return phoneNumber(typed, country)?.e164 ?? typed
}
