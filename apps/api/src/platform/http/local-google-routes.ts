import type { FastifyInstance } from 'fastify'
import type { LocalGoogle } from '../../outside/google/local/local-google.ts'
import { mountPath } from '../../outside/google/local/chooser-page.ts'

/** Serves the stand-in for Google under the product's own address. */
export async function openLocalGoogle(
  app: FastifyInstance,
  local: LocalGoogle | null,
): Promise<void> {
  if (local === null) return
  app.addHook('onClose', () => local.close())
  await app.register(async (routes) => {
    // The stand-in parses its forms itself.
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser('*', (_request, _payload, done) => done(null))
    routes.route({
      method: ['GET', 'POST'],
      url: `${mountPath}/*`,
      handler: async (request, reply) => {
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          if (value !== undefined) reply.raw.setHeader(name, value)
        }
        reply.hijack()
        await local.handle(request.raw, reply.raw)
      },
    })
  })
}
