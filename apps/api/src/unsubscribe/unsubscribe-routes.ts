import type { FastifyInstance } from 'fastify'
import { nobody } from '../platform/database/db.ts'
import { refuse } from '../platform/http/refusal.ts'
import { insertMailRefusal } from '../platform/mail/refusal-queries.ts'
import { unsubscribePath } from '../platform/unsubscribe-links.ts'
import type { Services } from '../platform/services.ts'

/**
 * The address to which mail programs post when their user refuses a kind of mail (RFC 8058): it has
 * no session, the address is signed. The posted form holds no further data.
 */
export async function openUnsubscribe(app: FastifyInstance, services: Services): Promise<void> {
  const { db, unsubscribeLinks } = services
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: 1_024 },
      (_request, _body, done) => done(null),
    )
    scope.post<{ Params: { segment: string } }>(
      `${unsubscribePath}/:segment`,
      async (request, reply) => {
        const refused = unsubscribeLinks.open(request.params.segment)
        if (refused === null) throw refuse('errors.not_found')
        await db.transaction(nobody, async ({ queries, now, record }) => {
          const id = await insertMailRefusal(queries, refused, now)
          if (id === undefined) return
          await record({
            action: 'account.refuseMails',
            entity: 'mailRefusal',
            entityId: id,
            before: null,
            after: { category: refused.category },
          })
        })
        return reply.code(204).send()
      },
    )
  })
}
