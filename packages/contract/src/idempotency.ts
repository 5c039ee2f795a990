import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { key } from './fields.ts'

/** Header by which a caller names one action: whatever is sent again under it has one effect. */
export const keyHeader = 'idempotency-key'

/** Header of an answer that was given before. */
export const replayedHeader = 'idempotent-replayed'

/** A key: long and random enough that nobody else meets it; a UUID will do. */
export const idempotencyKey = z
  .string()
  .max(255, key('errors.field.too_long'))
  .regex(/^[A-Za-z0-9._:/+=-]+$/, key('errors.field.format'))

/** Whether an operation changes something. */
export function writes(endpoint: Endpoint): boolean {
  return endpoint.method !== 'GET'
}

/** Whether a repeated call gets the first answer again. */
export function replays(endpoint: Endpoint): boolean {
  return writes(endpoint) && endpoint.neverReplayed === undefined
}
