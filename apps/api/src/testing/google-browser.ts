import { hash, randomBytes } from 'node:crypto'
import { google } from '@renfort/contract'
import { googleCallbackPath } from '@renfort/contract/google.ts'
import { call, type TestApp } from './test-app.ts'

const random = () => randomBytes(32).toString('base64url')

/** What a browser sends to the product after it came back from Google. */
export interface Proof {
  readonly code: string
  readonly codeVerifier: string
  readonly nonce: string
  readonly redirectUri: string
}

export interface GoogleBrowser {
  /**
   * Goes through the page of the stand-in for Google; answers the address that it leads back to.
   */
  visit(form: Readonly<Record<string, string>>): Promise<{ callback: URL; proof: Proof }>
  /** The proof of somebody who chose this account. */
  choose(email: string, others?: Readonly<Record<string, string>>): Promise<Proof>
}

/** A browser on a product that listens at a loopback port. */
export async function googleBrowser(app: TestApp): Promise<GoogleBrowser> {
  return googleBrowserAt(app, await app.app.listen({ port: 0, host: '127.0.0.1' }))
}

/** A browser that reaches the stand-in for Google at an address. */
export function googleBrowserAt(app: TestApp, base: string): GoogleBrowser {
  const redirectUri = base + googleCallbackPath

  async function visit(form: Readonly<Record<string, string>>) {
    const [state, nonce, codeVerifier] = [random(), random(), random()]
    const codeChallenge = hash('sha256', codeVerifier, 'base64url')
    const { body } = await call(app, google.googleAuthorization, null, {
      query: { state, nonce, codeChallenge, redirectUri },
    })
    const go = withCookies()
    const chooser = await go(new URL(body.url, base))
    let next = await go(chooser, new URLSearchParams(form))
    while (!next.href.startsWith(redirectUri)) next = await go(next)
    if (next.searchParams.get('state') !== state) throw new Error('Another state came back.')
    const code = next.searchParams.get('code') ?? ''
    return { callback: next, proof: { code, codeVerifier, nonce, redirectUri } }
  }

  return {
    visit,
    choose: async (email, others = {}) => (await visit({ email, ...others })).proof,
  }
}

/** Fetches an address, or sends it a form, and answers where that leads. */
function withCookies(): (url: URL, form?: URLSearchParams) => Promise<URL> {
  const jar = new Map<string, string>()
  return async (url, form) => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: form }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const location = response.headers.get('location')
    if (location === null) {
      throw new Error(`${url.href} answered ${response.status} ${await response.text()}`)
    }
    return new URL(location, url)
  }
}
