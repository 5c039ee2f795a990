import type { singleSignOn } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { type ProviderClient, ProviderError } from '../outside/identity-provider/port.ts'
import { everywhere, nobody } from '../platform/database/db.ts'
import { notFound, refuse, type RefusalError } from '../platform/http/refusal.ts'
import { type Call, ownOrganisation } from '../platform/http/route.ts'
import type { Services } from '../platform/services.ts'
import { throttleFromAnywhere } from '../platform/throttle/throttle.ts'
import { type ConnectionRow, findConnection, noteOutcome } from './connection-queries.ts'

type Test = typeof singleSignOn.testConnection

/** The product’s registration with the provider of a company, the secret opened. */
export function clientOf(
  { secretBox }: Services,
  { organisationId, issuer, clientId, clientSecret }: ConnectionRow,
): ProviderClient {
  return { issuer, clientId, clientSecret: secretBox.open(clientSecret, organisationId).toString() }
}

/**
 * Asks the provider of a company. One that does not answer is logged, and told to the administrator
 * in the settings; whoever tries to come in reads it in words.
 */
export async function askProvider<T>(
  { services, log }: Pick<Call, 'services' | 'log'>,
  connection: ConnectionRow,
  ask: (client: ProviderClient) => Promise<T>,
): Promise<T> {
  try {
    return await ask(clientOf(services, connection))
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    const { organisationId } = connection
    const { failure } = error
    log.warn({ err: error, organisationId, failure }, 'a provider cannot be asked')
    await noteOutcome(services.db.queries(nobody), organisationId, {
      failure,
      now: services.clock.now(),
    })
    throw refusalOf(error)
  }
}

function refusalOf({ failure }: ProviderError): RefusalError {
  return refuse(failure === 'unreachable' ? 'errors.sso.unavailable' : 'errors.sso.misconfigured')
}

export async function testConnection(call: Call, { params }: Parsed<Test>): Promise<Answer<Test>> {
  const organisationId = ownOrganisation(call, params.id)
  const { services } = call
  await throttleFromAnywhere(call, 'sign-on-domain', organisationId)
  const connection = await findConnection(
    services.db.queries(everywhere(call.scope)),
    organisationId,
  )
  if (connection === undefined) throw notFound()
  try {
    await services.identityProviders.describe(clientOf(services, connection))
    return { failure: null }
  } catch (error) {
    if (error instanceof ProviderError) return { failure: error.failure }
    throw error
  }
}
