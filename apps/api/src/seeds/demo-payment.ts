import { openPaymentSetup, updatePaymentInformations } from '@renfort/contract/payment.ts'
import type { LocalPayment } from '../outside/payment/local/local-payment.ts'
import type { DemoClient } from './demo-client.ts'

/** The test account that the provider offers for France. */
const testIban = 'FR1420041010050500013M02606'

/**
 * Gives a company a payment as its admin would: a debit set up with the stand-in, or a statement
 * without one.
 */
export async function addDemoPayment(
  client: DemoClient,
  organisationId: string,
  provider: LocalPayment | null,
): Promise<void> {
  const params = { id: organisationId }
  const data = {
    accountingInfo: {
      firstName: 'Hélène',
      lastName: 'Garnier',
      email: 'comptabilite@maison-lumiere.test',
      phoneNumber: '04 39 98 00 21',
    },
    billingAddress: {
      street: '12 rue de la République',
      postalCode: '69002',
      city: 'Lyon',
      country: 'FR',
    },
    tvaNumber: null,
  }
  if (provider === null) {
    const paymentMethod = { type: 'collectionStatement' as const }
    await client(updatePaymentInformations, { params, body: { data: { ...data, paymentMethod } } })
    return
  }
  const { clientSecret } = await client(openPaymentSetup, { params, body: { type: 'sepa_debit' } })
  const { firstName, lastName, email } = data.accountingInfo
  const setup = provider.confirm(clientSecret, 'fr', {
    type: 'sepa_debit',
    iban: testIban,
    name: `${firstName} ${lastName}`,
    email,
  })
  if (setup.status !== 'succeeded') throw new Error('Demo data: the test account was refused.')
  const paymentMethod = { type: 'sepa_debit' as const, currency: 'eur' as const }
  const { paymentMethodId } = setup
  const body = { data: { ...data, paymentMethod }, paymentMethodId }
  await client(updatePaymentInformations, { params, body })
}
