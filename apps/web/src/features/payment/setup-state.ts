import type { LocalField } from '@renfort/contract/local-payment.ts'
import type { ProvidedType } from '@renfort/domain/payment/payment-method.ts'

/** A method that its provider has accepted; the last digits where the provider tells them. */
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

/** Whom invoices go to; a mandate names its holder. */
export interface Holder {
  readonly name: string
  readonly email: string
}

/** Fields of a new card or account, whoever draws them. */
export interface MethodHandle {
  /** Whether everything is there and right; what is not says so. */
  check(): Promise<boolean>
  /** Hands it to the provider with the secret of a set-up, through the bank’s questions. */
  confirm(clientSecret: string, holder: Holder): Promise<SetupState>
}

/** How much of a new card or account is typed. */
export type FieldsProgress = 'empty' | 'begun' | 'complete'

export interface MethodFieldsProps {
  readonly ref: React.Ref<MethodHandle>
  readonly type: ProvidedType
  readonly onProgress: (progress: FieldsProgress) => void
}

/** How a page takes a set-up up again that was begun before it was loaded. */
export interface SetupResumption {
  read(clientSecret: string): Promise<SetupState>
  /** Leads through the question of the bank that is still open. */
  finish(clientSecret: string): Promise<SetupState>
}
