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
import { everywhere, type Queries, type Scope, type Transaction } from '../database/db.ts'
import { errorBodyOf } from './http-errors.ts'
import {
  answerInsert,
  findAnswer,
  isAnsweredBefore,
  type KeyedAnswer,
} from './idempotency-queries.ts'
import { refuse, RefusalError, validInput } from './refusal.ts'
import type { Services } from '../services.ts'
import type { WireAnswer } from './wire-answer.ts'

/** Milliseconds for which a key repeats the answer of its first call. */
const keptFor = 24 * 3_600_000

export function forgottenAt(now: Instant): Instant {
  return instantAfter(now, -keptFor)
}

/** A call with an idempotency key. */
export interface Attempt {
  /** Hash of caller, operation and key, so that callers cannot get each other’s answers. */
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
  const { actorId, siderId, onBehalfOfId, keyId, organisationId } = scope
  const { method, path } = endpoint
  return {
    digest: digestOf([
      actorId ?? siderId ?? null,
      onBehalfOfId,
      organisationId,
      method,
      path,
      key,
      ...(keyId === undefined ? [] : [keyId]),
    ]),
    fingerprint: digestOf([key, request.url, request.body ?? null]),
    requestId: request.id,
  }
}

function digestOf(parts: readonly unknown[]): Buffer {
  return hash('sha256', JSON.stringify(parts), 'buffer')
}

/**
 * Stores the answer in the transaction of its effect, so that both exist or neither: the transaction
 * fails if its key has an answer by then.
 */
export function keepAnswer(
  { write, now }: Transaction,
  attempt: Attempt,
  answer: WireAnswer,
): void {
  write(answerInsert({ ...answer, ...attempt }, now, forgottenAt(now)))
}

/**
 * Does the work of a call with a key, or repeats the stored answer of the key. The work runs first
 * and finds an earlier answer when it stores its own: first calls are by far the most frequent, and
 * so cost one statement more, which travels with the commit.
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
    const earlier = await earlierAnswer(services, scope, attempt, error).catch((unread) => {
      // The key may have an answer: a refusal would say that nothing was done.
      if (error instanceof RefusalError || isAnsweredBefore(error)) throw unread
      return undefined
    })
    if (earlier === undefined) throw error
    if (!earlier.fingerprint.equals(attempt.fingerprint)) {
      throw refuse('errors.idempotency.key_reused')
    }
    return { status: earlier.status, body: earlier.body, replayed: true }
  }
}

/** The stored answer of the key; without one, a refusal that may be stored becomes the answer. */
async function earlierAnswer(
  { db, clock }: Services,
  scope: Scope,
  attempt: Attempt,
  failure: unknown,
): Promise<KeyedAnswer | undefined> {
  // The role of a Sider writes nothing; the digest names the Sider.
  const queries = db.queries(scope.siderId === undefined ? scope : everywhere(scope))
  const now = clock.now()
  if (failure instanceof RefusalError && keptStatuses.includes(statusOf(failure.key))) {
    const body = JSON.stringify(errorBodyOf(failure, attempt.requestId))
    const answer = { ...attempt, status: statusOf(failure.key), body }
    if (await isKept(queries, answer, now)) return undefined
  }
  return findAnswer(queries, attempt.digest, forgottenAt(now))
}

/** Stores an answer; `false` when its key has one. */
async function isKept(queries: Queries, answer: KeyedAnswer, now: Instant): Promise<boolean> {
  try {
    await queries.executeQuery(answerInsert(answer, now, forgottenAt(now)))
    return true
  } catch (error) {
    if (isAnsweredBefore(error)) return false
    throw error
  }
}

/**
 * Statuses of refusals that are stored, because they depend on stored data. Others may pass at the
 * next try: input, rights, a pause, a failure.
 */
const keptStatuses: readonly number[] = [404, 409]

/** A caller who has lost the right to the call does not get an earlier answer. */
function concernsRights(key: ErrorKey): boolean {
  return [401, 403].includes(statusOf(key)) || rightsInConflict.includes(key)
}
const rightsInConflict: readonly ErrorKey[] = [
  'errors.logas.forbidden',
  'errors.organisation.blocked',
]
