import type { Endpoint } from './endpoint.ts'

/** Header by which a caller names one action: whatever is sent again under it has one effect. */
export const keyHeader = 'idempotency-key'

/** Header of an answer that was given before. */
export const replayedHeader = 'idempotent-replayed'

/** Whether an operation changes something. */
export function writes(endpoint: Endpoint): boolean {
  return endpoint.method !== 'GET'
}

/** Whether a repeated call gets the first answer again. */
export function replays(endpoint: Endpoint): boolean {
  return writes(endpoint) && endpoint.neverReplayed === undefined
}
