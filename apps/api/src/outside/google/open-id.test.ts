import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { localPeople } from './local/people.ts'
import { createLocalProvider } from './local/provider.ts'
import { openIdIdentity, personOf } from './open-id.ts'
import { GoogleUnavailable } from './port.ts'

const servers: Server[] = []

async function listen(server: Server): Promise<string> {
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const proof = {
  code: 'unknown',
  redirectUri: 'http://127.0.0.1/google/callback',
  codeVerifier: randomBytes(32).toString('base64url'),
  nonce: randomBytes(32).toString('base64url'),
}

async function aProvider() {
  const server = createServer()
  const issuer = await listen(server)
  const { provider, settings } = await createLocalProvider(issuer, localPeople([]))
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  return settings
}

describe('a provider of OpenID Connect', () => {
  it('is found by its issuer, and refuses a code that it never gave', async () => {
    const settings = await aProvider()
    const identity = openIdIdentity(async () => settings)
    const codeChallenge = createHash('sha256').update(proof.codeVerifier).digest('base64url')
    const url = await identity.authorizationUrl({
      ...proof,
      codeChallenge,
      state: 'state',
      loginHint: undefined,
      locale: 'en',
    })
    expect(url.startsWith(`${settings.issuer}/auth?`)).toBe(true)
    expect(await identity.identify(proof)).toBeNull()
  })

  it('that does not know this product causes a logged error, not a refused person', async () => {
    const settings = { ...(await aProvider()), clientSecret: 'another' }
    const found = openIdIdentity(async () => settings).identify(proof)
    await expect(found).rejects.toMatchObject({ error: 'invalid_client' })
  })

  it('that fails is unavailable, and is asked again at the next try', async () => {
    let isDown = true
    const settings = await aProvider()
    const front = createServer((_request, response) => void response.writeHead(500).end())
    const down = { ...settings, issuer: await listen(front) }
    const identity = openIdIdentity(async () => (isDown ? down : settings))
    await expect(identity.identify(proof)).rejects.toBeInstanceOf(GoogleUnavailable)
    isDown = false
    expect(await identity.identify(proof)).toBeNull()
  })
})

describe('the claims of a person', () => {
  const claims = {
    sub: '108',
    email: 'Ana@Example.test',
    email_verified: true,
    name: ' Ana Blanc ',
  }

  it('give subject, e-mail in lower case, and name', () => {
    expect(personOf(claims)).toEqual({
      subject: '108',
      email: 'ana@example.test',
      fullName: 'Ana Blanc',
    })
    expect(personOf({ ...claims, name: undefined })?.fullName).toBeNull()
  })

  it.each([
    ['an e-mail that is not verified', { email_verified: false }],
    ['an e-mail of which nothing is said', { email_verified: undefined }],
    ['a text in place of the truth', { email_verified: 'true' }],
    ['no e-mail', { email: undefined }],
    ['no subject', { sub: '' }],
  ])('are worth nothing with %s', (_case, changes) => {
    expect(personOf({ ...claims, ...changes })).toBeNull()
  })
})
