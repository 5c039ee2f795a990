import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const directory = join(import.meta.dirname, '../../../web/dist')

/** Serves the built web app; a path that is no file is a screen, so it answers the page. */
export async function serveWebApp(app: FastifyInstance): Promise<void> {
  if (!existsSync(join(directory, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    preCompressed: false,
    setHeaders: (reply, path) => {
      const immutable = path.includes('/assets/')
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(404).send()
    if (/\.[a-z0-9]{2,5}$/i.test(request.url.split('?')[0] ?? '')) return reply.code(404).send()
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
