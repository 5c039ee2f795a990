import type { Endpoint, Input } from '@renfort/contract/kernel/endpoint.ts'
import type { InjectedParts } from '../platform/http/inject-call.ts'
import { call, type TestApp } from './test-app.ts'

/** A browser on the product’s own page: it keeps the cookies that it gets, and who signed in. */
export function aBrowser(app: Pick<TestApp, 'app'>, userAgent = '') {
  const cookies = new Map<string, string>()
  let userId: string | undefined
  return {
    cookies,
    call: async <E extends Endpoint>(endpoint: E, input: Input<E> | InjectedParts = {}) => {
      const answered = await call(app, endpoint, null, input, {
        'session-in': 'cookie',
        origin: 'http://localhost:80',
        'user-agent': userAgent,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(userId === undefined ? {} : { userId }),
      })
      for (const set of [answered.response.headers['set-cookie'] ?? []].flat()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(set)) ?? []
        cookies.set(name, value)
      }
      const opened = answered.body as { readonly userId?: string } | undefined
      userId = opened?.userId ?? userId
      return answered
    },
  }
}

export type TestBrowser = ReturnType<typeof aBrowser>
