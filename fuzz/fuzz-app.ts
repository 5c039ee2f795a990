import { startTestApp, type TestApp } from '../apps/api/src/testing/test-app.ts'

/** The product as it runs in production; it also listens, for what only a socket can send. */
export async function startFuzzApp(): Promise<TestApp> {
  const app = await startTestApp({
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    SIMULATE_GOOGLE: 'false',
    SIMULATE_PAYMENT: 'false',
  })
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

export async function stopFuzzApp({ app, database }: TestApp): Promise<void> {
  await app.close()
  await database.close()
}
