import type { Locale } from '@renfort/contract/kernel/fields.ts'

/** A person whom Google has identified, with an e-mail that it has verified. */
export interface GooglePerson {
  /** Stays the same when the e-mail of the Google account changes. */
  readonly subject: string
  readonly email: string
  readonly fullName: string | null
}

/** Of the PKCE verifier, which the browser keeps, only the hash is sent. */
export interface AuthorizationRequest {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly codeChallenge: string
  readonly loginHint: string | undefined
  readonly locale: Locale
}

/** A code, with the secrets of the browser that asked for it. */
export interface CodeProof {
  readonly code: string
  readonly redirectUri: string
  readonly codeVerifier: string | undefined
  readonly nonce: string | undefined
}

export interface GoogleIdentity {
  /** The address at which people choose their account. */
  authorizationUrl(request: AuthorizationRequest): Promise<string>
  /** The person behind a code; `null` when Google refuses the code or has not verified the e-mail. */
  identify(proof: CodeProof): Promise<GooglePerson | null>
}

/** Google cannot answer now; a password still opens the product. */
export class GoogleUnavailable extends Error {
  override readonly name = 'GoogleUnavailable'
}
