import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** What an administrator copies from the product into the directory of their company, and back. */
interface Application {
  readonly clientId: string
  readonly clientSecret: string
  readonly callbackUrl: string
  readonly logoutUrl: string
}

export interface CompanyDirectory {
  readonly issuer: string
  close(): void
}

/** The directory of a company: an OpenID Connect provider that takes any password. */
export async function aCompanyDirectory(
  of: Application,
  groups: readonly string[],
): Promise<CompanyDirectory> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: of.clientId,
        client_secret: of.clientSecret,
        redirect_uris: [of.callbackUrl],
        backchannel_logout_uri: of.logoutUrl,
        backchannel_logout_session_required: true,
      },
    ],
    claims: { openid: ['sub', 'groups'], email: ['email'], profile: ['given_name', 'family_name'] },
    features: { backchannelLogout: { enabled: true } },
    fetch: (url, options = {}) => {
      // It keeps the provider from calling its own machine, where the product of a journey is.
      Reflect.deleteProperty(options, 'dispatcher')
      return fetch(url, options)
    },
    findAccount: (_context, email) => ({
      accountId: email,
      claims: () => ({ sub: email, email, given_name: 'Inès', family_name: 'Royer', groups }),
    }),
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  return {
    issuer,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
