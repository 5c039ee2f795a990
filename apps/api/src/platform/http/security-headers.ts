import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** Whether pages may embed Stripe’s form. */
export function showsStripe({ payment }: Pick<Config, 'payment'>): boolean {
  return payment !== null && payment !== 'local'
}

/** The content policy; `scripts` are sources that may run in addition to files of the origin. */
export function contentPolicy(hasStripe: boolean, scripts: readonly string[] = []): string {
  const { script, connect, frame, trusted } = hasStripe ? stripeSources : ownSources
  return [
    "default-src 'none'",
    ["script-src 'self'", ...script, ...scripts].join(' '),
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    ...frame,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Trusted Types: no code may turn a text into markup or a script.
    "require-trusted-types-for 'script'",
    `trusted-types ${trusted}`,
  ].join('; ')
}

/**
 * Each policy creates one worker script of the origin, which reads documents or files of tables or
 * keeps the pages of Siders.
 */
const threads = 'document-reader page-keeper table-reader'

const ownSources = { script: [], connect: [], frame: [], trusted: threads } as const

/** The sources that Stripe’s guide lists, including the frames of banks. */
const stripeSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com'],
  // The default policy allows only script addresses of Stripe.
  trusted: `default ${threads}`,
} as const

const headers: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
}
/** Stripe’s frames do not send the header that `require-corp` would require. */
const withFrames = {
  'cross-origin-embedder-policy': 'unsafe-none',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()',
}
const strictTransport = 'max-age=63072000; includeSubDomains'

const preflight = {
  'access-control-allow-headers':
    'content-type, token, userId, session-in, logasId, organisationId, locale, idempotency-key, last-event-id, x-request-id',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-max-age': '7200',
}

/** The headers of every answer. */
export function securityHeaders(config: Config): Readonly<Record<string, string>> {
  const isHttps = config.publicUrl?.startsWith('https:') ?? false
  const hasStripe = showsStripe(config)
  return {
    ...headers,
    'content-security-policy': contentPolicy(hasStripe),
    ...(hasStripe ? withFrames : {}),
    ...(isHttps ? { 'strict-transport-security': strictTransport } : {}),
  }
}

/** Adds the security headers to every answer, and CORS headers for the configured origins. */
export function installSecurityHeaders(app: FastifyInstance, config: Config): void {
  const always = securityHeaders(config)
  const origins = new Set(config.webOrigins)
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(always)
    const { origin } = request.headers
    if (origin === undefined || !origins.has(origin)) return done()
    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'idempotent-replayed, content-disposition',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'origin',
    })
    if (request.method !== 'OPTIONS') return done()
    void reply.headers(preflight).code(204).send()
  })
}
