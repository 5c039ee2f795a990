import { hash } from 'node:crypto'
import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import { statusOf } from '@renfort/contract/kernel/errors.ts'
import { idempotencyKey } from '@renfort/contract/kernel/fields.ts'
import { keyHeader, replays, writes } from '@renfort/contract/kernel/idempotency.ts'
import type { ErrorKey } from '@renfort/domain/errors.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { instantAfter } from '../clock.ts'
import { isSilent } from '../database/database-failure.ts'
import type { Scope, Transaction } from '../database/db.ts'
import { errorBodyOf } from './http-errors.ts'
import { findAnswer, insertAnswer, type KeyedAnswer } from './idempotency-queries.ts'
import { refuse, RefusalError, validInput } from './refusal.ts'
import type { Services } from '../services.ts'
import type { WireAnswer } from './wire-answer.ts'

/** Milliseconds during which a key gives the answer of its first call. */
const keptFor = 24 * 3_600_000

export function forgottenAt(now: Instant): Instant {
  return instantAfter(now, -keptFor)
}

/** A call that has an idempotency key. */
export interface Attempt {
  /** Hash of caller, operation and key: callers cannot get each other’s answers. */
  readonly digest: Buffer
  /**
   * Hash of the input, salted with the key so that the input cannot be guessed from a stored row.
   */
  readonly fingerprint: Buffer
  readonly requestId: string
}

const headers = z.object({ [keyHeader]: idempotencyKey.optional() })

/** The attempt of a write with a key; `null` without a key, or where the contract never replays. */
export function attemptOf(
  request: FastifyRequest,
  endpoint: Endpoint,
  scope: Scope,
): Attempt | null {
  if (!writes(endpoint)) return null
  const key = validInput(headers, request.headers)[keyHeader]
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

/** Thrown to roll a transaction back when its key already has an answer. */
class AnsweredBefore extends Error {}

/** Keeps the answer in the transaction of its effect, so that both exist or neither. */
export async function keepAnswer(
  { queries, now }: Transaction,
  attempt: Attempt,
  answer: WireAnswer,
): Promise<void> {
  const kept = await insertAnswer(queries, { ...answer, ...attempt }, now, forgottenAt(now))
  if (!kept) throw new AnsweredBefore('This call was answered before.')
}

/**
 * Does the work of a call with a key, or gives the answer that the key already has. The work runs
 * first and learns of an earlier answer when it keeps its own: first calls are by far the most
 * frequent, and cost one statement more.
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
    if (isSilent(error)) throw error
    // If the lookup fails too, the first failure is reported.
    const earlier = await earlierAnswer(services, scope, attempt, error).catch(() => undefined)
    if (earlier === undefined) throw error
    if (!earlier.fingerprint.equals(attempt.fingerprint)) {
      throw refuse('errors.idempotency.key_reused')
    }
    return { status: earlier.status, body: earlier.body, replayed: true }
  }
}

/**
 * The answer that the key already has; without one, a refusal that may be kept becomes the answer.
 */
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

/**
 * Refusals that depend on stored data are kept. Others may pass at the next try: input, rights, a
 * pause, a failure.
 */
const keptStatuses: readonly number[] = [404, 409]

/** Callers who have lost their right to call get no earlier answer either. */
function concernsRights(key: ErrorKey): boolean {
  return [401, 403].includes(statusOf(key)) || rightsInConflict.includes(key)
}
const rightsInConflict: readonly ErrorKey[] = [
  'errors.logas.forbidden',
  'errors.organisation.blocked',
]
