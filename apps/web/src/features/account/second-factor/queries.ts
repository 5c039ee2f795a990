import {
  addPasskey,
  confirmApp,
  prove,
  readSecondFactor,
  removeApp,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  startPasskey,
  startProof,
} from '@renfort/contract/second-factor.ts'
import { call } from '../../../platform/call.ts'
import { queryFor, useCommand } from '../../../platform/query.ts'
import { staleAfter } from '../../../platform/stale-after.ts'
// Screens before the session have not loaded these sentences.
import '../../../platform/work-error-words.ts'

staleAfter(readSecondFactor, [
  confirmApp,
  removeApp,
  renewRecoveryCodes,
  renamePasskey,
  removePasskey,
  prove,
])

export const secondFactorQuery = () => queryFor(readSecondFactor, {})

export function useRemoveApp(onSuccess: () => void) {
  return useCommand(removeApp, { onSuccess })
}

export function useRenewCodes(onSuccess: (codes: readonly string[]) => void) {
  return useCommand(renewRecoveryCodes, {
    onSuccess: ({ recoveryCodes }) => onSuccess(recoveryCodes),
  })
}

export function useRenamePasskey() {
  return useCommand(renamePasskey)
}

export function useRemovePasskey(onSuccess: () => void) {
  return useCommand(removePasskey, { onSuccess })
}

/** The device makes the passkey; `null` when its owner did not go on. */
export async function makePasskey(name: string, currentPassword: string | null) {
  const options = await call(startPasskey, { body: { currentPassword } })
  const { startRegistration } = await import('@simplewebauthn/browser')
  const made = await startRegistration({
    optionsJSON: {
      ...options,
      pubKeyCredParams: [...options.pubKeyCredParams],
      excludeCredentials: descriptorsOf(options.excludeCredentials),
    },
  }).catch(() => null)
  if (made === null) return null
  const { id, rawId, type, response } = made
  const { clientDataJSON, attestationObject, transports } = response
  const credential = {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, transports },
  }
  return call(addPasskey, { body: { name, credential } })
}

export type ProofWays = Awaited<ReturnType<typeof beginProof>>
type PasskeyRequest = NonNullable<ProofWays['passkey']>

interface Descriptor {
  readonly id: string
  readonly type: 'public-key'
  readonly transports?: readonly string[] | undefined
}

function descriptorsOf(given: readonly Descriptor[] = []) {
  return given.map(({ id, type, transports = [] }) => ({ id, type, transports: [...transports] }))
}

export function beginProof() {
  return call(startProof, {})
}

/** What a passkey signed; `null` when its owner did not go on. */
export async function signWithPasskey(request: PasskeyRequest, useBrowserAutofill = false) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const signed = await startAuthentication({
    optionsJSON: { ...request, allowCredentials: descriptorsOf(request.allowCredentials) },
    useBrowserAutofill,
  }).catch(() => null)
  if (signed === null) return null
  const { id, rawId, type, response } = signed
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } }
}

export function useProve(onSuccess: () => void, handles: () => boolean) {
  return useCommand(prove, { onSuccess, handles })
}
