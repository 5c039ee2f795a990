import { randomBytes } from 'node:crypto'
import { signOn } from '@renfort/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompany, type TestCompany } from '../testing/companies.ts'
import { aPlayedProvider, type PlayedProvider } from '../testing/identity-provider.ts'
import { aSignOnBrowser, broughtBack } from '../testing/sign-on-browser.ts'
import { aVerifiedDomain, withConnection } from '../testing/single-sign-on.ts'
import { call, startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let company: TestCompany
let domain: string
const providers: PlayedProvider[] = []

beforeAll(async () => {
  app = await startTestApp({ WEBHOOK_NETWORKS: '127.0.0.0/8', PUBLIC_URL: 'https://renfort.test' })
  company = await aCompany(app)
  domain = `${randomBytes(6).toString('hex')}.test`
  await aVerifiedDomain(app, company, domain)
})
afterAll(async () => {
  for (const provider of providers) provider.close()
  await app.app.close()
  await app.database.close()
})

/** The company has another provider from now on. */
async function aProviderOfCompany(): Promise<PlayedProvider> {
  const provider = await aPlayedProvider()
  providers.push(provider)
  const { issuer, clientId, clientSecret } = provider
  await withConnection(app, company, { issuer, clientId, clientSecret })
  return provider
}

async function comeIn(provider: PlayedProvider, claims: Record<string, unknown>) {
  const browser = await aSignOnBrowser(app, String(claims['email']))
  const body = broughtBack(provider, browser, claims)
  return call(app, signOn.finishSignOn, null, { body })
}

const past = Math.floor(Date.now() / 1_000) - 3_600

it.each([
  ['for another client', { aud: 'another' }],
  ['for several clients, issued to another', { aud: ['renfort', 'another'], azp: 'another' }],
  ['without an audience', { aud: undefined }],
  ['expired', { exp: past }],
  ['without an end', { exp: undefined }],
  ['of a time to come', { nbf: past + 7_200 }],
  ['with another nonce', { nonce: 'another' }],
  ['without a nonce', { nonce: undefined }],
  ['of another issuer', { iss: 'https://elsewhere.test' }],
  ['without a subject', { sub: undefined }],
])('an ID token %s is refused', async (_name, claims) => {
  const provider = await aProviderOfCompany()
  const { status, error } = await comeIn(provider, { email: `ana@${domain}`, ...claims })
  expect([status, error.key]).toEqual([401, 'errors.sso.refused'])
})

it.each(['stranger', 'nobody'] as const)('an ID token that %s signed is refused', async (by) => {
  const provider = await aProviderOfCompany()
  provider.signedBy = by
  const { status, error } = await comeIn(provider, { email: `ana@${domain}` })
  expect([status, error.key]).toEqual([401, 'errors.sso.refused'])
})

it('an issuer that changes brings the same people by their e-mail, and lets its numbers open no account of the former', async () => {
  const email = `ada@${domain}`
  const { body: before } = await comeIn(await aProviderOfCompany(), { email, sub: '1001' })
  const next = await aProviderOfCompany()
  const other = await comeIn(next, { email: `bob@${domain}`, sub: '1001' })
  expect(other.status).toBe(200)
  expect(other.body.userId).not.toBe(before.userId)
  const same = await comeIn(next, { email, sub: '2002' })
  expect(same.body.userId).toBe(before.userId)
})
