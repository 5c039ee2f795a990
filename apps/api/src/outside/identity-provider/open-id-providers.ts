import type * as OpenId from 'openid-client'
import { checkedFetch } from './checked-fetch.ts'
import { verifiedLogout } from './logout-token.ts'
import {
  type IdentifiedPerson,
  type IdentityProviders,
  type ProviderClient,
  ProviderError,
  type SignOnProof,
  type SignOnRequest,
} from './port.ts'
import { personOf } from './read-claims.ts'

interface Options {
  /** Networks beside the public ones, as CIDR. */
  readonly allowedNetworks: readonly string[]
}

interface Connection {
  readonly openId: typeof OpenId
  readonly configuration: OpenId.Configuration
  readonly fetch: ReturnType<typeof checkedFetch>
}

const timeoutSeconds = 5

/**
 * The providers of companies, by the authorization code flow with PKCE. A provider describes itself
 * anew at each use: its keys and addresses may change, and its settings with them.
 */
export function openIdProviders({ allowedNetworks }: Options): IdentityProviders {
  const fetch = checkedFetch({ allowedNetworks, timeoutMs: timeoutSeconds * 1_000 })
  const connected = async (client: ProviderClient) => connect(client, fetch)
  return {
    describe: async (client) => {
      await connected(client)
    },
    authorizationUrl: async (client, request) => authorizationUrl(await connected(client), request),
    identify: async (client, proof) => identify(await connected(client), client, proof),
    readLogout: async (client, token) => {
      const { configuration } = await connected(client)
      const { issuer, jwks_uri: keysAt } = configuration.serverMetadata()
      if (keysAt === undefined) return null
      const keys: unknown = await (await fetch(keysAt).catch(unreachable)).json().catch(unreachable)
      return verifiedLogout(token, { keys, issuer, clientId: client.clientId })
    },
  }
}

async function connect(
  { issuer, clientId, clientSecret }: ProviderClient,
  fetch: Connection['fetch'],
): Promise<Connection> {
  const openId = await import('openid-client')
  const { enableNonRepudiationChecks, allowInsecureRequests } = openId
  const url = new URL(issuer)
  const isInsecure = url.protocol === 'http:'
  const configuration = await openId
    .discovery(url, clientId, undefined, secretOf(openId, clientSecret), {
      timeout: timeoutSeconds,
      [openId.customFetch]: fetch,
      // The signature of the ID token is checked too, though it comes straight from the provider.
      execute: [enableNonRepudiationChecks, ...(isInsecure ? [allowInsecureRequests] : [])],
    })
    .catch((cause: unknown) => {
      throw failureOf(openId, cause)
    })
  // A provider of many companies names none of them: everybody’s directory would be this one’s.
  if (new URL(configuration.serverMetadata().issuer).href !== url.href) {
    throw new ProviderError('issuerDiffers')
  }
  return { openId, configuration, fetch }
}

/** The secret travels in the form that the provider takes; without a word of it, as a header. */
function secretOf(openId: typeof OpenId, secret: string): OpenId.ClientAuth {
  const [post, basic] = [openId.ClientSecretPost(secret), openId.ClientSecretBasic(secret)]
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? []
    const takesForm =
      methods.includes('client_secret_post') && !methods.includes('client_secret_basic')
    return (takesForm ? post : basic)(server, client, body, headers)
  }
}

function authorizationUrl(
  { openId, configuration }: Connection,
  { redirectUri, state, nonce, codeVerifier, loginHint, locale }: SignOnRequest,
): Promise<string> {
  return openId.calculatePKCECodeChallenge(codeVerifier).then((codeChallenge) => {
    const url = openId.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
      login_hint: loginHint,
      ui_locales: locale,
    })
    return url.href
  })
}

async function identify(
  { openId, configuration }: Connection,
  { issuer }: ProviderClient,
  { code, iss, redirectUri, nonce, codeVerifier }: SignOnProof,
): Promise<IdentifiedPerson | null> {
  const { authorization_response_iss_parameter_supported: namesItself } =
    configuration.serverMetadata()
  // An answer that names another issuer was meant for another one.
  if (namesItself === true ? iss === undefined : false) return null
  if (iss !== undefined && iss !== configuration.serverMetadata().issuer) return null
  const callback = new URL(redirectUri)
  callback.searchParams.set('code', code)
  if (iss !== undefined) callback.searchParams.set('iss', iss)
  try {
    const tokens = await openId.authorizationCodeGrant(configuration, callback, {
      idTokenExpected: true,
      pkceCodeVerifier: codeVerifier,
      expectedNonce: nonce,
    })
    const claims = tokens.claims()
    if (claims === undefined) return null
    const more = await moreClaims({ openId, configuration }, tokens.access_token, claims.sub)
    return personOf({ ...more, ...claims }, issuer)
  } catch (cause) {
    if (isRefusal(openId, cause)) return null
    throw failureOf(openId, cause)
  }
}

/** Some providers keep the e-mail and the groups out of the ID token. */
async function moreClaims(
  { openId, configuration }: Pick<Connection, 'openId' | 'configuration'>,
  accessToken: string,
  subject: string,
): Promise<Readonly<Record<string, unknown>>> {
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return {}
  return openId.fetchUserInfo(configuration, accessToken, subject)
}

const refusedAnswers: readonly string[] = [
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_SIGNATURE_VERIFICATION_FAILED',
]

/** The code is wrong, expired or used, or the ID token is not the one that was asked for. */
function isRefusal(openId: typeof OpenId, error: unknown): boolean {
  if (error instanceof openId.ResponseBodyError) {
    return error.status < 500 && error.status !== 429 && !error.error.endsWith('_client')
  }
  return error instanceof openId.ClientError && refusedAnswers.includes(error.code ?? '')
}

function failureOf(openId: typeof OpenId, cause: unknown): ProviderError {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if (error instanceof ProviderError) return error
  }
  if (cause instanceof openId.ResponseBodyError && cause.error.endsWith('_client')) {
    return new ProviderError('clientRefused', { cause })
  }
  const { code } = cause as { readonly code?: unknown }
  const isOther = code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'
  return new ProviderError(isOther ? 'issuerDiffers' : 'unreachable', { cause })
}

function unreachable(cause: unknown): never {
  throw cause instanceof ProviderError ? cause : new ProviderError('unreachable', { cause })
}
