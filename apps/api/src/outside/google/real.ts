import { openIdIdentity } from './open-id.ts'
import type { GoogleIdentity } from './port.ts'

const issuer = 'https://accounts.google.com'

export interface GoogleCredentials {
  readonly clientId: string
  readonly clientSecret: string
}

export function googleIdentity(credentials: GoogleCredentials): GoogleIdentity {
  return openIdIdentity(async () => ({ ...credentials, issuer, isLoopback: false }))
}
