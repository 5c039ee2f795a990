import type { Endpoint, Input, Reply } from '@renfort/contract/kernel/endpoint.ts'
import { errorBody, type WireIssue, wireIssue } from '@renfort/contract/kernel/errors.ts'
import { replays } from '@renfort/contract/kernel/idempotency.ts'
import { requestIdHeader } from '@renfort/contract/kernel/request-id.ts'
import { type Issue, issue } from '@renfort/domain/kernel/issue.ts'
import { z } from 'zod'
import { pressOver } from '../ui/press.ts'
import { closeAction, keyOfAction } from './action-key.ts'
import { CallError } from './call-error.ts'
import { isKnownError } from './error-words.ts'
import { askProof } from './proof.ts'
import { lost, type Parts, send } from './send.ts'
import { hasChangedSince, type StoredSession, storedSession } from './session.ts'
import { unsettledSession } from './unsettled-session.ts'

/** An issue of the wire; a key that this version does not know (the server is newer) becomes the general one. */
function toIssue({ path, key, params }: WireIssue): Issue {
  return issue(path, isKnownError(key) ? key : 'errors.input.invalid', params)
}

/** The issues of a failed call that belong to fields of its input. */
export function issuesOf(failure: unknown): readonly Issue[] {
  return failure instanceof CallError ? issuesIn(failure.metadata) : []
}

/** The issues in a refusal, each with the path of its field. */
export function issuesIn(metadata: Readonly<Record<string, unknown>>): readonly Issue[] {
  const parsed = z.array(wireIssue).safeParse(metadata['issues'])
  return parsed.success ? parsed.data.map(toIssue) : []
}

/**
 * Calls an operation of the contract and resolves to an answer that fits its schema; throws `CallError` otherwise.
 * With `keepalive` it reaches the server although the page closes. An answer that arrives while a button is being
 * pressed is delivered after the press. An operation that needs a fresh proof of a second factor asks for it and is
 * then called again.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  signal?: AbortSignal,
  keepalive = false,
): Promise<Reply<E>> {
  try {
    return await answerOf(endpoint, input, signal, keepalive).catch(async (error: unknown) => {
      const needsProof = error instanceof CallError && error.key === 'errors.factor.proof_required'
      if (!needsProof || !(await askProof())) throw error
      return answerOf(endpoint, input, signal, keepalive)
    })
  } finally {
    await pressOver()
  }
}

async function answerOf<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  signal: AbortSignal | undefined,
  keepalive: boolean,
): Promise<Reply<E>> {
  const key = replays(endpoint) ? keyOfAction(endpoint, input) : null
  const unsettled = unsettledSession()
  if (unsettled) await unsettled
  const session = storedSession()
  const response = await send(endpoint, input as Parts, key, session, signal, keepalive)
  const body: unknown =
    response.status === 204 ? null : await response.json().catch(() => undefined)
  if (key !== null && response.status < 500 && body !== undefined) closeAction(key)
  if (response.status === 204) return undefined as Reply<E>
  if (response.status >= 400) throw refusalOf(endpoint, response, body, session)
  const parsed = endpoint.response.safeParse(body)
  if (!parsed.success) throw misshapen(endpoint, response, parsed.error)
  return parsed.data as Reply<E>
}

interface FileCall {
  readonly signal?: AbortSignal | undefined
  /** The number of bytes that have arrived. */
  readonly onBytes?: ((bytes: number) => void) | undefined
}

/** Refusals that do not say what happened to a file. */
const vague: readonly (string | null)[] = [null, 'errors.internal', 'errors.not_found']

/**
 * Calls an operation that returns a file, with the name that the server gives it. A failure without a reason counts
 * as a failed download (ERR-47).
 */
export async function callForFile<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { signal, onBytes }: FileCall = {},
): Promise<File> {
  const session = storedSession()
  const response = await send(endpoint, input as Parts, null, session, signal)
  if (response.status >= 400) {
    const body: unknown = await response.json().catch(() => undefined)
    const refusal = refusalOf(endpoint, response, body, session)
    throw vague.includes(refusal.key)
      ? new CallError({ ...refusal, key: 'errors.download.failed' })
      : refusal
  }
  const { headers } = response
  const [, name = 'document'] =
    /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? []
  const type = headers.get('content-type') ?? ''
  const parts = await received(response, onBytes).catch((error: unknown) => {
    if (signal?.aborted) throw error
    return lost(endpoint)
  })
  return new File(parts, name, { type })
}

async function received(
  response: Response,
  onBytes: ((bytes: number) => void) | undefined,
): Promise<BlobPart[]> {
  if (onBytes === undefined || response.body === null) return [await response.blob()]
  const reader = response.body.getReader()
  const parts: BlobPart[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return parts
    parts.push(value)
    bytes += value.length
    onBytes(bytes)
  }
}

/** A report of an answer that does not fit its schema: it has the names of the fields, never their values. */
function misshapen({ path }: Endpoint, response: Response, { issues }: z.ZodError): CallError {
  return new CallError({
    status: 500,
    key: 'errors.unexpected_answer',
    requestId: response.headers.get(requestIdHeader),
    path,
    detail: issues.map((found) => `${found.path.join('.')}: ${found.code}`).join(', '),
  })
}

/**
 * The error of a failed response. A gateway may have answered instead of the API: then only the status and perhaps a
 * reference are known.
 */
function refusalOf(
  { path }: Endpoint,
  { status, headers }: Response,
  body: unknown,
  session: StoredSession | null,
): CallError {
  const parsed = errorBody.safeParse(body)
  const { key = null, metadata, requestId } = parsed.data ?? {}
  return new CallError({
    status,
    key,
    metadata,
    requestId: requestId ?? headers.get(requestIdHeader),
    path,
    isOutdated: hasChangedSince(session),
  })
}
