import { payment } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { can } from '@renfort/domain/access/policy.ts'
import { contentVersion } from '../organisation/content-version.ts'
import { lockSettings } from '../organisation/profile-queries.ts'
import { invalidInput, refuse } from '../platform/http/refusal.ts'
import { type Call, ownOrganisation, sessionOf } from '../platform/http/route.ts'
import { toWire } from '../platform/http/wire-answer.ts'
import { providerOf, whenItAnswers } from './ask-provider.ts'
import { auditedPayment } from './audited-payment.ts'
import {
  changedPayment,
  changesTerms,
  type PaymentChange,
  type ProviderAnswer,
} from './changed-payment.ts'
import { dropSetup, findCustomer, findPayment, savePayment } from './payment-queries.ts'
import { toPayment } from './read-payment-informations.ts'

type Update = typeof payment.updatePaymentInformations

/**
 * Updates the payment (SET-21 to SET-30). A company changes everything except the order form;
 * internal staff who act for it change the order form only (decisions §9).
 */
export async function updatePaymentInformations(
  call: Call,
  { params, body }: Parsed<Update>,
): Promise<Answer<Update>> {
  const organisationId = ownOrganisation(call, params.id, body.organisationId)
  const { services, scope } = call
  if (changesTerms(body)) refuseWithoutRight(call, 'payment.edit')
  const described = await describeMethod(call, organisationId, body)
  const { answer, left } = await services.db.transaction(scope, async (transaction) => {
    const { queries } = transaction
    await lockSettings(queries, organisationId)
    const before = await findPayment(queries, organisationId)
    if (body.version !== undefined && body.version !== contentVersion(before)) {
      throw refuse('errors.organisation.stale')
    }
    const { wantOrderForm = before.wantOrderForm } = body.data
    if (wantOrderForm !== before.wantOrderForm) refuseWithoutRight(call, 'payment.orderForm')
    const { after, issues } = changedPayment(before, body, described)
    if (issues.length > 0) throw invalidInput(issues)
    await savePayment(queries, organisationId, after)
    if (after.methodId !== before.methodId) await dropSetup(queries, organisationId)
    await transaction.record({
      action: 'payment.update',
      entity: 'organisation',
      entityId: organisationId,
      before: auditedPayment(before),
      after: auditedPayment(after),
    })
    const saved = toPayment(call, await findPayment(queries, organisationId), null)
    await call.keep(transaction, toWire(payment.updatePaymentInformations, saved))
    return { answer: saved, left: before.methodId === after.methodId ? null : before.methodId }
  })
  await forget(call, left)
  return answer
}

function refuseWithoutRight(call: Call, action: 'payment.edit' | 'payment.orderForm'): void {
  const decision = can(sessionOf(call).actor, action)
  if (!decision.allowed) throw refuse(decision.because)
}

async function describeMethod(
  { services, scope }: Call,
  organisationId: string,
  { paymentMethodId }: PaymentChange,
): Promise<ProviderAnswer> {
  if (paymentMethodId === undefined) return { method: null, customerId: null }
  const provider = providerOf(services)
  return {
    method: await whenItAnswers(provider.describe(paymentMethodId)),
    customerId: await findCustomer(services.db.queries(scope), organisationId, provider.name),
  }
}

/** Asks the provider to forget a method that is no longer used; its failure is only logged. */
async function forget({ services, log }: Call, methodId: string | null): Promise<void> {
  if (methodId === null) return
  await services.payment?.forget(methodId).catch((error: unknown) => {
    log.warn({ err: error }, 'a payment method was not forgotten')
  })
}
