import { isProfilePhone } from '@renfort/domain/account/profile.ts'
import { longestPersonName } from '@renfort/domain/kernel/person-name.ts'
import { longestAddressPart, postalCodeOf } from '@renfort/domain/payment/billing.ts'
import { isBillingCountry } from '@renfort/domain/payment/countries.ts'
import {
  debitCurrencies,
  methodStates,
  paymentMethodTypes,
  providedTypes,
} from '@renfort/domain/payment/payment-method.ts'
import { vatNumberOf } from '@renfort/domain/payment/vat-number.ts'
import { oneLine } from '@renfort/domain/kernel/one-line.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { email } from './credentials.ts'
import { code, id, key, oneNameRule, personNames, requiredLine } from './kernel/fields.ts'

/** Whom invoices are sent to (SET-24, C-18). */
const accountingFields = z.object({
  ...personNames,
  email,
  phoneNumber: requiredLine(40).refine(isProfilePhone, key('errors.field.phone')),
})

const addressFields = z.object({
  street: requiredLine(longestAddressPart),
  postalCode: requiredLine(40).transform(postalCodeOf),
  city: requiredLine(longestAddressPart),
  country: z
    .string(key('errors.field.required'))
    .refine(isBillingCountry, key('errors.field.unknown_choice')),
})

const tvaNumber = z
  .string()
  .overwrite(oneLine)
  .max(40, key('errors.field.too_long'))
  .transform(vatNumberOf)

/** Every field that is typed here; `validateBilling` of the domain checks the rules by country. */
export const paymentFields = z.object({
  ...accountingFields.shape,
  ...addressFields.shape,
  tvaNumber,
})

/** A change of the recipient of invoices. */
export const billingContactChange = accountingFields.partial().check(oneNameRule)

/**
 * A name that was stored before its rule existed must not block a change of other fields; a person
 * with one name has an empty last name.
 */
const keptAccounting = accountingFields.extend({ firstName: requiredLine(longestPersonName) })

/** The two groups of fields after a change, each complete. */
export const changedBilling = z.object({
  data: z.object({ accountingInfo: keptAccounting, billingAddress: addressFields }).partial(),
})

/** The version that the caller has read: a write is refused once somebody else has written. */
const version = code(64)

/** The provider's id of a method; a card number in its place is refused. */
const methodToken = z.string().regex(/^pm_[A-Za-z0-9_-]{4,250}$/, key('errors.field.format'))

const methodOnFile = z.object({
  type: z.enum(paymentMethodTypes),
  last4: z.string().nullable(),
  brand: z.string().nullable(),
  expiryMonth: z.number().nullable(),
  expiryYear: z.number().nullable(),
  bankCode: z.string().nullable(),
  country: z.string().nullable(),
  currency: z.enum(debitCurrencies).nullable(),
  state: z.enum(methodStates),
})
export type MethodOnFile = z.infer<typeof methodOnFile>

/** Where the browser sets up a method: at the provider, or at its local stand-in. */
const paymentFront = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('local') }),
  z.object({ kind: z.literal('stripe'), publishableKey: z.string() }),
])
export type PaymentFront = z.infer<typeof paymentFront>

const paymentInformations = z.object({
  /** For a set-up that is not finished; only for a user who may finish it. */
  clientSecret: z.string().nullable(),
  /** `null` where no provider is configured. */
  provider: paymentFront.nullable(),
  accountingInfo: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
  }),
  billingAddress: z.object({
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
  }),
  tvaNumber: z.string().nullable(),
  wantOrderForm: z.boolean(),
  paymentMethod: methodOnFile.nullable(),
  version,
})
export type PaymentInformations = z.infer<typeof paymentInformations>

export const readPaymentInformations = endpoint({
  method: 'GET',
  path: '/organisations/:id/payment-informations',
  summary: 'How the company pays and where its invoices go; empty texts until it is given',
  access: 'payment.read',
  params: z.object({ id }),
  response: paymentInformations,
  errors: [],
})

const chosenMethod = z.object({
  type: z.enum(paymentMethodTypes, key('errors.field.unknown_choice')),
  currency: z.enum(debitCurrencies, key('errors.field.unknown_choice')).optional(),
})

export const updatePaymentInformations = endpoint({
  method: 'PATCH',
  path: '/organisations/:id/payment-informations',
  summary:
    'Changes any fields of how the company pays; a card or an account comes as the provider’s token',
  access: 'payment.change',
  stepUp: true,
  params: z.object({ id }),
  body: z.object({
    organisationId: id.optional(),
    data: z
      .object({
        accountingInfo: billingContactChange,
        billingAddress: addressFields.partial(),
        tvaNumber: tvaNumber.nullable(),
        wantOrderForm: z.boolean(key('errors.field.format')),
        paymentMethod: chosenMethod,
      })
      .partial(),
    paymentMethodId: methodToken.optional(),
    version: version.optional(),
  }),
  response: paymentInformations,
  errors: [
    'errors.organisation.stale',
    'errors.logas.forbidden',
    'errors.user.forbidden',
    'errors.field.postal_code',
    'errors.field.postal_code_abroad',
    'errors.field.vat',
    'errors.field.vat_missing',
    'errors.payment.card',
    'errors.payment.iban',
    'errors.payment.unavailable',
  ],
})

export const openPaymentSetup = endpoint({
  method: 'POST',
  path: '/organisations/:id/payment-informations/setup',
  summary: 'Begins to set a card or a debit up: the browser confirms it with the provider itself',
  access: 'payment.edit',
  stepUp: true,
  status: 201,
  params: z.object({ id }),
  body: z.object({ type: z.enum(providedTypes, key('errors.field.unknown_choice')) }),
  response: z.object({ clientSecret: z.string() }),
  errors: ['errors.auth.throttled', 'errors.payment.unavailable', 'errors.action.unavailable'],
  neverReplayed:
    'A secret is answered, and kept nowhere. A set-up that nobody confirms is nothing.',
})
