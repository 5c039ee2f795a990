import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('configuration', () => {
  it('starts a demo on the embedded database without any setting', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDirectory: '.data',
      databaseUrl: null,
      seed: 'demo',
      simulateProvider: true,
      productName: 'Renfort',
      logLevel: 'warn',
    })
  })

  it('starts empty and silent about demos on PostgreSQL and in production', () => {
    const config = readConfig({
      DATABASE_URL: 'postgres://u:p@db:5432/renfort',
      NODE_ENV: 'production',
    })
    expect(config).toMatchObject({ seed: 'empty', simulateProvider: false, logLevel: 'info' })
  })

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['SEED', 'full'],
    ['NOW', 'yesterday'],
    ['PUBLIC_URL', 'renfort.fr'],
    ['DATABASE_URL', 'mysql://db'],
    ['SIMULATE_PROVIDER', 'yes'],
    ['SIMULATE_GOOGLE', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'staging'],
  ])('stops at %s=%s, naming it and what was expected', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}=${value} .*expected`))
  })

  it('names every wrong setting at once', () => {
    expect(() => readConfig({ PORT: 'x', SEED: 'y' })).toThrow(/PORT=x[^]*SEED=y/)
  })

  it('lets anybody in as anybody in a demo alone, unless Google is configured or it is asked for', () => {
    const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
    expect(readConfig({}).google).toBe('local')
    expect(readConfig(client).google).toEqual({ clientId: 'id', clientSecret: 'secret' })
    expect(readConfig({ ...client, NODE_ENV: 'production' }).google).not.toBeNull()
    for (const environment of [
      { NODE_ENV: 'production' },
      { NODE_ENV: 'production', SEED: 'demo' },
      { DATABASE_URL: 'postgres://u:p@db:5432/renfort', SEED: 'demo' },
      { SEED: 'empty' },
      { SIMULATE_GOOGLE: 'false' },
    ]) {
      expect(readConfig(environment).google, JSON.stringify(environment)).toBeNull()
    }
    expect(readConfig({ SEED: 'empty', SIMULATE_GOOGLE: 'true' }).google).toBe('local')
    const forced = { NODE_ENV: 'production', SIMULATE_GOOGLE: 'true' }
    expect(() => readConfig(forced)).toThrow(/SIMULATE_GOOGLE/)
    const half = { GOOGLE_CLIENT_SECRET: 'do-not-print-me' }
    expect(() => readConfig(half)).toThrow(/^(?!.*do-not-print-me).*GOOGLE_CLIENT_ID/)
  })

  it('refuses NOW in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production', NOW: '2026-12-02T09:00:00Z' })).toThrow(/NOW/)
  })
})
