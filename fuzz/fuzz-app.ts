import { startTestApp, type TestApp } from '../apps/api/src/testing/test-app.ts'
import { type IdentityProvider, startIdentityProvider } from './identity-provider.ts'

export interface FuzzApp extends TestApp {
  readonly provider: IdentityProvider
}

/** The product as it runs in production; it also listens, for what only a socket can send. */
export async function startFuzzApp(): Promise<FuzzApp> {
  const provider = await startIdentityProvider()
  const app = await startTestApp(
    {
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      SIMULATE_GOOGLE: 'false',
      PUBLIC_URL: provider.origin,
    },
    { google: provider.identity },
  )
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  return { ...app, provider }
}

export async function stopFuzzApp({ app, database, provider }: FuzzApp): Promise<void> {
  await app.close()
  await database.close()
  await provider.close()
}
