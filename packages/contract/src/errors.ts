import type { ErrorKey } from '@renfort/domain/errors.ts'
import { z } from 'zod'

export type HttpStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 503

/** Keys that mean anything but 400; a key that is absent here is invalid input. */
const otherStatus = {
  'errors.auth.no_auth': 401,
  'errors.auth.invalid_credentials': 401,
  'errors.auth.could_not_authenticate': 401,
  'errors.token.forbidden': 401,
  'errors.user.forbidden': 403,
  'errors.logas.not_allowed': 403,
  'errors.organisation.forbidden': 403,
  'errors.not_found': 404,
  'errors.user.email_used': 409,
  'errors.user.password_change_forbidden': 409,
  'errors.logas.forbidden': 409,
  'errors.organisation.blocked': 409,
  'errors.organisation.incomplete': 409,
  'errors.motive.in_use': 409,
  'errors.job_description.read_only': 409,
  'errors.job_description.locked': 409,
  'errors.job_description.detached_pricing': 409,
  'errors.task.locked': 409,
  'errors.task.address_locked': 409,
  'errors.task.not_a_draft': 409,
  'errors.task.stale': 409,
  'errors.task.duplication_impossible': 409,
  'errors.sider.already_exists': 409,
  'errors.remuneration.duplicate_benefit': 409,
  'errors.file.too_large': 413,
  'errors.auth.throttled': 429,
  'errors.internal': 500,
  'errors.maps.unavailable': 503,
  'errors.unavailable': 503,
} as const satisfies Partial<Record<ErrorKey, HttpStatus>>

/** The HTTP status of an error key (decisions §10). */
export function statusOf(key: ErrorKey): HttpStatus {
  return (otherStatus as Partial<Record<ErrorKey, HttpStatus>>)[key] ?? 400
}

/** One problem of the input, as it travels: the form puts it under the field at `path`. */
export const wireIssue = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type WireIssue = z.infer<typeof wireIssue>

/** The body of every failure. `message` is for logs only; the sentence comes from the key. */
export const errorBody = z.object({
  key: z.string(),
  metadata: z.record(z.string(), z.unknown()).optional(),
  message: z.string().optional(),
  requestId: z.string().optional(),
})
export type ErrorBody = z.infer<typeof errorBody>
