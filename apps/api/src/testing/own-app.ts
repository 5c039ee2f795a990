import { afterAll } from 'vitest'
import { startTestApp, type TestApp } from './test-app.ts'

/**
 * An app and a database of this test file alone, closed after its tests: for what touches every
 * company at once, such as a run of the bills.
 */
export async function ownApp(): Promise<TestApp> {
  const started = await startTestApp()
  afterAll(async () => {
    await started.app.close()
    await started.database.close()
  })
  return started
}
