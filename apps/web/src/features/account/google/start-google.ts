import { googleAuthorization, googleCallbackPath } from '@renfort/contract/google.ts'
import { call } from '../../../platform/call.ts'
import { type GoogleErrand, keepJourney } from './google-journey.ts'

/** Leaves for Google (OpenID Connect: code, PKCE, state and nonce). */
export async function startGoogle(errand: GoogleErrand, loginHint?: string): Promise<void> {
  const [state, nonce, codeVerifier] = [secret(), secret(), secret()]
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))
  const { url } = await call(googleAuthorization, {
    query: {
      state,
      nonce,
      codeChallenge: base64url(new Uint8Array(digest)),
      redirectUri: googleRedirect(),
      loginHint,
    },
  })
  keepJourney({ state, nonce, codeVerifier, errand })
  window.location.assign(url)
}

/** Where Google sends people back: the same origin, because it keeps their visit to Google. */
export function googleRedirect(): string {
  return window.location.origin + googleCallbackPath
}

function secret(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
