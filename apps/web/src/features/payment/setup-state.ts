import type { LocalField } from '@renfort/contract/local-payment.ts'
import type { ProvidedType } from '@renfort/domain/payment/payment-method.ts'

/** A method that its provider has accepted, with the last digits when the provider gives them. */
export interface AcceptedMethod {
  readonly type: ProvidedType
  readonly paymentMethodId: string
  readonly last4: string | null
}

/** Where the set-up of a card or an account stands with the provider. */
export type SetupState =
  | ({ readonly status: 'accepted' } & AcceptedMethod)
  | { readonly status: 'challenged' }
  | { readonly status: 'refused'; readonly field: LocalField | null; readonly message: string }
  | { readonly status: 'open' }

/** The recipient of invoices; a mandate names them as its holder. */
export interface Holder {
  readonly name: string
  readonly email: string
}

/** The fields of a new card or account, of any provider. */
export interface MethodHandle {
  /** Whether all fields are complete and right; a wrong field shows its error. */
  check(): Promise<boolean>
  /** Sends the method to the provider with the secret of a set-up, and leads through the bank’s checks. */
  confirm(clientSecret: string, holder: Holder): Promise<SetupState>
}

/** How much of a new card or account is typed. */
export type FieldsProgress = 'empty' | 'begun' | 'complete'

export interface MethodFieldsProps {
  readonly ref: React.Ref<MethodHandle>
  readonly type: ProvidedType
  readonly onProgress: (progress: FieldsProgress) => void
}

/** How a page continues a set-up that began before it was loaded. */
export interface SetupResumption {
  read(clientSecret: string): Promise<SetupState>
  /** Leads through the bank’s check that is still open. */
  finish(clientSecret: string): Promise<SetupState>
}
