import compress from '@fastify/compress'
import { eventStreamType } from '@renfort/contract/kernel/event-stream.ts'
import { requestIdHeader } from '@renfort/contract/kernel/request-id.ts'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { accountRoutes } from './account/routes.ts'
import { figureRoutes } from './figures/routes.ts'
import { groupRoutes } from './group/routes.ts'
import { administrationRoutes } from './administration/routes.ts'
import { amendmentRoutes } from './amendment/routes.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { followCharge } from './collection/follow-charge.ts'
import { collectionRoutes } from './collection/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { companyRegisterRoutes } from './company-register/routes.ts'
import { apiKeyRoutes } from './api-key/routes.ts'
import { calendarFeedRoutes } from './calendar-feed/routes.ts'
import { attendanceRoutes } from './attendance/routes.ts'
import { contractRoutes } from './contract/routes.ts'
import { directorySyncRoutes } from './directory-sync/routes.ts'
import { departmentRoutes } from './department/routes.ts'
import { eventRoutes } from './event/routes.ts'
import { featureFlagRoutes } from './feature-flag/routes.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { fileRoutes } from './file/routes.ts'
import { flexiblePlanningRoutes } from './flexible-planning/routes.ts'
import { hiringRoutes } from './hiring/routes.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { invoiceRoutes } from './invoice/routes.ts'
import { staffDayRoutes } from './staff-day/routes.ts'
import { staffingRoutes } from './staffing/routes.ts'
import { jobDescriptionRoutes } from './job-description/routes.ts'
import { legalGuardRoutes } from './legal-guard/routes.ts'
import { lawRoutes } from './law/routes.ts'
import { addressRoutes } from './address/routes.ts'
import { motiveRoutes } from './motive/routes.ts'
import { notificationRoutes } from './notification/routes.ts'
import { organisationRoutes } from './organisation/routes.ts'
import { remunerationRoutes } from './remuneration/routes.ts'
import { teamRoutes } from './team/routes.ts'
import { paymentRoutes } from './payment/routes.ts'
import { openPaymentWebhook } from './payment/webhook-routes.ts'
import { permanentRoutes } from './permanent/routes.ts'
import { siderRoutes } from './sider/routes.ts'
import { siderAccessRoutes } from './sider-access/routes.ts'
import { siderPaperRoutes } from './sider-paper/routes.ts'
import { siderSelfRoutes } from './sider-self/routes.ts'
import { siderWorkRoutes } from './sider-work/routes.ts'
import { siteRoutes } from './site/routes.ts'
import { missionRoutes } from './mission/routes.ts'
import { preselectionRoutes } from './preselection/routes.ts'
import { planningRoutes } from './planning/routes.ts'
import { quotationRoutes } from './quotation/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { openBackChannelLogout } from './single-sign-on/back-channel-logout.ts'
import { singleSignOnRoutes } from './single-sign-on/routes.ts'
import { shiftRoutes } from './shift/routes.ts'
import { syncRoutes } from './sync/routes.ts'
import { webhookRoutes } from './webhook/routes.ts'
import { weekTemplateRoutes } from './week-template/routes.ts'
import { openUnsubscribe } from './unsubscribe/unsubscribe-routes.ts'
import { publicConfigOf } from './operations/public-config.ts'
import { operationRoutes } from './operations/routes.ts'
import { apiBase } from './platform/api-base.ts'
import { installErrorHandling, installNotFound } from './platform/http/http-errors.ts'
import { logOptions, requestIdOf } from './platform/log.ts'
import { openLocalGoogle } from './platform/http/local-google-routes.ts'
import { openLocalPayment } from './platform/http/local-payment-routes.ts'
import { outsideRoutes } from './platform/http/outside-routes.ts'
import { mount, type Route } from './platform/http/route.ts'
import { installSecurityHeaders, showsStripe } from './platform/http/security-headers.ts'
import type { Services } from './platform/services.ts'
import type { Metrics } from './platform/telemetry/metrics.ts'
import type { ShippedLog } from './platform/telemetry/shipped-log.ts'
import type { Traces } from './platform/telemetry/traces.ts'
import { serveWebApp } from './platform/web-app/web-app.ts'

/** Every operation that the API answers. */
export const routes: readonly Route[] = [
  ...operationRoutes,
  ...accountRoutes,
  ...administrationRoutes,
  ...groupRoutes,
  ...figureRoutes,
  ...analyticsRoutes,
  ...catalogueRoutes,
  ...companyRegisterRoutes,
  ...attendanceRoutes,
  ...contractRoutes,
  ...amendmentRoutes,
  ...departmentRoutes,
  ...eventRoutes,
  ...syncRoutes,
  ...featureFlagRoutes,
  ...feedbackRoutes,
  ...fileRoutes,
  ...auditRoutes,
  ...inboxRoutes,
  ...jobDescriptionRoutes,
  ...legalGuardRoutes,
  ...lawRoutes,
  ...addressRoutes,
  ...motiveRoutes,
  ...notificationRoutes,
  ...organisationRoutes,
  ...remunerationRoutes,
  ...teamRoutes,
  ...apiKeyRoutes,
  ...directorySyncRoutes,
  ...singleSignOnRoutes,
  ...siderRoutes,
  ...siderAccessRoutes,
  ...siderPaperRoutes,
  ...siderSelfRoutes,
  ...siderWorkRoutes,
  ...siteRoutes,
  ...missionRoutes,
  ...shiftRoutes,
  ...flexiblePlanningRoutes,
  ...webhookRoutes,
  ...weekTemplateRoutes,
  ...quotationRoutes,
  ...planningRoutes,
  ...calendarFeedRoutes,
  ...preselectionRoutes,
  ...hiringRoutes,
  ...staffDayRoutes,
  ...staffingRoutes,
  ...invoiceRoutes,
  ...collectionRoutes,
  ...paymentRoutes,
  ...permanentRoutes,
  ...searchRoutes,
]

const bodyLimit = 1_048_576
/**
 * Milliseconds within which a whole request must arrive: a slow sender must not hold a connection.
 */
const requestTimeout = 120_000

/** What sees the calls that an app answers. */
export interface Telemetry {
  readonly metrics: Metrics | null
  readonly traces: Traces | null
  readonly shippedLog: ShippedLog | null
}
const unseen: Telemetry = { metrics: null, traces: null, shippedLog: null }

/** The whole product: the API and, when it has been built, the web app. */
export async function createApp(
  services: Services,
  telemetry: Telemetry = unseen,
): Promise<FastifyInstance> {
  const app = await createApi(services, telemetry)
  const { productName } = services.config
  await serveWebApp(app, {
    productName,
    config: () => publicConfigOf(services),
    hasStripe: showsStripe(services.config),
  })
  return app
}

/** Every operation and the addresses that outside services call, without the web app. */
export async function createApi(
  services: Services,
  { metrics, traces, shippedLog }: Telemetry = unseen,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(services.config, shippedLog?.take) ?? false,
    genReqId: requestIdOf,
    requestIdHeader: false,
    logController: new LogController({
      disableRequestLogging: services.config.logLevel !== 'debug',
    }),
    trustProxy: services.config.trustedProxies,
    bodyLimit,
    requestTimeout,
    ...outsideRoutes(services.config),
    forceCloseConnections: 'idle',
    // Who is connected when the server stops is answered as ever.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 600 },
  })
  traces?.follow(app)
  if (metrics !== null) countAnswers(app, metrics)
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
        void reply.header('cache-control', 'no-store').header(requestIdHeader, request.id)
        done()
      })
      for (const route of routes) mount(api, services, route)
    },
    { prefix: apiBase },
  )
  await openLocalGoogle(app, services.localGoogle)
  await openLocalPayment(app, services.localPayment)
  await openPaymentWebhook(app, services, followCharge)
  await openBackChannelLogout(app, services)
  await openUnsubscribe(app, services)
  return app
}

/** Addresses that no route has are counted together, so that nobody can make the counters grow. */
function countAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    // It stays open for as long as somebody looks: its time says nothing.
    if (reply.getHeader('content-type') === eventStreamType) return done()
    metrics.answered({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
    })
    done()
  })
}
