import type { ErrorKey } from '@renfort/domain/errors.ts'
import { type Endpoint, isOpen } from './endpoint.ts'
import { replays } from './idempotency.ts'

const signedInErrors: readonly ErrorKey[] = [
  'errors.auth.no_auth',
  'errors.token.forbidden',
  'errors.session.limit_reached',
  'errors.user.forbidden',
  'errors.organisation.forbidden',
  'errors.organisation.required',
  'errors.logas.not_allowed',
  'errors.logas.forbidden',
  'errors.logas.expired',
  'errors.key.invalid',
  'errors.key.ended',
  'errors.key.network',
  'errors.key.maker_left',
  'errors.key.scope_missing',
  'errors.calls.too_many',
]
/** Errors of a session whose second step is missing. */
const secondStepErrors: readonly ErrorKey[] = ['errors.factor.required', 'errors.factor.missing']
/** Errors of every operation with a body, which may be too long or missing. */
const bodyErrors: readonly ErrorKey[] = ['errors.input.invalid', 'errors.file.too_large']

/** Every error that an operation may answer: its own, and those of its access and its body. */
export function errorsOf(endpoint: Endpoint): readonly ErrorKey[] {
  const keys = new Set<ErrorKey>([
    ...endpoint.errors,
    'errors.session.foreign_page',
    'errors.internal',
    'errors.unavailable',
    'errors.storage_full',
  ])
  if (endpoint.params !== undefined || endpoint.query !== undefined) {
    keys.add('errors.input.invalid')
  }
  if (endpoint.method !== 'GET') for (const key of bodyErrors) keys.add(key)
  if (endpoint.params !== undefined) keys.add('errors.not_found')
  if (replays(endpoint)) keys.add('errors.idempotency.key_reused')
  // Wherever a session may be sent, an invalid one is refused.
  if (endpoint.access !== 'public') for (const key of signedInErrors) keys.add(key)
  if (endpoint.isOfPerson) keys.add('errors.key.of_person')
  if (endpoint.access !== 'public') for (const key of secondStepErrors) keys.add(key)
  if (endpoint.stepUp !== undefined) keys.add('errors.factor.proof_required')
  if (!isOpen(endpoint) && endpoint.method !== 'GET') keys.add('errors.organisation.blocked')
  return [...keys]
}
