import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { googleCallbackPath } from '@renfort/contract/google.ts'
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { OpenIdSettings } from '../open-id.ts'
import { mountPath, refusedPage } from './chooser-page.ts'
import { chooser, localeOf } from './chooser.ts'
import { memoryAdapter } from './memory-adapter.ts'
import type { LocalPeople } from './people.ts'

export interface LocalProvider {
  readonly provider: Provider
  /** The settings of the product at this provider; each process creates another secret. */
  readonly settings: OpenIdSettings
}

/** An OpenID Connect provider that asks for no proof; loaded at its first use. */
export async function createLocalProvider(
  issuer: string,
  people: LocalPeople,
): Promise<LocalProvider> {
  const oidc = await import('oidc-provider')
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const settings: OpenIdSettings = {
    issuer,
    clientId: 'renfort-local',
    clientSecret: randomBytes(32).toString('base64url'),
    isLoopback: true,
  }
  const policy = oidc.interactionPolicy.base()
  policy.remove('consent')
  policy.add(new oidc.interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const provider = new oidc.Provider(issuer, {
    ...behaviour,
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: [issuer + googleCallbackPath],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: [randomBytes(32).toString('base64url')], long: { path: mountPath } },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    interactions: {
      policy,
      url: (_ctx, interaction) => `${mountPath}/interaction/${interaction.uid}`,
    },
    findAccount: (_ctx, subject) => {
      const person = people.bySubject(subject)
      if (person === undefined) return undefined
      const { email, fullName, isVerified } = person
      return {
        accountId: subject,
        claims: () => ({ sub: subject, email, email_verified: isVerified, name: fullName }),
      }
    },
  })
  provider.proxy = true
  provider.Client.prototype.redirectUriAllowed = (uri) => isOwnCallback(uri, oidc.Provider.ctx)
  provider.use(chooser(provider, people))
  return { provider, settings }
}

const behaviour: Configuration = {
  adapter: memoryAdapter,
  scopes: ['openid', 'email', 'profile'],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  // As Google does: the ID token itself holds the e-mail and the name.
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    userinfo: { enabled: false },
  },
  ttl: {
    Interaction: 600,
    Session: 600,
    Grant: 600,
    AuthorizationCode: 60,
    AccessToken: 60,
    IdToken: 300,
  },
  expiresWithSession: () => false,
  loadExistingGrant: async ({ oidc: { provider, client, session } }) => {
    const grant = new provider.Grant({
      ...(client === undefined ? {} : { clientId: client.clientId }),
      ...(session?.accountId === undefined ? {} : { accountId: session.accountId }),
    })
    grant.addOIDCScope('openid email profile')
    await grant.save()
    return grant
  },
  renderError: (ctx) => {
    ctx.type = 'text/html; charset=utf-8'
    ctx.body = refusedPage(localeOf(ctx.query['ui_locales']))
  },
}

/**
 * Whether an address is the product's callback on the host of the request, the only one that is
 * allowed.
 */
function isOwnCallback(uri: string, ctx: KoaContextWithOIDC | undefined): boolean {
  if (ctx === undefined || !URL.canParse(uri)) return false
  const { protocol, host } = new URL(uri)
  return (
    host === new URL(`${ctx.protocol}://${ctx.host}`).host &&
    ['http:', 'https:'].includes(protocol) &&
    uri === `${protocol}//${host}${googleCallbackPath}`
  )
}
