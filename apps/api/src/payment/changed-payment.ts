import type { payment } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { changedBilling } from '@renfort/contract/payment.ts'
import { readInput } from '@renfort/contract/kernel/issues.ts'
import { patched } from '@renfort/domain/kernel/patch.ts'
import { type Issue, issue } from '@renfort/domain/kernel/issue.ts'
import { validateBilling } from '@renfort/domain/payment/billing.ts'
import {
  isProvided,
  type PaymentMethod,
  type ProvidedType,
  statementMethod,
} from '@renfort/domain/payment/payment-method.ts'
import { keptDigits } from '../platform/http/kept-phone.ts'
import type { ProvidedMethod } from '../outside/payment/port.ts'
import type { StoredPayment } from './payment-queries.ts'

export type PaymentChange = Parsed<typeof payment.updatePaymentInformations>['body']

/** The provider's data of the token in a change, and the customer to whom it must belong. */
export interface ProviderAnswer {
  readonly method: ProvidedMethod | null
  readonly customerId: string | null
}

/** The payment after a change, or all problems of it. */
export function changedPayment(
  before: StoredPayment,
  { data, paymentMethodId }: PaymentChange,
  answer: ProviderAnswer,
): { readonly after: StoredPayment; readonly issues: readonly Issue[] } {
  const { paymentMethod: chosen, ...given } = withoutTick(data)
  const kept = patched(before, given)
  const groups = readInput(changedBilling, { data: namedGroups(kept, data) })
  if (!groups.success) return { after: before, issues: groups.issues }
  const tvaNumber = kept.tvaNumber === '' ? null : kept.tvaNumber
  const named = { ...kept, tvaNumber }
  // A phone that the change does not name stays as stored.
  const after = given.accountingInfo === undefined ? named : withKeptPhone(named)
  const issues = billingIssues(data, after)
  if (chosen === undefined) return { after, issues }
  const { type } = chosen
  if (!isProvided(type)) {
    return { after: { ...after, paymentMethod: statementMethod, methodId: null }, issues }
  }
  const currency = type === 'card' ? null : (chosen.currency ?? 'eur')
  if (paymentMethodId === undefined) {
    const stays = before.paymentMethod?.type === type ? before.paymentMethod : null
    return stays === null
      ? { after, issues: [...issues, refusedMethod(type)] }
      : { after: { ...after, paymentMethod: { ...stays, currency } }, issues }
  }
  const { method, customerId } = answer
  if (method === null || method.type !== type || method.customerId !== customerId) {
    return { after, issues: [...issues, refusedMethod(type)] }
  }
  const paymentMethod = { ...storedMethod(method), currency }
  return { after: { ...after, paymentMethod, methodId: paymentMethodId }, issues }
}

function withKeptPhone(payment: StoredPayment): StoredPayment {
  const { accountingInfo } = payment
  if (accountingInfo === null) return payment
  const phoneNumber = keptDigits(accountingInfo.phoneNumber, payment.billingAddress?.country)
  return { ...payment, accountingInfo: { ...accountingInfo, phoneNumber } }
}

/** An empty last name already says that the person has one name only. */
function withoutTick(data: PaymentChange['data']) {
  if (data.accountingInfo === undefined) return { ...data, accountingInfo: undefined }
  const { hasOneName: _, ...accountingInfo } = data.accountingInfo
  return { ...data, accountingInfo }
}

/** The stored fields of a method. */
export function storedMethod(method: ProvidedMethod): PaymentMethod {
  const { customerId: _, ...stored } = method
  return { ...stored, currency: null, state: 'active' }
}

function refusedMethod(type: ProvidedType): Issue {
  return issue(['paymentMethodId'], type === 'card' ? 'errors.payment.card' : 'errors.payment.iban')
}

/** The problems by the rules of the country, after the change. */
function billingIssues(
  { billingAddress, tvaNumber }: PaymentChange['data'],
  after: StoredPayment,
): Issue[] {
  if ((billingAddress === undefined && tvaNumber === undefined) || after.billingAddress === null) {
    return []
  }
  const { country, postalCode } = after.billingAddress
  return validateBilling({ country, postalCode, tvaNumber: after.tvaNumber }).map((found) => ({
    ...found,
    path:
      found.path[0] === 'postalCode'
        ? ['data', 'billingAddress', 'postalCode']
        : ['data', 'tvaNumber'],
  }))
}

/** The groups of fields that a change names, after the change. */
function namedGroups(
  kept: StoredPayment,
  { accountingInfo, billingAddress }: PaymentChange['data'],
) {
  return {
    ...(accountingInfo === undefined ? {} : { accountingInfo: kept.accountingInfo }),
    ...(billingAddress === undefined ? {} : { billingAddress: kept.billingAddress }),
  }
}

/** Whether a change touches more than the order form. */
export function changesTerms({ data, paymentMethodId }: PaymentChange): boolean {
  const { wantOrderForm: _, ...others } = data
  return paymentMethodId !== undefined || Object.values(others).some((value) => value !== undefined)
}
