import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'

const algorithm = 'RS256'
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

type Claims = Readonly<Record<string, unknown>>

/** A provider that says whatever a test wants it to say. */
export interface PlayedProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What it says of itself, besides its addresses. */
  describes: Claims
  /** Who signs its ID tokens: its key, a key that it does not publish, or nobody. */
  signedBy: 'itself' | 'stranger' | 'nobody'
  /** Whether it answers anything. */
  isDown: boolean
  /** Somebody proves who they are at an address of the product; the address that leads back. */
  signIn(url: string, claims: Claims): URL
  logoutToken(claims: Claims): Promise<string>
  close(): void
}

interface Given {
  readonly asked: URLSearchParams
  readonly claims: Claims
}

export async function aPlayedProvider(): Promise<PlayedProvider> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true })
  const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: algorithm, use: 'sig' }
  const codes = new Map<string, Given>()
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const stranger = await generateKeyPair(algorithm)
  const signed = (claims: Claims, by = privateKey) =>
    new SignJWT(claims as JWTPayload).setProtectedHeader({ alg: algorithm, kid: 'one' }).sign(by)
  const idTokenOf = (claims: Claims) => {
    if (provider.signedBy === 'nobody') return new UnsecuredJWT(claims as JWTPayload).encode()
    return signed(claims, provider.signedBy === 'itself' ? privateKey : stranger.privateKey)
  }

  const provider: PlayedProvider = {
    issuer,
    clientId: 'renfort',
    clientSecret: 'secret-of+the:client',
    describes: {},
    signedBy: 'itself',
    isDown: false,
    signIn: (url, claims) => {
      const asked = new URL(url).searchParams
      const code = `code-${codes.size}-${asked.get('state')}`
      codes.set(code, { asked, claims })
      const back = new URL(asked.get('redirect_uri') ?? '')
      back.search = new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString()
      return back
    },
    logoutToken: (claims) =>
      signed({
        iss: issuer,
        aud: provider.clientId,
        iat: seconds(),
        exp: seconds() + 120,
        jti: `logout-${Math.random()}`,
        events: { [logoutEvent]: {} },
        ...claims,
      }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (provider.isDown) return void send(503, {})
    if (request.url === '/.well-known/openid-configuration') {
      return void send(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        ...provider.describes,
      })
    }
    if (request.url === '/keys') return void send(200, { keys: [key] })
    const form = await formOf(request)
    if (!isClient(request.headers.authorization, provider)) {
      return void send(401, { error: 'invalid_client' })
    }
    const code = form.get('code') ?? ''
    const given = codes.get(code)
    codes.delete(code)
    if (given === undefined || !isProved(given, form)) {
      return void send(400, { error: 'invalid_grant' })
    }
    const idToken = await idTokenOf({
      iss: issuer,
      aud: provider.clientId,
      iat: seconds(),
      exp: seconds() + 300,
      nonce: given.asked.get('nonce'),
      sub: 'somebody',
      ...given.claims,
    })
    return void send(200, { access_token: 'access', token_type: 'Bearer', id_token: idToken })
  }
  return provider
}

function seconds(): number {
  return Math.floor(Date.now() / 1_000)
}

function isClient(header: string | undefined, { clientId, clientSecret }: PlayedProvider): boolean {
  const pair = Buffer.from((header ?? '').slice('Basic '.length), 'base64').toString()
  const [id, secret] = pair.split(':').map((part) => decodeURIComponent(part.replaceAll('+', ' ')))
  return id === clientId && secret === clientSecret
}

function isProved({ asked }: Given, form: URLSearchParams): boolean {
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  return (
    challenge === asked.get('code_challenge') &&
    form.get('redirect_uri') === asked.get('redirect_uri')
  )
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return new URLSearchParams(Buffer.concat(parts).toString())
}
