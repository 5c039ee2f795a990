import type { Endpoint, Input, Reply } from '@renfort/contract/kernel/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { type Caller, type ExtraHeaders, injectCall } from '../platform/http/inject-call.ts'

/** Calls the product as one of its users; a refusal stops the seed with its error. */
export type DemoClient = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  headers?: ExtraHeaders,
) => Promise<Reply<E>>

export function demoClient(app: FastifyInstance, caller: Caller): DemoClient {
  return async (endpoint, input, headers) => {
    const { status, body, error } = await injectCall(app, endpoint, caller, input, headers)
    if (status >= 400) {
      throw new Error(
        `Demo data: ${endpoint.method} ${endpoint.path} answered ${status} ${JSON.stringify(error)}`,
      )
    }
    return body
  }
}
