import type { APIRequestContext } from '@playwright/test'
import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import { apiBase } from '../apps/api/src/platform/api-base.ts'
import { type Caller, fillPath, headersOf } from '../apps/api/src/platform/http/inject-call.ts'
import type { DemoClient } from '../apps/api/src/seeds/demo-client.ts'

interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean>>
  readonly body?: unknown
}

/** Calls the API as a user, outside any page; a refusal fails the journey with its text. */
export function apiClient(request: APIRequestContext, caller: Caller | null): DemoClient {
  return async <E extends Parameters<DemoClient>[0]>(
    endpoint: E,
    input: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply<E>> => {
    const { params = {}, query, body } = input as Parts
    const reply = await request.fetch(apiBase + fillPath(endpoint.path, params), {
      method: endpoint.method,
      headers: { ...headersOf(caller), ...headers },
      ...(query === undefined ? {} : { params: query }),
      ...(body === undefined ? {} : { data: body }),
    })
    if (!reply.ok()) {
      const answer = `${reply.status()} ${await reply.text()}`
      throw new Error(`${endpoint.method} ${endpoint.path} answered ${answer}`)
    }
    return (reply.status() === 204 ? undefined : await reply.json()) as Reply<E>
  }
}
