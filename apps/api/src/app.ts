import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { accountRoutes } from './accounts/routes.ts'
import { administrationRoutes } from './administration/routes.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { companyRegisterRoutes } from './company-register/routes.ts'
import { departmentRoutes } from './departments/routes.ts'
import { featureFlagRoutes } from './feature-flags/routes.ts'
import { fileRoutes } from './files/routes.ts'
import { flexiblePlanningRoutes } from './flexible-planning/routes.ts'
import { historyRoutes } from './history/routes.ts'
import { jobDescriptionRoutes } from './job-descriptions/routes.ts'
import { legalGuardRoutes } from './legal-guard/routes.ts'
import { legalValueRoutes } from './legal-values/routes.ts'
import { mapsRoutes } from './maps/routes.ts'
import { motiveRoutes } from './motives/routes.ts'
import { organisationRoutes } from './organisation/routes.ts'
import { remunerationRoutes } from './remuneration/routes.ts'
import { teamRoutes } from './team/routes.ts'
import { paymentRoutes } from './payment/routes.ts'
import { openPaymentWebhook } from './payment/webhook-door.ts'
import { permanentRoutes } from './permanent/routes.ts'
import { workerRoutes } from './workers/routes.ts'
import { missionRoutes } from './missions/routes.ts'
import { preselectionRoutes } from './preselection/routes.ts'
import { planningRoutes } from './planning/routes.ts'
import { quotationRoutes } from './quotation/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { shiftRoutes } from './shifts/routes.ts'
import { publicConfigOf } from './operations/public-config.ts'
import { operationRoutes } from './operations/routes.ts'
import { apiBase } from './platform/api-base.ts'
import { installErrorHandling, installNotFound } from './platform/http-errors.ts'
import { logOptions, newRequestId } from './platform/log.ts'
import { openLocalGoogle } from './platform/local-google-door.ts'
import { openLocalPayment } from './platform/local-payment-door.ts'
import { outsideRoutes } from './platform/outside-routes.ts'
import { mount, type Route } from './platform/route.ts'
import { installSecurityHeaders, showsStripe } from './platform/security-headers.ts'
import type { Services } from './platform/services.ts'
import { serveWebApp } from './platform/web-app.ts'

/** Every operation that the API answers. */
export const routes: readonly Route[] = [
  ...operationRoutes,
  ...accountRoutes,
  ...administrationRoutes,
  ...analyticsRoutes,
  ...catalogueRoutes,
  ...companyRegisterRoutes,
  ...departmentRoutes,
  ...featureFlagRoutes,
  ...fileRoutes,
  ...historyRoutes,
  ...jobDescriptionRoutes,
  ...legalGuardRoutes,
  ...legalValueRoutes,
  ...mapsRoutes,
  ...motiveRoutes,
  ...organisationRoutes,
  ...remunerationRoutes,
  ...teamRoutes,
  ...workerRoutes,
  ...missionRoutes,
  ...shiftRoutes,
  ...flexiblePlanningRoutes,
  ...quotationRoutes,
  ...planningRoutes,
  ...preselectionRoutes,
  ...paymentRoutes,
  ...permanentRoutes,
  ...searchRoutes,
]

const bodyLimit = 1_048_576
/** Milliseconds for a whole request to arrive: one that trickles in must not hold its connection. */
const requestTimeout = 120_000

/** The whole product: the API and, when it has been built, the web app. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const app = await createApi(services)
  const { productName } = services.config
  await serveWebApp(app, {
    productName,
    config: () => publicConfigOf(services),
    hasStripe: showsStripe(services.config),
  })
  return app
}

/** Every operation and the doors of outside services, without the web app. */
export async function createApi(services: Services): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(services.config) ?? false,
    genReqId: newRequestId,
    requestIdHeader: false,
    logController: new LogController({
      disableRequestLogging: services.config.logLevel !== 'debug',
    }),
    trustProxy: services.config.trustedProxies,
    bodyLimit,
    requestTimeout,
    ...outsideRoutes(services.config),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 600 },
  })
  installSecurityHeaders(app, services.config)
  installErrorHandling(app)
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  })
  await app.register(
    async (api) => {
      installNotFound(api)
      api.addHook('onRequest', (request, reply, done) => {
        void reply.header('cache-control', 'no-store').header('x-request-id', request.id)
        done()
      })
      for (const route of routes) mount(api, services, route)
    },
    { prefix: apiBase },
  )
  await openLocalGoogle(app, services.localGoogle)
  await openLocalPayment(app, services.localPayment)
  await openPaymentWebhook(app, services)
  return app
}
