import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/** The content policy, with what else than files of the origin may run as a script. */
export function contentPolicy(...scripts: readonly string[]): string {
  return ["default-src 'none'", ["script-src 'self'", ...scripts].join(' '), ...otherSources].join(
    '; ',
  )
}

const otherSources = [
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  // Text never becomes markup or a script, and no code of the product or of a library may make it so.
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

const headers: Readonly<Record<string, string>> = {
  'content-security-policy': contentPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
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
  return isHttps ? { ...headers, 'strict-transport-security': strictTransport } : headers
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
