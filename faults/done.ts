import type { Endpoint, Input, Reply } from '@renfort/contract/kernel/endpoint.ts'
import type { Caller } from '../apps/api/src/platform/http/inject-call.ts'
import { callOver } from './clients.ts'

/** The answer of a call that must succeed. */
export async function done<E extends Endpoint>(
  address: string,
  endpoint: E,
  caller: Caller | null,
  input: Input<E>,
): Promise<Reply<E>> {
  const answer = await callOver(address, endpoint, caller, input as object)
  if (answer.status === null || answer.status >= 300) {
    throw new Error(`${endpoint.path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  }
  return answer.body as Reply<E>
}
