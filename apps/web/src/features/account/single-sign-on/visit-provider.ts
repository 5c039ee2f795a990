import { finishSignOn, providerCallbackPath, startSignOn } from '@renfort/contract/sign-on.ts'
import { call } from '../../../platform/call.ts'
import { CallError } from '../../../platform/call-error.ts'
import { keepSession } from '../../../platform/session.ts'

// Kept for this tab only: no other browser can end what it began.
const key = 'single-sign-on'

/** Leaves for the provider of an e-mail’s domain. */
export async function leaveForProvider(email: string): Promise<void> {
  const secret = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  const redirectUri = window.location.origin + providerCallbackPath
  const browserHash = base64url(new Uint8Array(digest))
  const { url } = await call(startSignOn, { body: { email, browserHash, redirectUri } })
  sessionStorage.setItem(key, secret)
  window.location.assign(url)
}

/** What a provider writes in the address to which it sends people back. */
export interface ProviderAnswer {
  code?: string | undefined
  state?: string | undefined
  iss?: string | undefined
  error?: string | undefined
}

export type VisitOutcome =
  | { readonly kind: 'entered' }
  | { readonly kind: 'cancelled' | 'unexpected' }
  | { readonly kind: 'failed'; readonly error: CallError }

/** Ends the visit that this tab began, once. */
export async function returnFromProvider(answer: ProviderAnswer): Promise<VisitOutcome> {
  const browserSecret = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  const { code, state, iss, error } = answer
  if (browserSecret === null) return { kind: 'unexpected' }
  if (error !== undefined || code === undefined || state === undefined) return { kind: 'cancelled' }
  try {
    keepSession(await call(finishSignOn, { body: { code, state, iss, browserSecret } }))
    return { kind: 'entered' }
  } catch (failure) {
    if (!(failure instanceof CallError)) throw failure
    return { kind: 'failed', error: failure }
  }
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
