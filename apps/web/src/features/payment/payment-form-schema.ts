import { paymentFields, type PaymentInformations } from '@renfort/contract/payment.ts'
import { oneNameRule } from '@renfort/contract/kernel/fields.ts'
import { rule } from '@renfort/contract/kernel/rule.ts'
import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import { type BillingFields, validateBilling } from '@renfort/domain/payment/billing.ts'
import { debitCurrencies, paymentMethodTypes } from '@renfort/domain/payment/payment-method.ts'
import { z } from 'zod'

/** A company that has chosen no method yet may save the other fields. */
const noMethod = ''
/** Only a debit has a currency. */
const noCurrency = ''

export const paymentForm = z
  .object({
    ...paymentFields.shape,
    method: z.enum([...paymentMethodTypes, noMethod]),
    currency: z.enum([...debitCurrencies, noCurrency]),
  })
  .check(rule<BillingFields>(validateBilling))
  .check(oneNameRule)

export type PaymentFormValues = z.input<typeof paymentForm>
export type PaymentFormOutput = z.output<typeof paymentForm>

export function valuesOf(payment: PaymentInformations): PaymentFormValues {
  const { accountingInfo, billingAddress, tvaNumber, paymentMethod } = payment
  return {
    ...accountingInfo,
    hasOneName: accountingInfo.firstName !== '' && accountingInfo.lastName === '',
    email: shownEmail(accountingInfo.email),
    ...billingAddress,
    tvaNumber: tvaNumber ?? '',
    method: paymentMethod?.type ?? noMethod,
    currency: paymentMethod?.type === 'sepa_debit' ? (paymentMethod.currency ?? 'eur') : noCurrency,
  }
}

/** The body of the request for a form. */
export function changeOf({ method, currency, tvaNumber, ...fields }: PaymentFormOutput) {
  const { street, postalCode, city, country, ...accountingInfo } = fields
  return {
    accountingInfo,
    billingAddress: { street, postalCode, city, country },
    tvaNumber: tvaNumber === '' ? null : tvaNumber,
    ...(method === noMethod
      ? {}
      : {
          paymentMethod: {
            type: method,
            ...(method === 'sepa_debit' && currency !== noCurrency ? { currency } : {}),
          },
        }),
  }
}
