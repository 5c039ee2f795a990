import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { installSecurityHeaders } from './security-headers.ts'

async function serverWith(environment: Readonly<Record<string, string>>) {
  const app = Fastify()
  installSecurityHeaders(app, readConfig(environment))
  app.get('/', async () => 'hello')
  await app.ready()
  return app
}

describe('security headers', () => {
  it('keep scripts, frames and sniffing out, on pages that exist and on others', async () => {
    const app = await serverWith({})
    for (const url of ['/', '/nowhere']) {
      const { headers } = await app.inject(url)
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['content-security-policy']).not.toContain('unsafe')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['permissions-policy']).toContain('camera=()')
      expect(headers['strict-transport-security']).toBeUndefined()
    }
  })

  it('G-27 let Stripe’s form in where its keys are set, and nowhere else', async () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    }
    const without = (await (await serverWith({})).inject('/')).headers
    expect(without['content-security-policy']).not.toContain('stripe')
    expect(without['content-security-policy']).not.toContain('frame-src')
    expect(without['content-security-policy']).toContain(
      'trusted-types document-reader page-keeper table-reader',
    )
    expect(without['cross-origin-embedder-policy']).toBe('require-corp')
    const { headers } = await (await serverWith(keys)).inject('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain('frame-src https://js.stripe.com')
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
    expect(policy).toContain('trusted-types default')
    expect(policy).not.toContain('unsafe')
    expect(headers['cross-origin-embedder-policy']).toBe('unsafe-none')
    expect(headers['permissions-policy']).toContain('payment=(self)')
  })

  it('send HSTS when the product is reached by https', async () => {
    const app = await serverWith({ PUBLIC_URL: 'https://renfort.example' })
    const { headers } = await app.inject('/')
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  })

  it('let only configured origins in, with the cookie of the session', async () => {
    const app = await serverWith({ WEB_ORIGINS: 'https://app.example' })
    const from = (origin: string, method: 'GET' | 'OPTIONS') =>
      app.inject({ method, url: '/', headers: { origin } })
    const known = await from('https://app.example', 'OPTIONS')
    expect(known.statusCode).toBe(204)
    expect(known.headers['access-control-allow-origin']).toBe('https://app.example')
    expect(known.headers['access-control-allow-headers']).toContain('organisationId')
    expect(known.headers['access-control-allow-headers']).toContain('idempotency-key')
    expect(known.headers['access-control-expose-headers']).toContain('idempotent-replayed')
    expect(known.headers['access-control-allow-headers']).toContain('session-in')
    expect(known.headers['access-control-allow-credentials']).toBe('true')
    expect((await from('https://app.example', 'GET')).body).toBe('hello')
    const foreign = await from('https://evil.example', 'GET')
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
    expect(foreign.headers['access-control-allow-credentials']).toBeUndefined()
  })
})
