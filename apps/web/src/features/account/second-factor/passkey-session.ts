import { signInWithPasskey, startPasskeySignIn } from '@renfort/contract/passkey.ts'
import { call } from '../../../platform/call.ts'
import { signWithPasskey } from './queries.ts'

export type PasskeyWay = 'button' | 'offer'

/** Opens a session with a passkey; `null` when its owner did not go on, or nothing was offered. */
export async function openWithPasskey(way: PasskeyWay) {
  const credential = await signedBy(way)
  return credential === null ? null : call(signInWithPasskey, { body: { credential } })
}

/** An offer that cannot begin is no failure of anything that the user did. */
async function signedBy(way: PasskeyWay) {
  if (way === 'button') return signWithPasskey(await call(startPasskeySignIn, {}))
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser')
  if (!(await browserSupportsWebAuthnAutofill())) return null
  const request = await call(startPasskeySignIn, {}).catch(() => null)
  return request === null ? null : signWithPasskey(request, true)
}

/** Ends what the browser offers: the page is left. */
export async function endPasskeyOffer(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}
