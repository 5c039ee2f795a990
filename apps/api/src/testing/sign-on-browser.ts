import { createHash, randomBytes } from 'node:crypto'
import { signOn } from '@renfort/contract'
import type { PlayedProvider } from './identity-provider.ts'
import { call, type TestApp } from './test-app.ts'

/** A browser that goes to the provider of an e-mail. */
export async function aSignOnBrowser(app: TestApp, email: string) {
  const browserSecret = randomBytes(32).toString('base64url')
  const browserHash = createHash('sha256').update(browserSecret).digest('base64url')
  const started = await call(app, signOn.startSignOn, null, { body: { email, browserHash } })
  return { browserSecret, started, url: started.body?.url ?? '' }
}

type SignOnBrowser = Awaited<ReturnType<typeof aSignOnBrowser>>

/** What a browser brings back once the provider has said who its person is. */
export function broughtBack(
  provider: PlayedProvider,
  { browserSecret, url }: SignOnBrowser,
  claims: Readonly<Record<string, unknown>>,
) {
  const back = provider.signIn(url, claims).searchParams
  return { code: back.get('code') ?? '', state: back.get('state') ?? '', browserSecret }
}
