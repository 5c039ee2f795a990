import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/** Whether Stripe’s own form may stand in the pages. */
export function showsStripe({ payment }: Pick<Config, 'payment'>): boolean {
  return payment !== null && payment !== 'local'
}

/** The content policy, with what else than files of the origin may run as a script. */
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
    // Text never becomes markup or a script, and no code of the product or of a library may make it so.
    "require-trusted-types-for 'script'",
    `trusted-types ${trusted}`,
  ].join('; ')
}

const ownSources = { script: [], connect: [], frame: [], trusted: "'none'" } as const

/** What Stripe’s guide asks for its script, its calls and its frames, those of the banks included. */
const stripeSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com'],
  // The one policy lets a script come from Stripe’s address, and makes nothing else of a text.
  trusted: 'default',
} as const

const headers: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}
/** Frames of another origin come only into a page that does not ask them to be embeddable anywhere. */
const withFrames = {
  'cross-origin-embedder-policy': 'unsafe-none',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), usb=()',
}
const strictTransport = 'max-age=63072000; includeSubDomains'

const preflight = {
  'access-control-allow-headers':
    'content-type, token, userId, logasId, organisationId, locale, idempotency-key',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-max-age': '7200',
}

/** What every answer carries, whoever gives it. */
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

/** Every answer carries the security headers; other origins only get in when configured. */
export function installSecurityHeaders(app: FastifyInstance, config: Config): void {
  const always = securityHeaders(config)
  const origins = new Set(config.webOrigins)
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(always)
    const { origin } = request.headers
    if (origin === undefined || !origins.has(origin)) return done()
    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'idempotent-replayed',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'origin',
    })
    if (request.method !== 'OPTIONS') return done()
    void reply.headers(preflight).code(204).send()
  })
}
