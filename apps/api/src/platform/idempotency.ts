import { hash } from 'node:crypto'
import type { Endpoint } from '@renfort/contract/endpoint.ts'
import { statusOf } from '@renfort/contract/errors.ts'
import { idempotencyKey } from '@renfort/contract/fields.ts'
import { keyHeader, replays, writes } from '@renfort/contract/idempotency.ts'
import type { ErrorKey } from '@renfort/domain/errors.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { instantAfter } from './clock.ts'
import type { Scope, Transaction } from './db.ts'
import { errorBodyOf } from './http-errors.ts'
import { findAnswer, insertAnswer, type KeyedAnswer } from './idempotency-queries.ts'
import { refuse, RefusalError } from './refusal.ts'
import type { Services } from './services.ts'
import type { WireAnswer } from './wire-answer.ts'

/** How long a key answers for its first call. */
const keptFor = 24 * 3_600_000

export function forgottenAt(now: Instant): Instant {
  return instantAfter(now, -keptFor)
}

/** A call that may be a repetition, or be repeated. */
export interface Attempt {
  /** Caller, operation and key in one hash: nobody meets the answers of somebody else. */
  readonly digest: Buffer
  /** What was sent, hashed with the key: without it, a stored row tells nothing by guessing. */
  readonly fingerprint: Buffer
  readonly requestId: string
}

const headers = z.object({ [keyHeader]: idempotencyKey.optional() })

/** The attempt of a keyed write; `null` without a key, and where the contract replays nothing. */
export function attemptOf(
  request: FastifyRequest,
  endpoint: Endpoint,
  scope: Scope,
): Attempt | null {
  if (!writes(endpoint)) return null
  const key = headers.parse(request.headers)[keyHeader]
  if (key === undefined || !replays(endpoint)) return null
  const { actorId, onBehalfOfId, organisationId } = scope
  const { method, path } = endpoint
  return {
    digest: digestOf([actorId, onBehalfOfId, organisationId, method, path, key]),
    fingerprint: digestOf([key, request.url, request.body ?? null]),
    requestId: request.id,
  }
}

function digestOf(parts: readonly unknown[]): Buffer {
  return hash('sha256', JSON.stringify(parts), 'buffer')
}

/** Ends a transaction whose work had been done before: nothing of it stays. */
class AnsweredBefore extends Error {}

/** Keeps the answer in the transaction of its effect: there is never one without the other. */
export async function keepAnswer(
  { queries, now }: Transaction,
  attempt: Attempt,
  answer: WireAnswer,
): Promise<void> {
  const kept = await insertAnswer(queries, { ...answer, ...attempt }, now, forgottenAt(now))
  if (!kept) throw new AnsweredBefore('This call was answered before.')
}

/**
 * Does the work of a keyed call, or gives the answer that its key already has. The work runs first
 * and finds out when it keeps its answer: a first call, by far the most frequent, pays one statement.
 */
export async function answerOnce(
  services: Services,
  scope: Scope,
  attempt: Attempt,
  work: () => Promise<WireAnswer>,
): Promise<WireAnswer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RefusalError && concernsRights(error.key)) throw error
    // A database that does not answer now either: the first failure is the one to tell.
    const earlier = await earlierAnswer(services, scope, attempt, error).catch(() => undefined)
    if (earlier === undefined) throw error
    if (!earlier.fingerprint.equals(attempt.fingerprint)) {
      throw refuse('errors.idempotency.key_reused')
    }
    return { status: earlier.status, body: earlier.body, replayed: true }
  }
}

/** The answer that the key already has; without one, a refusal that is worth it becomes the answer. */
async function earlierAnswer(
  { db, clock }: Services,
  scope: Scope,
  attempt: Attempt,
  failure: unknown,
): Promise<KeyedAnswer | undefined> {
  const queries = db.queries(scope)
  const now = clock.now()
  if (failure instanceof RefusalError && keptStatuses.includes(statusOf(failure.key))) {
    const body = JSON.stringify(errorBodyOf(failure, attempt.requestId))
    const answer = { ...attempt, status: statusOf(failure.key), body }
    if (await insertAnswer(queries, answer, now, forgottenAt(now))) return undefined
  }
  return findAnswer(queries, attempt.digest, forgottenAt(now))
}

/** Refusals by what is stored. Others may pass at the next try: input, rights, a pause, a failure. */
const keptStatuses: readonly number[] = [404, 409]

/** Who has lost his right to call gets no earlier answer either. */
function concernsRights(key: ErrorKey): boolean {
  return [401, 403].includes(statusOf(key)) || rightsInConflict.includes(key)
}
const rightsInConflict: readonly ErrorKey[] = [
  'errors.logas.forbidden',
  'errors.organisation.blocked',
]
