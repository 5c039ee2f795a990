import { email } from '@renfort/contract/credentials.ts'
import type * as OpenId from 'openid-client'
import { z } from 'zod'
import {
  type AuthorizationRequest,
  type CodeProof,
  type GoogleIdentity,
  type GooglePerson,
  GoogleUnavailable,
} from './port.ts'

/** The settings of the product at an OpenID Connect provider. */
export interface OpenIdSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Whether the provider is on this machine, where plain HTTP is allowed. */
  readonly isLoopback: boolean
}

interface Connection {
  readonly openId: typeof OpenId
  readonly configuration: OpenId.Configuration
  readonly issuer: string
}

const timeoutSeconds = 5

/** The authorization code flow with PKCE; the library and the provider's addresses come at first use. */
export function openIdIdentity(settings: () => Promise<OpenIdSettings>): GoogleIdentity {
  let connection: Promise<Connection> | null = null
  const connected = () => {
    connection ??= connect(settings).catch((error: unknown) => {
      connection = null
      throw error
    })
    return connection
  }
  return {
    authorizationUrl: async (request) => authorizationUrl(await connected(), request),
    identify: async (proof) => identify(await connected(), proof),
  }
}

async function connect(settings: () => Promise<OpenIdSettings>): Promise<Connection> {
  const { issuer, clientId, clientSecret, isLoopback } = await settings()
  const openId = await import('openid-client')
  const { enableNonRepudiationChecks, allowInsecureRequests } = openId
  try {
    const configuration = await openId.discovery(
      new URL(issuer),
      clientId,
      undefined,
      openId.ClientSecretPost(clientSecret),
      {
        timeout: timeoutSeconds,
        // The signature of the ID token is checked too, though it comes straight from the provider.
        execute: [enableNonRepudiationChecks, ...(isLoopback ? [allowInsecureRequests] : [])],
      },
    )
    return { openId, configuration, issuer }
  } catch (cause) {
    throw new GoogleUnavailable('the provider did not describe itself', { cause })
  }
}

function authorizationUrl(
  { openId, configuration }: Connection,
  { redirectUri, state, nonce, codeChallenge, loginHint, locale }: AuthorizationRequest,
): string {
  const url = openId.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
    // People who chose the wrong account, or share a computer, must be able to choose another one.
    prompt: 'select_account',
    ui_locales: locale,
    // Google’s own name of `ui_locales`.
    hl: locale,
    ...(loginHint === undefined ? {} : { login_hint: loginHint }),
  })
  return url.href
}

async function identify(
  { openId, configuration, issuer }: Connection,
  { code, redirectUri, codeVerifier, nonce }: CodeProof,
): Promise<GooglePerson | null> {
  const callback = new URL(redirectUri)
  callback.searchParams.set('code', code)
  // There is one provider: no answer of another can be mixed up with its own.
  callback.searchParams.set('iss', issuer)
  try {
    const tokens = await openId.authorizationCodeGrant(configuration, callback, {
      idTokenExpected: true,
      ...(codeVerifier === undefined ? {} : { pkceCodeVerifier: codeVerifier }),
      ...(nonce === undefined ? {} : { expectedNonce: nonce }),
    })
    return personOf(tokens.claims())
  } catch (cause) {
    if (isRefusal(openId, cause)) return null
    if (isMisconfiguration(openId, cause)) throw cause
    throw new GoogleUnavailable('the provider did not exchange a code', { cause })
  }
}

const refusedClaims: readonly string[] = [
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
]

/** The code is wrong, expired, used before, or not the one that was asked for. */
function isRefusal(openId: typeof OpenId, error: unknown): boolean {
  if (error instanceof openId.ResponseBodyError) {
    return error.status < 500 && error.status !== 429 && !isMisconfiguration(openId, error)
  }
  return error instanceof openId.ClientError && refusedClaims.includes(error.code ?? '')
}

/** The provider does not know this product, which is reported in the log. */
function isMisconfiguration(openId: typeof OpenId, error: unknown): boolean {
  return error instanceof openId.ResponseBodyError && error.error.endsWith('_client')
}

const claimsOfPerson = z.object({
  sub: z.string().min(1).max(255),
  email,
  email_verified: z.literal(true),
  name: z.string().trim().min(1).max(200).nullable().catch(null),
})

/** `null` for an e-mail that the provider has not verified: anybody could have written it. */
export function personOf(claims: unknown): GooglePerson | null {
  const { data } = claimsOfPerson.safeParse(claims)
  return data === undefined ? null : { subject: data.sub, email: data.email, fullName: data.name }
}
