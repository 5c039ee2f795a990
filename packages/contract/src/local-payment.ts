import { providedTypes } from '@renfort/domain/payment/payment-method.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { locale } from './kernel/fields.ts'

/**
 * The local stand-in of the payment provider has its own addresses, outside the operations of the
 * product: the browser sends card and account numbers only there.
 */
export const localPaymentPath = '/local-payment'

const secret = z.string().max(200)

export const localMethod = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('card'),
    number: z.string().max(30),
    expiryMonth: z.number().int(),
    expiryYear: z.number().int(),
    code: z.string().max(4),
  }),
  z.object({
    type: z.literal('sepa_debit'),
    iban: z.string().max(40),
    name: z.string().max(200),
    email: z.string().max(254),
  }),
])
export type LocalMethod = z.infer<typeof localMethod>

/** The field that a refusal is about. */
export const localFields = ['number', 'expiry', 'code', 'iban'] as const
export type LocalField = (typeof localFields)[number]

const refusal = z.object({
  code: z.string(),
  declineCode: z.string().nullable(),
  field: z.enum(localFields),
  /** The provider's own sentence, in the language of the call. */
  message: z.string(),
})

export const localSetup = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('succeeded'),
    type: z.enum(providedTypes),
    paymentMethodId: z.string(),
    last4: z.string(),
  }),
  z.object({ status: z.literal('requires_action'), type: z.enum(providedTypes) }),
  z.object({
    status: z.literal('requires_payment_method'),
    type: z.enum(providedTypes),
    refusal: refusal.nullable(),
  }),
])
export type LocalSetup = z.infer<typeof localSetup>

const ofProvider = {
  method: 'POST',
  access: 'public',
  response: localSetup,
  errors: [],
  neverReplayed: 'It belongs to the provider.',
} as const

export const readLocalSetup = endpoint({
  ...ofProvider,
  path: `${localPaymentPath}/setups/read`,
  summary: 'Where a set-up stands',
  body: z.object({ clientSecret: secret, locale }),
})

export const confirmLocalSetup = endpoint({
  ...ofProvider,
  path: `${localPaymentPath}/setups/confirm`,
  summary: 'Confirms a set-up with a card or an account',
  body: z.object({ clientSecret: secret, locale, method: localMethod }),
})

export const answerLocalChallenge = endpoint({
  ...ofProvider,
  path: `${localPaymentPath}/setups/challenge`,
  summary: 'What the holder of a card answered their bank',
  body: z.object({ clientSecret: secret, locale, isAccepted: z.boolean() }),
})
