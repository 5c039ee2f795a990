import type { PaymentFront } from '@renfort/contract/payment.ts'
import type { RefusalReason } from '@renfort/domain/collection/refusal-reason.ts'
import type { ProvidedType } from '@renfort/domain/payment/payment-method.ts'

/** A payment method at the provider; never its number. */
export interface ProvidedMethod {
  /** The customer that it belongs to; `null` once detached. */
  readonly customerId: string | null
  readonly type: ProvidedType
  readonly last4: string
  readonly brand: string | null
  readonly expiryMonth: number | null
  readonly expiryYear: number | null
  readonly bankCode: string | null
  readonly country: string | null
}

export interface PaymentSetup {
  readonly setupId: string
  readonly clientSecret: string
}

/** Money that a company owes, to be taken with a method that it has agreed to. */
export interface ChargeOrder {
  /** The idempotency key of one try: two orders with the same key are one charge. */
  readonly key: string
  readonly customerId: string
  readonly methodId: string
  readonly type: ProvidedType
  readonly amountCents: number
  /** The text on the company's statement of account. */
  readonly reference: string
}

/** The answer of a bank to a charge; a debit waits for days. */
export type ChargeAnswer =
  | { readonly state: 'pending' | 'succeeded' }
  | { readonly state: 'refused'; readonly reason: RefusalReason }

/** A payment that the bank took back, or that came back to the provider after a contest. */
export interface ChargeReturn {
  /** The id of one contest, the same in all its events. */
  readonly returnId: string
  readonly state: 'returned' | 'restored'
  readonly reason: RefusalReason
  readonly amountCents: number
}

interface EventId {
  /** The id of the event; the same when the provider sends it again. */
  readonly id: string
}

/** An event that the provider sends. */
export type PaymentEvent =
  | (EventId & {
      readonly type: 'setup_succeeded' | 'setup_failed'
      readonly setupId: string
      readonly customerId: string | null
    })
  | (EventId & { readonly type: 'method_detached'; readonly methodId: string })
  | (EventId & {
      readonly type: 'method_updated'
      readonly methodId: string
      readonly method: ProvidedMethod
    })
  | (EventId & {
      readonly type: 'mandate_changed'
      readonly methodId: string
      readonly isActive: boolean
    })
  | (EventId & {
      readonly type: 'charge_answered'
      readonly chargeId: string
      readonly answer: ChargeAnswer
    })
  | (EventId & {
      readonly type: 'charge_returned'
      readonly chargeId: string
      readonly change: ChargeReturn
    })
  | (EventId & { readonly type: 'other' })

/** An event of money that was asked for. */
export type ChargeEvent = Extract<PaymentEvent, { chargeId: string }>

/** Keeps cards and accounts (G-27): the browser sends their numbers to it, never to the product. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'local'
  /** The settings with which the browser calls the provider. */
  readonly front: PaymentFront
  /** The customer of a company; the same at each call. */
  createCustomer(organisationId: string, companyName: string): Promise<string>
  createSetup(customerId: string, type: ProvidedType): Promise<PaymentSetup>
  /** The secret of a set-up that can still be finished or saved; `null` for any other. */
  secretOf(setupId: string): Promise<string | null>
  /** Returns `null` for an unknown token. */
  describe(paymentMethodId: string): Promise<ProvidedMethod | null>
  /** Removes a method that is no longer used. */
  forget(paymentMethodId: string): Promise<void>
  /**
   * Returns the name of a charge before any money moves; `null` when the method no longer exists.
   */
  prepareCharge(order: ChargeOrder): Promise<string | null>
  /** Takes the money of a charge without anybody at a screen, and only once; returns its state. */
  takeCharge(chargeId: string): Promise<ChargeAnswer>
  /** The event of a request; `null` when its signature is wrong or old. */
  readEvent(body: Buffer, signature: string): Promise<PaymentEvent | null>
}

/** The provider cannot answer now; nothing was changed. */
export class PaymentUnavailable extends Error {
  override readonly name = 'PaymentUnavailable'
}
