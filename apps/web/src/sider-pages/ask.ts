import type { Endpoint, Input, Reply } from '@renfort/contract/kernel/endpoint.ts'
import { requestIdHeader } from '@renfort/contract/kernel/request-id.ts'
import { inSiderCookie } from '@renfort/contract/kernel/session-cookie.ts'
import { closeAction, keyOfAction } from '../platform/action-key.ts'
import { CallError } from '../platform/call-error.ts'
import { type Parts, send } from '../platform/send.ts'
import type { Operation } from './operations.ts'
import { closeSession, currentSession, type Session } from './session.ts'

/**
 * Calls an operation in the name of the Sider of this device; throws `CallError`. A refused session
 * closes the pages.
 */
export async function ask<E extends Endpoint>(
  operation: Operation<E>,
  input: Input<E>,
): Promise<Reply<E>> {
  const response = await answerTo(operation, input)
  return (response.status === 204 ? null : await response.json().catch(() => null)) as Reply<E>
}

/** The same for an operation that answers a file. */
export async function askFile<E extends Endpoint>(
  operation: Operation<E>,
  input: Input<E>,
): Promise<Blob> {
  return (await answerTo(operation, input)).blob()
}

async function answerTo<E extends Endpoint>(
  operation: Operation<E>,
  input: Input<E>,
): Promise<Response> {
  const key = operation.isReplayed ? keyOfAction(operation, input) : null
  const session = currentSession()
  const response = await sendFor(session, operation, input as Parts, key)
  if (key !== null && response.status < 500) closeAction(key)
  if (response.ok) return response
  if (response.status === 401 && session !== null && session === currentSession()) {
    closeSession('ended')
  }
  throw refusalOf(response, await response.json().catch(() => null))
}

/** Sends a call in the name of a Sider, who is named as an account is and belongs to no company. */
export function sendFor(
  session: Session | null,
  operation: Operation,
  input: Parts,
  key: string | null,
): Promise<Response> {
  const called = { ...operation, access: 'optional', sessionIn: inSiderCookie } as const
  const sender = session && {
    token: session.token,
    userId: session.siderId,
    organisationId: null,
    logasId: null,
  }
  return send(called, input, key, sender, undefined)
}

function refusalOf({ status, headers }: Response, body: unknown): CallError {
  const { key, metadata } = (typeof body === 'object' && body !== null ? body : {}) as {
    readonly key?: string
    readonly metadata?: Readonly<Record<string, unknown>>
  }
  return new CallError({
    status,
    key: key ?? null,
    metadata,
    requestId: headers.get(requestIdHeader),
  })
}

/** The key of a refusal: that of its only field, where it names one, says more than the general one. */
export function keyAndValues(failure: unknown): [string | null, Readonly<Record<string, unknown>>] {
  if (!(failure instanceof CallError)) return [null, {}]
  const issues = failure.metadata['issues']
  const first: unknown = Array.isArray(issues) ? issues[0] : undefined
  if (typeof first !== 'object' || first === null) return [failure.key, failure.metadata]
  const { key, params } = first as {
    readonly key: string
    readonly params?: Readonly<Record<string, unknown>>
  }
  return [key, params ?? {}]
}
