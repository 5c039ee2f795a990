import type { Refusal } from '../kernel/issue.ts'
import { isApeCode, isSiret } from './identifiers.ts'

/** What a company completes before it posts a mission, in the order of its settings (SET-06, SUM-23). */
export const completionItems = [
  'profile',
  'legalInformations',
  'paymentInformations',
  'hourTypes',
  'indemnities',
] as const
export type CompletionItem = (typeof completionItems)[number]

export interface CompletionFacts {
  readonly profile: Fields<'name' | 'description' | 'logoURL'>
  readonly legal: Fields<'name' | 'businessName' | 'siret' | 'apeCode'>
  readonly payment: {
    readonly accountingInfo: Fields<'firstName' | 'lastName' | 'email' | 'phoneNumber'>
    readonly billingAddress: Fields<'street' | 'postalCode' | 'city' | 'country'>
    readonly tvaNumber: string | null
    readonly hasPaymentMethod: boolean
    readonly wantOrderForm: boolean
  }
  readonly hourTypes: { readonly valid: boolean; readonly confirmed: boolean }
  readonly indemnities: { readonly valid: boolean; readonly confirmed: boolean }
}

type Fields<Name extends string> = Readonly<Record<Name, string | null>>

/** Which items are complete (API-29); the last two are only once the company has confirmed them (TASK-54). */
export function completion(facts: CompletionFacts): Record<CompletionItem, boolean> {
  const { payment } = facts
  return {
    profile: filled(facts.profile),
    legalInformations:
      filled(facts.legal) &&
      isSiret(facts.legal.siret ?? '') &&
      isApeCode(facts.legal.apeCode ?? ''),
    paymentInformations:
      filled(withOneName(payment.accountingInfo)) &&
      filled(payment.billingAddress) &&
      (payment.billingAddress.country === 'FR' || !isBlank(payment.tvaNumber)) &&
      (payment.hasPaymentMethod || payment.wantOrderForm),
    hourTypes: facts.hourTypes.valid && facts.hourTypes.confirmed,
    indemnities: facts.indemnities.valid && facts.indemnities.confirmed,
  }
}

/** The items still to complete, in the order of the settings. */
export function missingItems(state: Readonly<Record<CompletionItem, boolean>>): CompletionItem[] {
  return completionItems.filter((item) => !state[item])
}

/** Why a company may not post yet: the items it lacks, or `null`. */
export function incompleteRefusal(missing: readonly CompletionItem[]): Refusal | null {
  if (missing.length === 0) return null
  return { key: 'errors.organisation.incomplete', params: { missing } }
}

/** Who has one name only is told whole without a last one. */
function withOneName<Names extends Fields<'firstName' | 'lastName'>>(names: Names): Names {
  return names.lastName === '' ? { ...names, lastName: names.firstName } : names
}

function filled(fields: Readonly<Record<string, string | null>>): boolean {
  return !Object.values(fields).some(isBlank)
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === ''
}
