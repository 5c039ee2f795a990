import { phoneNumber } from '@renfort/contract/kernel/phone-number.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { invalidInput } from './refusal.ts'

/**
 * A phone number as it is stored, in E.164: typed in the French form, as on the screens, or with a
 * country code. Refuses, at `field`, a number that is not valid in its country; `known`, the stored
 * value, is always accepted.
 */
export function keptPhone(typed: string, field: string, known: string | null = null): string {
  if (typed === known) return typed
  const found = phoneNumber(typed)
  if (found === null) throw invalidInput([issue([field], 'errors.field.phone')])
  return found.e164
}

/**
 * The same for fields that accept any 6 to 15 digits (PROF-02): an invalid number stays as it was
 * typed. A national form is read as one of `country`.
 */
export function keptDigits(typed: string, country?: string): string {
  return phoneNumber(typed, country)?.e164 ?? typed
}
