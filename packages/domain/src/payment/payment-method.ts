/** How a company pays (SET-29, C-28); the order form is a flag beside them. */
export const paymentMethodTypes = ['card', 'sepa_debit', 'collectionStatement'] as const
export type PaymentMethodType = (typeof paymentMethodTypes)[number]

/** Types that are set up with the payment provider, who alone knows their numbers. */
export const providedTypes = ['card', 'sepa_debit'] as const
export type ProvidedType = (typeof providedTypes)[number]

export function isProvided(type: PaymentMethodType): type is ProvidedType {
  return type !== 'collectionStatement'
}

/** Currencies of a debit (C-27); invoices stay in euros. */
export const debitCurrencies = ['eur', 'gbp'] as const
export type DebitCurrency = (typeof debitCurrencies)[number]

/** Whether the provider may still use a method: a mandate can be withdrawn at the bank. */
export const methodStates = ['active', 'inactive'] as const
export type MethodState = (typeof methodStates)[number]

/** What the product stores of a method; its number stays with the provider. */
export interface PaymentMethod {
  readonly type: PaymentMethodType
  readonly last4: string | null
  readonly brand: string | null
  readonly expiryMonth: number | null
  readonly expiryYear: number | null
  readonly bankCode: string | null
  readonly country: string | null
  readonly currency: DebitCurrency | null
  readonly state: MethodState
}

/** The collection statement, paid by transfer: nothing is set up for it. */
export const statementMethod: PaymentMethod = {
  type: 'collectionStatement',
  last4: null,
  brand: null,
  expiryMonth: null,
  expiryYear: null,
  bankCode: null,
  country: null,
  currency: null,
  state: 'active',
}
