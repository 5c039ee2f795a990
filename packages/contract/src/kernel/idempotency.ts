import type { Endpoint } from './endpoint.ts'

/** Header that names one action: calls with the same name take effect once. */
export const keyHeader = 'idempotency-key'

/** Header that marks an answer as a repetition. */
export const replayedHeader = 'idempotent-replayed'

/** Whether an operation changes something. */
export function writes(endpoint: Endpoint): boolean {
  return endpoint.method !== 'GET'
}

/** Whether a repeated call gets the first answer again. */
export function replays(endpoint: Endpoint): boolean {
  return writes(endpoint) && endpoint.neverReplayed === undefined
}
