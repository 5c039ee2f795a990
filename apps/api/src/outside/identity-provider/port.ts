import type { ProviderFailure } from '@renfort/domain/single-sign-on/connection.ts'

/** A provider of OpenID Connect, and the product’s registration with it. */
export interface ProviderClient {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

export interface SignOnRequest {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
  readonly loginHint: string
  readonly locale: string
}

/** A code, with what the server kept of the request that it answers. */
export interface SignOnProof {
  readonly code: string
  /** The issuer as the answer names it, if it does. */
  readonly iss: string | undefined
  readonly redirectUri: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** What a provider says of somebody whom it has identified. */
export interface IdentifiedPerson {
  readonly subject: string
  /** `null` where it says none, or says that nobody verified it. */
  readonly email: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  /** Every claim, among which those of roles are looked for. */
  readonly claims: Readonly<Record<string, unknown>>
  /** The provider’s name of its own session. */
  readonly sid: string | null
  readonly acr: string | null
  readonly amr: readonly string[]
  /** When they last proved who they are, in seconds since 1970. */
  readonly authTime: number | null
}

/** Whose sessions a provider ends: those of one of its own sessions, or all of somebody. */
export interface ProviderLogout {
  readonly id: string
  readonly sid: string | null
  readonly subject: string | null
}

export interface IdentityProviders {
  /** Throws where the provider does not describe itself as the issuer that was named. */
  describe(client: ProviderClient): Promise<void>
  /** The address at which people prove who they are. */
  authorizationUrl(client: ProviderClient, request: SignOnRequest): Promise<string>
  /** The person behind a code; `null` where the answer is not the one that was asked for. */
  identify(client: ProviderClient, proof: SignOnProof): Promise<IdentifiedPerson | null>
  /** Reads a logout token; `null` for one that the provider did not make for this client, now. */
  readLogout(client: ProviderClient, token: string): Promise<ProviderLogout | null>
}

/** A provider cannot be asked. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly failure: ProviderFailure

  constructor(failure: ProviderFailure, options?: ErrorOptions) {
    super(failure, options)
    this.failure = failure
  }
}
