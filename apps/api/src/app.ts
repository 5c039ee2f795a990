import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { accountRoutes } from './accounts/routes.ts'
import { operationRoutes } from './operations/routes.ts'
import { installErrorHandling } from './platform/http-errors.ts'
import { logOptions, newRequestId } from './platform/log.ts'
import { mount, type Route } from './platform/route.ts'
import { installSecurityHeaders } from './platform/security-headers.ts'
import type { Services } from './platform/services.ts'
import { serveWebApp } from './platform/web-app.ts'

/** Every operation that the API answers. */
export const routes: readonly Route[] = [...operationRoutes, ...accountRoutes]

/** Address that the API lives under; the web app has the rest of the origin. */
export const apiBase = '/api'

const bodyLimit = 1_048_576

export async function createApp(services: Services): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(services.config) ?? false,
    genReqId: newRequestId,
    requestIdHeader: false,
    disableRequestLogging: services.config.logLevel !== 'debug',
    trustProxy: services.config.environment === 'production',
    bodyLimit,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 600 },
  })
  installSecurityHeaders(app, services.config)
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] })
  await app.register(
    async (api) => {
      installErrorHandling(api)
      api.addHook('onSend', async (request, reply) => {
        void reply.header('cache-control', 'no-store').header('x-request-id', request.id)
      })
      for (const route of routes) mount(api, services, route)
    },
    { prefix: apiBase },
  )
  await serveWebApp(app)
  return app
}
