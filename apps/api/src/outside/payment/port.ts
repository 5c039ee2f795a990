import type { PaymentFront } from '@renfort/contract/payment.ts'
import type { ProvidedType } from '@renfort/domain/payment/payment-method.ts'

/** What the provider tells of a method that it keeps: never a number. */
export interface ProvidedMethod {
  /** Whose it is to the provider; `null` once it is nobody’s. */
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

interface Told {
  /** Under which the provider tells the same again. */
  readonly id: string
}

/** What the provider tells by itself. */
export type PaymentEvent =
  | (Told & {
      readonly type: 'setup_succeeded' | 'setup_failed'
      readonly setupId: string
      readonly customerId: string | null
    })
  | (Told & { readonly type: 'method_detached'; readonly methodId: string })
  | (Told & {
      readonly type: 'method_updated'
      readonly methodId: string
      readonly method: ProvidedMethod
    })
  | (Told & {
      readonly type: 'mandate_changed'
      readonly methodId: string
      readonly isActive: boolean
    })
  | (Told & { readonly type: 'other' })

/** Keeps cards and accounts (G-27): their numbers go from the browser to it, and are nowhere else. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'local'
  /** What the browser needs to speak to it. */
  readonly front: PaymentFront
  /** The company as a customer; the same again for the same company. */
  createCustomer(organisationId: string, companyName: string): Promise<string>
  createSetup(customerId: string, type: ProvidedType): Promise<PaymentSetup>
  /** The secret of a set-up that can still be finished or saved; `null` for any other. */
  secretOf(setupId: string): Promise<string | null>
  /** `null` for a token that names nothing of this provider. */
  describe(paymentMethodId: string): Promise<ProvidedMethod | null>
  /** A method that is used no more. */
  forget(paymentMethodId: string): Promise<void>
  /** What it tells, if it is really its word and a fresh one; `null` otherwise. */
  readEvent(body: Buffer, signature: string): Promise<PaymentEvent | null>
}

/** The provider cannot answer now; nothing was changed. */
export class PaymentUnavailable extends Error {
  override readonly name = 'PaymentUnavailable'
}
