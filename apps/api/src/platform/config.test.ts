import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { missingSettings } from './seller-settings.ts'

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

  it('takes the direct address of a database beside that of its pooler, and not alone', () => {
    const pooler = 'postgres://u:p@pooler:6432/renfort'
    const direct = 'postgres://u:p@db:5432/renfort'
    expect(readConfig({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: direct })).toMatchObject({
      databaseUrl: pooler,
      databaseDirectUrl: direct,
    })
    expect(() => readConfig({ DATABASE_DIRECT_URL: direct })).toThrow(
      'DATABASE_DIRECT_URL goes together with DATABASE_URL.',
    )
  })

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['SEED', 'full'],
    ['NOW', 'yesterday'],
    ['PUBLIC_URL', 'renfort.fr'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_DIRECT_URL', 'mysql://db'],
    ['STOP_DELAY_SECONDS', '-1'],
    ['SIMULATE_PROVIDER', 'yes'],
    ['SIMULATE_GOOGLE', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['NODE_ENV', 'staging'],
    ['COMPANY_REGISTER_URL', 'insee'],
    ['S3_BUCKET', 'Files'],
    ['S3_ENDPOINT', 's3.local'],
  ])('stops at %s=%s, naming it and what was expected', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^${name} is not valid: expected`),
    )
  })

  it.each([
    ['NOW', '2026-12-02T09:00:00Z'],
    ['SEED', 'demo'],
    ['SEED', 'brief-demo'],
    ['SIMULATE_PROVIDER', 'true'],
    ['SIMULATE_GOOGLE', 'true'],
    ['SIMULATE_PAYMENT', 'true'],
    ['DEV_OUTBOX', 'true'],
  ])('refuses %s=%s in production, on either database', (name, value) => {
    for (const DATABASE_URL of ['', 'postgres://u:p@db:5432/renfort']) {
      const settings = { DATABASE_URL, [name]: value }
      expect(() => readConfig({ ...settings, NODE_ENV: 'production' })).toThrow(
        new RegExp(`^${name} must not be`),
      )
      expect(readConfig(settings)).toBeDefined()
    }
  })

  it('opens an empty product in production, on the embedded database too', () => {
    const config = readConfig({ NODE_ENV: 'production' })
    expect(config).toMatchObject({ databaseUrl: null, seed: 'empty', google: null, payment: null })
  })

  it('shows kept mails where nobody real is written to, or where it is asked for', () => {
    const shows = (settings: Record<string, string>) => readConfig(settings).showsOutbox
    const DATABASE_URL = 'postgres://u:p@db:5432/renfort'
    expect(shows({})).toBe(true)
    expect(shows({ DATABASE_URL, DEV_OUTBOX: 'true' })).toBe(true)
    const SMTP_URL = 'smtp://localhost'
    for (const settings of [
      { DATABASE_URL },
      { SMTP_URL },
      { SMTP_URL, DEV_OUTBOX: 'true' },
      { DEV_OUTBOX: 'false' },
      { NODE_ENV: 'production' },
    ]) {
      expect(shows(settings), JSON.stringify(settings)).toBe(false)
    }
  })

  it.each([
    ['DATABASE_URL', 'mysql://app:S3cretPw@db/renfort'],
    ['SMTP_URL', 'http://app:S3cretPw@mail'],
    ['STRIPE_PUBLISHABLE_KEY', 'S3cretPw'],
    ['S3_ENDPOINT', 'S3cretPw'],
  ])('says that %s is wrong without its value', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^(?!.*S3cretPw)${name}`))
  })

  it('takes the word of proxies in production only, and of those that are named', () => {
    expect(readConfig({}).trustedProxies).toEqual([])
    const production = { NODE_ENV: 'production' }
    expect(readConfig(production).trustedProxies).toContain('uniquelocal')
    const named = readConfig({ ...production, TRUSTED_PROXIES: '203.0.113.0/24, ::1' })
    expect(named.trustedProxies).toEqual(['203.0.113.0/24', '::1'])
  })

  it('asks the register of Insee with a key, the open one in production, a stand-in elsewhere', () => {
    const register = (environment: Record<string, string>) =>
      readConfig(environment).companyRegister
    expect(register({})).toEqual({ url: null, key: null })
    const open = 'https://recherche-entreprises.api.gouv.fr'
    expect(register({ NODE_ENV: 'production' })).toEqual({ url: open, key: null })
    const key = { COMPANY_REGISTER_KEY: 'abc' }
    expect(register({ NODE_ENV: 'production', ...key })).toEqual({ url: null, key: 'abc' })
    expect(register({ COMPANY_REGISTER_URL: 'http://localhost:9' }).url).toBe('http://localhost:9')
  })

  it('names every wrong setting at once', () => {
    expect(() => readConfig({ PORT: 'x', SEED: 'y' })).toThrow(/PORT[^]*SEED/)
  })

  const s3 = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

  it('keeps files on disk, or in a bucket when all of it is told', () => {
    expect(readConfig({}).s3).toBeNull()
    expect(readConfig(s3).s3).toEqual({
      bucket: 'files',
      endpoint: null,
      region: 'eu-west-3',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    })
  })

  it.each([
    { ...s3, S3_BUCKET: '' },
    { ...s3, S3_ACCESS_KEY_ID: '' },
    { ...s3, S3_SECRET_ACCESS_KEY: '' },
    { S3_ENDPOINT: 'http://127.0.0.1:9000' },
  ])('refuses half a bucket, without telling its secret: %o', (environment) => {
    expect(() => readConfig(environment)).toThrow(/S3_BUCKET, S3_ACCESS_KEY_ID/)
    expect(() => readConfig(environment)).not.toThrow(/'secret'/)
  })

  it('keeps backups with the service of the files, or with one of their own', () => {
    expect(readConfig({}).backupService).toBeNull()
    expect(readConfig(s3).backupService).toMatchObject({ accessKeyId: 'id', endpoint: null })
    const own = { BACKUP_S3_ACCESS_KEY_ID: 'other', BACKUP_S3_SECRET_ACCESS_KEY: 'do-not-print-me' }
    expect(readConfig({ ...s3, ...own, BACKUP_S3_REGION: 'fr-par' }).backupService).toEqual({
      endpoint: null,
      region: 'fr-par',
      accessKeyId: 'other',
      secretAccessKey: 'do-not-print-me',
    })
    const half = { BACKUP_S3_SECRET_ACCESS_KEY: 'do-not-print-me' }
    expect(() => readConfig(half)).toThrow(/^(?!.*do-not-print-me).*BACKUP_S3_ACCESS_KEY_ID/)
  })

  it('lets anybody in as anybody in a demo alone, unless Google is configured or it is asked for', () => {
    const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
    expect(readConfig({}).google).toBe('local')
    expect(readConfig(client).google).toEqual({ clientId: 'id', clientSecret: 'secret' })
    expect(readConfig({ ...client, NODE_ENV: 'production' }).google).not.toBeNull()
    for (const environment of [
      { NODE_ENV: 'production' },
      { DATABASE_URL: 'postgres://u:p@db:5432/renfort', SEED: 'demo' },
      { SEED: 'empty' },
      { SIMULATE_GOOGLE: 'false' },
    ]) {
      expect(readConfig(environment).google, JSON.stringify(environment)).toBeNull()
    }
    expect(readConfig({ SEED: 'empty', SIMULATE_GOOGLE: 'true' }).google).toBe('local')
    const half = { GOOGLE_CLIENT_SECRET: 'do-not-print-me' }
    expect(() => readConfig(half)).toThrow(/^(?!.*do-not-print-me).*GOOGLE_CLIENT_ID/)
  })

  it('G-27 takes cards that nobody has in a demo alone, unless Stripe is configured or it is asked for', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_hidden',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_shown',
      STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
    }
    expect(readConfig({}).payment).toBe('local')
    expect(readConfig({ ...keys, NODE_ENV: 'production' }).payment).toEqual({
      secretKey: 'sk_test_hidden',
      publishableKey: 'pk_test_shown',
      webhookSecret: 'whsec_hidden',
      apiUrl: null,
    })
    for (const environment of [
      { NODE_ENV: 'production' },
      { SEED: 'empty' },
      { SIMULATE_PAYMENT: 'false' },
    ]) {
      expect(readConfig(environment).payment, JSON.stringify(environment)).toBeNull()
    }
    const half = { ...keys, STRIPE_WEBHOOK_SECRET: '' }
    expect(() => readConfig(half)).toThrow(/^(?!.*hidden).*STRIPE_SECRET_KEY/)
    expect(() => readConfig({ ...keys, STRIPE_PUBLISHABLE_KEY: 'sk_test_hidden' })).toThrow(/pk_/)
  })

  it('refuses NOW in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production', NOW: '2026-12-02T09:00:00Z' })).toThrow(/NOW/)
  })

  it('R1251-15 has a fictitious guarantor in the demo, and says that none is set elsewhere', () => {
    const demo = readConfig({})
    expect(demo.financialGuarantor).toMatch(/fictif/)
    expect(missingSettings(demo)).toEqual([])
    const production = readConfig({ NODE_ENV: 'production' })
    expect(production.financialGuarantor).toBe('')
    expect(missingSettings(production)).toMatchObject([
      { name: 'FINANCIAL_GUARANTOR' },
      { name: 'PENSION_BODY' },
    ])
    const named = {
      NODE_ENV: 'production',
      FINANCIAL_GUARANTOR: 'Garant, Lyon',
      PENSION_BODY: 'Caisse, Lyon',
    }
    expect(missingSettings(readConfig(named))).toEqual([])
  })

  it('L1251-16 has fictitious bodies of social protection in the demo, and those that are set elsewhere', () => {
    expect(readConfig({}).pensionBody).toMatch(/fictive/)
    const named = { NODE_ENV: 'production', PENSION_BODY: 'Caisse, Lyon' }
    expect(readConfig(named)).toMatchObject({ pensionBody: 'Caisse, Lyon', providentBody: '' })
  })
})
