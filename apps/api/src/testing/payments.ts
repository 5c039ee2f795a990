import { payment } from '@renfort/contract'
import type { LocalMethod } from '@renfort/contract/local-payment.ts'
import type { LocalPayment } from '../outside/payment/local/local-payment.ts'
import type { TestCompany } from './companies.ts'
import { call, type TestApp } from './test-app.ts'

/** The typed fields of a payment, with a method that needs no provider. */
export const somePayment = {
  accountingInfo: {
    firstName: 'Hélène',
    lastName: 'Garnier',
    email: 'compta@example.test',
    phoneNumber: '+33439980021',
  },
  billingAddress: {
    street: '4 quai du Port',
    postalCode: '44000',
    city: 'Nantes',
    country: 'FR',
  },
  tvaNumber: null,
  paymentMethod: { type: 'collectionStatement' as const },
}

export const testCards = {
  accepted: '4242424242424242',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  challenged: '4000002500003155',
  /** Set up like any other, then refused at each charge. */
  declinedLater: '4000000000000341',
  challengedEachTime: '4000002760003184',
} as const
export const testIban = 'FR1420041010050500013M02606'
export const emptyIban = 'FR7920041010050500013M02600'

export function aCard(number: string) {
  return { type: 'card' as const, number, expiryMonth: 12, expiryYear: 2030, code: '123' }
}

export function anAccount(iban: string = testIban) {
  return { type: 'sepa_debit' as const, iban, name: 'Hélène Garnier', email: 'compta@example.test' }
}

/** A set-up of the company that its browser has confirmed with the provider. */
export async function aConfirmedSetup(
  app: TestApp,
  { id, admin }: TestCompany,
  method: LocalMethod,
): Promise<string> {
  const { body } = await call(app, payment.openPaymentSetup, admin, {
    params: { id },
    body: { type: method.type },
  })
  const setup = app.services.localPayment?.confirm(body.clientSecret, 'fr', method)
  if (setup?.status !== 'succeeded') throw new Error('The method was not accepted.')
  return setup.paymentMethodId
}

/** The stand-in of the payment provider, also where a production has it and not its pages. */
function standInOf({ services: { localPayment, payment } }: TestApp): LocalPayment {
  if (localPayment !== null) return localPayment
  if (payment?.name !== 'local') throw new Error('There is no stand-in of the provider.')
  return payment as LocalPayment
}

/** Makes a company pay with a card or an account from now on. */
export async function payingWith(
  app: TestApp,
  company: TestCompany,
  method: LocalMethod,
): Promise<void> {
  const provider = standInOf(app)
  const { body } = await call(app, payment.openPaymentSetup, company.admin, {
    params: { id: company.id },
    body: { type: method.type },
  })
  provider.confirm(body.clientSecret, 'fr', method)
  const setup = provider.answerChallenge(body.clientSecret, 'fr', true)
  if (setup.status !== 'succeeded') throw new Error('The method was not accepted.')
  const { status } = await call(app, payment.updatePaymentInformations, company.admin, {
    params: { id: company.id },
    body: {
      data: { ...somePayment, paymentMethod: { type: method.type } },
      paymentMethodId: setup.paymentMethodId,
    },
  })
  if (status !== 200) throw new Error('The payment was not saved.')
}
