import type { PaymentFront } from '@renfort/contract/payment.ts'
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

interface EventId {
  /** The same when the provider sends the event again. */
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
  | (EventId & { readonly type: 'other' })

/** Keeps cards and accounts (G-27): the browser sends their numbers to it, never to the product. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'local'
  /** What the browser needs to call it. */
  readonly front: PaymentFront
  /** The customer of a company; the same at each call. */
  createCustomer(organisationId: string, companyName: string): Promise<string>
  createSetup(customerId: string, type: ProvidedType): Promise<PaymentSetup>
  /** The secret of a set-up that can still be finished or saved; `null` for any other. */
  secretOf(setupId: string): Promise<string | null>
  /** `null` for a token that names nothing of this provider. */
  describe(paymentMethodId: string): Promise<ProvidedMethod | null>
  /** Removes a method that is no longer used. */
  forget(paymentMethodId: string): Promise<void>
  /** The event of a request; `null` when its signature is wrong or old. */
  readEvent(body: Buffer, signature: string): Promise<PaymentEvent | null>
}

/** The provider cannot answer now; nothing was changed. */
export class PaymentUnavailable extends Error {
  override readonly name = 'PaymentUnavailable'
}
