import { isIP } from 'node:net'
import type { Services } from '../../platform/services.ts'

export interface RelyingParty {
  /** The host that passkeys are bound to. */
  readonly id: string
  /** The only origin whose passkeys are accepted. */
  readonly origin: string
}

/**
 * The product towards passkeys: its own public address. No passkey is bound to an IP address, so
 * one of the machine itself is called `localhost`.
 */
export function relyingPartyOf(services: Pick<Services, 'publicUrl'>): RelyingParty {
  const url = new URL(services.publicUrl())
  if (isIP(url.hostname) !== 0) url.hostname = 'localhost'
  return { id: url.hostname, origin: url.origin }
}
