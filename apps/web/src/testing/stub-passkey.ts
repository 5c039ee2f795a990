import { vi } from 'vitest'

interface Device {
  /** Whether its owner goes on when they are asked. */
  readonly goesOn?: boolean
  /** Whether its browser offers passkeys where an e-mail is typed. */
  readonly offers?: boolean
}

/** A device with a passkey, in place of the browser’s; returns what it was asked, by `mediation`. */
export function stubPasskey({ goesOn = true, offers = false }: Device = {}): readonly string[] {
  const asked: string[] = []
  const bytes = new Uint8Array([1, 2, 3]).buffer
  const response = { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes }
  class PublicKeyCredential {
    static isConditionalMediationAvailable = async () => offers
  }
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential)
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: async ({ mediation = 'pressed' }) => {
        asked.push(mediation)
        if (!goesOn) throw new DOMException('The owner closed it.', 'NotAllowedError')
        return {
          id: 'AQID',
          rawId: bytes,
          type: 'public-key',
          response,
          getClientExtensionResults: () => ({}),
        }
      },
    },
  })
  return asked
}

/** What the server asks a passkey to sign. */
export const aPasskeyRequest = {
  challenge: 'AQID',
  rpId: 'localhost',
  allowCredentials: [],
  timeout: 60_000,
  userVerification: 'required' as const,
}
