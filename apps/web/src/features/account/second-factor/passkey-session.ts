import { signInWithPasskey, startPasskeySignIn } from '@renfort/contract/passkey.ts'
import { call } from '../../../platform/call.ts'
import { signWithPasskey } from './queries.ts'

/** Opens a session with the passkey that the device asks for; `null` when its owner did not go on. */
export async function openByButton() {
  return sessionOf(await signWithPasskey(await call(startPasskeySignIn, {})))
}

/**
 * Opens a session with a passkey that the browser offers where an e-mail is typed; `null` when nothing was offered or
 * taken. An offer that cannot begin is no failure of anything that the user did.
 */
export async function openByOffer(isWanted: () => boolean) {
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser')
  if (!(await browserSupportsWebAuthnAutofill())) return null
  const request = await call(startPasskeySignIn, {}).catch(() => null)
  return request !== null && isWanted() ? sessionOf(await signWithPasskey(request, true)) : null
}

async function sessionOf(credential: Awaited<ReturnType<typeof signWithPasskey>>) {
  return credential === null ? null : call(signInWithPasskey, { body: { credential } })
}

/** Ends what the browser offers: the page is left. */
export async function endPasskeyOffer(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}
