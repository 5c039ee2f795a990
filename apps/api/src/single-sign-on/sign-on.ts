import { randomBytes } from 'node:crypto'
import type { signOn } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { providerCallbackPath } from '@renfort/contract/sign-on.ts'
import { flowMinutes } from '@renfort/domain/single-sign-on/connection.ts'
import { domainOf } from '@renfort/domain/single-sign-on/sign-on-domain.ts'
import { openSession } from '../account/sessions/open-session.ts'
import { instantAfter, toInstant } from '../platform/clock.ts'
import { nobody } from '../platform/database/db.ts'
import { invalidInput, notFound, refuse } from '../platform/http/refusal.ts'
import { hashToken } from '../platform/http/resolve-session.ts'
import type { Call } from '../platform/http/route.ts'
import type { Services } from '../platform/services.ts'
import { throttle, throttleNetwork } from '../platform/throttle/throttle.ts'
import { findConnection, noteOutcome } from './connection-queries.ts'
import { findProviderOf } from './domain-queries.ts'
import { enter } from './enter.ts'
import { type Flow, insertFlow, takeFlow } from './flow-queries.ts'
import { askProvider } from './provider-of-company.ts'

type Find = typeof signOn.findProvider
type Start = typeof signOn.startSignOn
type Finish = typeof signOn.finishSignOn

/** The domain alone is looked at, so that it tells nothing of accounts. */
export async function findProvider(call: Call, { query }: Parsed<Find>): Promise<Answer<Find>> {
  await throttleNetwork(call, 'sign-on-start')
  const queries = call.services.db.queries(nobody)
  const provider = await findProviderOf(queries, domainOf(query.email))
  return { isOffered: provider !== undefined, isRequired: provider?.isRequired ?? false }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export async function startSignOn(call: Call, { body }: Parsed<Start>): Promise<Answer<Start>> {
  const { services, locale } = call
  await throttleNetwork(call, 'sign-on-start')
  const redirectUri = allowedRedirect(services, body.redirectUri)
  const queries = services.db.queries(nobody)
  const provider = await findProviderOf(queries, domainOf(body.email))
  const connection =
    provider === undefined ? undefined : await findConnection(queries, provider.organisationId)
  if (connection === undefined) throw notFound()
  const [state, nonce, codeVerifier] = [newSecret(), newSecret(), newSecret()]
  const url = await askProvider(call, connection, (client) =>
    services.identityProviders.authorizationUrl(client, {
      redirectUri,
      state,
      nonce,
      codeVerifier,
      loginHint: body.email,
      locale,
    }),
  )
  await services.db.transaction(nobody, async (transaction) => {
    transaction.leaveUnchanged()
    const { now } = transaction
    await insertFlow(transaction.queries, {
      stateHash: hashToken(state),
      browserHash: Buffer.from(body.browserHash, 'base64url'),
      organisationId: connection.organisationId,
      issuer: connection.issuer,
      nonce,
      codeVerifier,
      redirectUri,
      now,
      expiresAt: instantAfter(now, flowMinutes * 60_000),
    })
  })
  return { url }
}

/** People come back to the product’s own address, or to that of a configured web app. */
function allowedRedirect(
  { config, publicUrl }: Services,
  asked = publicUrl() + providerCallbackPath,
): string {
  const known = [publicUrl(), ...config.webOrigins].map((origin) => origin + providerCallbackPath)
  if (!known.includes(asked)) throw invalidInput([issue(['redirectUri'], 'errors.field.format')])
  return asked
}

/** A refused return counts as a try of its network. */
export async function finishSignOn(call: Call, { body }: Parsed<Finish>): Promise<Answer<Finish>> {
  const { db, identityProviders, clock } = call.services
  const tries = await throttle(call, 'sign-on', '')
  const flow = await flowOf(call, body)
  const connection = await findConnection(db.queries(nobody), flow.organisationId)
  // A provider that was changed meanwhile answers for nobody who left for the one before.
  if (connection?.issuer !== flow.issuer) throw refuse('errors.sso.refused')
  const person = await askProvider(call, connection, (client) =>
    identityProviders.identify(client, { ...flow, code: body.code, iss: body.iss }),
  )
  if (person === null) throw refuse('errors.sso.refused')
  await tries.giveBack()
  const { organisationId, issuer } = connection
  const scope = { ...nobody, organisationId }
  const userId = await db.transaction(scope, (transaction) =>
    enter(call, transaction, { connection, person }),
  )
  return db.transaction({ ...nobody, actorId: userId }, async (transaction) => {
    await noteOutcome(transaction.queries, organisationId, { failure: null, now: clock.now() })
    const { subject, sid, acr, amr, authTime } = person
    return openSession(transaction, { id: userId, isInsider: false }, call, 'singleSignOn', {
      organisationId,
      issuer,
      subject,
      sid,
      acr,
      amr,
      authTime: authTime === null ? null : toInstant(authTime * 1_000),
    })
  })
}

/** Used up at once: neither a code nor a state is taken twice. */
async function flowOf({ services }: Call, body: Parsed<Finish>['body']): Promise<Flow> {
  const flow = await services.db.transaction(nobody, async (transaction) => {
    transaction.leaveUnchanged()
    return takeFlow(transaction.queries, {
      stateHash: hashToken(body.state),
      browserHash: hashToken(body.browserSecret),
      now: transaction.now,
    })
  })
  if (flow === undefined) throw refuse('errors.sso.refused')
  return flow
}
