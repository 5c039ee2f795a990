import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ProviderLogout } from '../outside/identity-provider/port.ts'
import { instantAfter } from '../platform/clock.ts'
import { nobody } from '../platform/database/db.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { Call } from '../platform/http/route.ts'
import type { Services } from '../platform/services.ts'
import { throttle } from '../platform/throttle/throttle.ts'
import { type ConnectionRow, findConnection } from './connection-queries.ts'
import { deleteProviderSessions, noteLogoutToken } from './logout-queries.ts'
import { askProvider } from './provider-of-company.ts'
import { logoutPathOf } from './read-single-sign-on.ts'

const longestBody = 32_768
/** A token is taken for ten minutes, by a clock that may differ. */
const rememberedMs = 3_600_000

/**
 * Receives from the providers of companies that somebody signed out (OpenID Connect Back-Channel
 * Logout 1.0): without a session, it checks the provider’s signature over the token.
 */
export async function openBackChannelLogout(
  app: FastifyInstance,
  services: Services,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.post(
      logoutPathOf(':organisationId'),
      { bodyLimit: longestBody },
      async (request, reply) => {
        await endSessions(services, request)
        return reply.header('cache-control', 'no-store').code(200).send()
      },
    )
  })
}

const addressed = z.object({ organisationId: z.uuid() })

async function endSessions(services: Services, request: FastifyRequest): Promise<void> {
  const call = callOf(services, request)
  const tries = await throttle(call, 'sign-on-logout', '')
  const { data } = addressed.safeParse(request.params)
  const token = request.body instanceof URLSearchParams ? request.body.get('logout_token') : null
  const connection =
    data === undefined
      ? undefined
      : await findConnection(services.db.queries(nobody), data.organisationId)
  if (connection === undefined || token === null) throw refuse('errors.input.invalid')
  const logout = await askProvider(call, connection, (client) =>
    services.identityProviders.readLogout(client, token),
  )
  if (logout === null) throw refuse('errors.input.invalid')
  await tries.giveBack()
  await obey(services, connection, logout)
}

async function obey(
  { db }: Services,
  { organisationId, issuer }: ConnectionRow,
  logout: ProviderLogout,
): Promise<void> {
  await db.transaction({ ...nobody, organisationId }, async (transaction) => {
    transaction.leaveUnchanged()
    const { queries, now } = transaction
    const hash = createHash('sha256').update(`${issuer}\n${logout.id}`).digest()
    const expiresAt = instantAfter(now, rememberedMs)
    if (!(await noteLogoutToken(queries, { hash, now, expiresAt }))) return
    const ended = await deleteProviderSessions(queries, organisationId, logout)
    await transaction.record(
      ...[...new Set(ended)].map((userId) => ({
        action: 'session.endByProvider' as const,
        entity: 'user',
        entityId: userId,
        before: null,
        after: { closedSessions: ended.filter((each) => each === userId).length },
      })),
    )
  })
}

/** What the work needs of a call that no contract describes. */
function callOf(services: Services, request: FastifyRequest): Call {
  return {
    services,
    session: null,
    sider: null,
    directory: null,
    scope: nobody,
    locale: 'fr',
    address: request.ip,
    userAgent: request.headers['user-agent'],
    token: undefined,
    browser: null,
    following: null,
    log: request.log,
    keep: async () => undefined,
  }
}
