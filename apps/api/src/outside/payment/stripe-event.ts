import type { Stripe } from 'stripe'
import type { PaymentEvent, ProvidedMethod } from './port.ts'
import { answerOf } from './stripe-charge.ts'
import { returnOf } from './stripe-dispute.ts'

/** Seconds between signature and arrival; an older event may be replayed by a third party. */
const tolerance = 300

/** An event with a valid signature; `null` for anything else. */
export function readStripeEvent(
  stripe: Stripe,
  body: Buffer,
  signature: string,
  secret: string,
): PaymentEvent | null {
  let event: Stripe.Event
  try {
    event = stripe.webhooks.constructEvent(body, signature, secret, tolerance)
  } catch {
    return null
  }
  return translated(event)
}

function translated(event: Stripe.Event): PaymentEvent {
  const { id } = event
  switch (event.type) {
    case 'setup_intent.succeeded':
    case 'setup_intent.setup_failed': {
      const { object: setup } = event.data
      const type = event.type === 'setup_intent.succeeded' ? 'setup_succeeded' : 'setup_failed'
      return { id, type, setupId: setup.id, customerId: idOf(setup.customer) }
    }
    case 'payment_method.detached':
      return { id, type: 'method_detached', methodId: event.data.object.id }
    case 'payment_method.updated':
    case 'payment_method.automatically_updated': {
      const method = methodOf(event.data.object)
      if (method === null) return { id, type: 'other' }
      return { id, type: 'method_updated', methodId: event.data.object.id, method }
    }
    case 'mandate.updated': {
      const { payment_method: method, status } = event.data.object
      const methodId = idOf(method)
      if (methodId === null || status === 'pending') return { id, type: 'other' }
      return { id, type: 'mandate_changed', methodId, isActive: status === 'active' }
    }
    case 'payment_intent.processing':
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed': {
      const { object: charge } = event.data
      return { id, type: 'charge_answered', chargeId: charge.id, answer: answerOf(charge) }
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const { object: dispute } = event.data
      const chargeId = idOf(dispute.payment_intent)
      const change = returnOf(dispute)
      if (chargeId === null || change === null) return { id, type: 'other' }
      return { id, type: 'charge_returned', chargeId, change }
    }
    default:
      return { id, type: 'other' }
  }
}

/** The described method; `null` for kinds that are not offered here. */
export function methodOf(method: Stripe.PaymentMethod): ProvidedMethod | null {
  const customerId = idOf(method.customer)
  const { card, sepa_debit: debit } = method
  if (method.type === 'card' && card !== undefined) {
    return {
      customerId,
      type: 'card',
      last4: card.last4,
      brand: card.brand,
      expiryMonth: card.exp_month,
      expiryYear: card.exp_year,
      bankCode: null,
      country: card.country,
    }
  }
  if (method.type === 'sepa_debit' && debit !== undefined) {
    return {
      customerId,
      type: 'sepa_debit',
      last4: debit.last4 ?? '',
      brand: null,
      expiryMonth: null,
      expiryYear: null,
      bankCode: debit.bank_code,
      country: debit.country,
    }
  }
  return null
}

function idOf(thing: string | { readonly id: string } | null | undefined): string | null {
  if (thing === null || thing === undefined) return null
  return typeof thing === 'string' ? thing : thing.id
}
