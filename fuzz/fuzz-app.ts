import { padesSeal } from '../apps/api/src/outside/seal/pades.ts'
import { aSigner } from '../apps/api/src/testing/a-signer.ts'
import { embeddedRegister } from '../apps/api/src/outside/company-register/embedded.ts'
import { openIdProviders } from '../apps/api/src/outside/identity-provider/open-id-providers.ts'
import { localPayment } from '../apps/api/src/outside/payment/local/local-payment.ts'
import { startTestApp, type TestApp } from '../apps/api/src/testing/test-app.ts'
import { isoDate } from '../packages/domain/src/kernel/calendar.ts'
import { type IdentityProvider, startIdentityProvider } from './identity-provider.ts'

const today = isoDate('2026-12-02')

export interface FuzzApp extends TestApp {
  readonly provider: IdentityProvider
  /** Whether connections to the database are ended while calls are made. */
  readonly drops: boolean
}

/** The product as in production. It also listens on a port, for bytes that only a socket can send. */
export async function startFuzzApp(drops = false): Promise<FuzzApp> {
  const provider = await startIdentityProvider()
  const signer = await aSigner('P-256')
  const app = await startTestApp(
    {
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      SIMULATE_GOOGLE: 'false',
      SIMULATE_PAYMENT: 'false',
      PUBLIC_URL: provider.origin,
      SELLER_NAME: 'Vendeur',
      SELLER_STREET: '1 rue de l’Exemple',
      SELLER_POSTAL_CODE: '75000',
      SELLER_CITY: 'Paris',
      SELLER_SIREN: '000000000',
      SELLER_VAT_NUMBER: 'FR12000000000',
      SELLER_IBAN: 'FR7630006000011234567890189',
    },
    {
      google: provider.identity,
      identityProviders: openIdProviders({ allowedNetworks: ['127.0.0.0/8'] }),
      payment: localPayment(() => today),
      companyRegister: embeddedRegister(),
      seal: padesSeal(async () => signer, null),
    },
  )
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  return { ...app, provider, drops }
}

export async function stopFuzzApp({ app, database, provider }: FuzzApp): Promise<void> {
  await app.close()
  await database.close()
  await provider.close()
}
