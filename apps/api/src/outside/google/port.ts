import type { Locale } from '@renfort/contract/fields.ts'

/** A person whom Google vouches for: who he is to Google, and an e-mail that it has verified. */
export interface GooglePerson {
  /** Stays the same when the e-mail of the Google account changes. */
  readonly subject: string
  readonly email: string
  readonly fullName: string | null
}

/** What the browser keeps to itself is not in here: of the PKCE verifier only the hash travels. */
export interface AuthorizationRequest {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly codeChallenge: string
  readonly loginHint: string | undefined
  readonly locale: Locale
}

/** A code, with what the one who asked for it alone knows. */
export interface CodeProof {
  readonly code: string
  readonly redirectUri: string
  readonly codeVerifier: string | undefined
  readonly nonce: string | undefined
}

export interface GoogleIdentity {
  /** Where the browser goes to be asked who it is. */
  authorizationUrl(request: AuthorizationRequest): Promise<string>
  /** The person behind a code; `null` when Google refuses the code or has not verified the e-mail. */
  identify(proof: CodeProof): Promise<GooglePerson | null>
}

/** Google cannot answer now; a password still opens the product. */
export class GoogleUnavailable extends Error {
  override readonly name = 'GoogleUnavailable'
}
