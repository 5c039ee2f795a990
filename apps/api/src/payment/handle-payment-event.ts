import { isDeepStrictEqual } from 'node:util'
import type { PaymentMethod } from '@renfort/domain/payment/payment-method.ts'
import { lockSettings } from '../organisation/profile-queries.ts'
import type { ChargeEvent, PaymentEvent } from '../outside/payment/port.ts'
import { nobody, type Transaction } from '../platform/database/db.ts'
import type { Services } from '../platform/services.ts'
import { auditedMethod } from './audited-payment.ts'
import { storedMethod } from './changed-payment.ts'
import {
  findPayment,
  findPaymentByMethod,
  rememberEvent,
  savePayment,
  settleSetup,
} from './payment-queries.ts'

type MethodEvent = Extract<PaymentEvent, { methodId: string }>

/** Applies an event of the provider once, by its id, however often it arrives. */
export async function handlePaymentEvent(
  { db }: Services,
  event: Exclude<PaymentEvent, ChargeEvent>,
): Promise<void> {
  if (event.type === 'other') return
  await db.transaction(nobody, async (transaction) => {
    const { queries, now } = transaction
    if (!(await rememberEvent(queries, { id: event.id, type: event.type, now }))) return
    if ('setupId' in event) await settle(transaction, event)
    else await follow(transaction, event)
  })
}

async function settle(
  { queries, record }: Transaction,
  { type, setupId, customerId }: Extract<PaymentEvent, { setupId: string }>,
): Promise<void> {
  if (customerId === null) return
  const status = type === 'setup_succeeded' ? 'succeeded' : 'failed'
  const organisationId = await settleSetup(queries, { setupId, customerId, status })
  if (organisationId === null) return
  await record({
    action: 'payment.settleSetup',
    entity: 'organisation',
    entityId: organisationId,
    organisationId,
    before: { setupStatus: 'open' },
    after: { setupStatus: status },
  })
}

const actions = {
  method_detached: 'payment.removeMethod',
  method_updated: 'payment.refreshMethod',
  mandate_changed: 'payment.changeMandate',
} as const

/** A method that no company uses is ignored. */
async function follow({ queries, record }: Transaction, event: MethodEvent): Promise<void> {
  const holder = await findPaymentByMethod(queries, event.methodId)
  if (holder === undefined) return
  const { organisationId } = holder
  await lockSettings(queries, organisationId)
  const before = await findPayment(queries, organisationId)
  // The method may have been replaced before the lock was acquired.
  if (before.methodId !== event.methodId || before.paymentMethod === null) return
  const method = methodAfter(before.paymentMethod, event)
  if (isDeepStrictEqual(method, before.paymentMethod)) return
  await savePayment(queries, organisationId, {
    ...before,
    paymentMethod: method,
    methodId: method === null ? null : before.methodId,
  })
  await record({
    action: actions[event.type],
    entity: 'organisation',
    entityId: organisationId,
    organisationId,
    before: auditedMethod(before.paymentMethod),
    after: auditedMethod(method),
  })
}

function methodAfter(method: PaymentMethod, event: MethodEvent): PaymentMethod | null {
  switch (event.type) {
    case 'method_detached':
      return null
    case 'method_updated': {
      const { currency, state } = method
      return { ...storedMethod(event.method), currency, state }
    }
    case 'mandate_changed':
      return { ...method, state: event.isActive ? 'active' : 'inactive' }
  }
}
