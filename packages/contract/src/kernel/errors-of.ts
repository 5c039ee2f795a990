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
/** Errors of every input: of several problems together, or the key of the only one. */
const inputErrors: readonly ErrorKey[] = [
  'errors.input.invalid',
  'errors.field.required',
  'errors.field.format',
  'errors.field.too_short',
  'errors.field.too_long',
  'errors.field.too_small',
  'errors.field.too_big',
  'errors.field.unknown_choice',
]

/** Errors of every operation that may be sent a body, also one that it does not ask for. */
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
  const { params, query, body, method } = endpoint
  const hasInput = params !== undefined || query !== undefined || body !== undefined
  if (hasInput) for (const key of inputErrors) keys.add(key)
  if (method !== 'GET') for (const key of bodyErrors) keys.add(key)
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
