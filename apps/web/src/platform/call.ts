import type { Endpoint, Input, Reply } from '@renfort/contract/endpoint.ts'
import { errorBody, type WireIssue, wireIssue } from '@renfort/contract/errors.ts'
import { keyHeader, replays } from '@renfort/contract/idempotency.ts'
import { isErrorKey } from '@renfort/contract/issues.ts'
import { type Issue, issue } from '@renfort/domain/kernel/issue.ts'
import { z } from 'zod'
import { closeAction, keyOfAction } from './action-key.ts'
import { CallError } from './call-error.ts'
import { connection } from './connection.ts'
import { type StoredSession, storedSession } from './session.ts'
import { storage } from './storage.ts'

/** Base address of the back end (GEN-10). */
const base: string = import.meta.env['VITE_API_BASE'] ?? '/api'

/** A key of a newer server becomes the general one. */
function toIssue({ path, key, params }: WireIssue): Issue {
  return issue(path, isErrorKey(key) ? key : 'errors.input.invalid', params)
}

/** Problems of whatever a call threw that each belong to a field of what was sent. */
export function issuesOf(failure: unknown): readonly Issue[] {
  if (!(failure instanceof CallError)) return []
  const parsed = z.array(wireIssue).safeParse(failure.metadata['issues'])
  return parsed.success ? parsed.data.map(toIssue) : []
}

interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** Calls an operation of the contract and answers what its schema says; throws `CallError` otherwise. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  signal?: AbortSignal,
): Promise<Reply<E>> {
  const parts = input as Parts
  const key = replays(endpoint) ? keyOfAction(endpoint, input) : null
  const session = storedSession()
  const response = await send(endpoint, parts, key, session, signal)
  const body: unknown =
    response.status === 204 ? null : await response.json().catch(() => undefined)
  if (key !== null && response.status < 500 && body !== undefined) closeAction(key)
  if (response.status === 204) return undefined as Reply<E>
  if (response.status >= 400) throw refusalOf(endpoint, response, body, session)
  const parsed = endpoint.response.safeParse(body)
  if (!parsed.success) throw misshapen(endpoint, response, parsed.error)
  return parsed.data as Reply<E>
}

/** What is wrong is told by the names of the fields, never by what they hold. */
function misshapen({ path }: Endpoint, response: Response, { issues }: z.ZodError): CallError {
  return new CallError({
    status: 500,
    key: 'errors.unexpected_answer',
    requestId: response.headers.get('x-request-id'),
    path,
    detail: issues.map((found) => `${found.path.join('.')}: ${found.code}`).join(', '),
  })
}

/** Sends without waiting for the answer, even while the page is left; what fails is forgotten. */
export function tell<E extends Endpoint>(endpoint: E, input: Input<E>): void {
  void send(endpoint, input as Parts, null, storedSession(), undefined, true).catch(() => undefined)
}

async function send(
  endpoint: Endpoint,
  parts: Parts,
  key: string | null,
  session: StoredSession | null,
  signal: AbortSignal | undefined,
  keepalive = false,
): Promise<Response> {
  const sent = bodyOf(endpoint, parts.body)
  try {
    const response = await fetch(
      base + fillPath(endpoint.path, parts.params ?? {}) + queryString(parts.query ?? {}),
      {
        method: endpoint.method,
        credentials: 'omit',
        keepalive,
        headers: {
          ...sessionHeaders(endpoint, session),
          ...(key === null ? {} : { [keyHeader]: key }),
          ...(sent === null ? {} : { 'content-type': sent.type }),
        },
        ...(sent === null ? {} : { body: sent.body }),
        ...(signal === undefined ? {} : { signal }),
      },
    )
    connection.answered()
    return response
  } catch (error) {
    if (signal?.aborted) throw error
    connection.lost()
    throw new CallError({ status: 500, key: 'errors.network', path: endpoint.path })
  }
}

/** A file travels as it is, under the type that the browser gives it. */
function bodyOf(endpoint: Endpoint, body: unknown): { type: string; body: BodyInit } | null {
  if (body === undefined) return null
  if (endpoint.sends === 'file' && body instanceof Blob) {
    return { type: body.type === '' ? 'application/octet-stream' : body.type, body }
  }
  return { type: 'application/json', body: JSON.stringify(body) }
}

function sessionHeaders(
  { access }: Endpoint,
  session: StoredSession | null,
): Record<string, string> {
  // Whoever looks for another company of his group asks as its member, wherever he stands.
  const organisationId = access === 'group.browse' ? null : session?.organisationId
  const locale = storage.read('locale')
  return {
    ...(session === null ? {} : { token: session.token, userId: session.userId }),
    ...(organisationId ? { organisationId } : {}),
    ...(session?.logasId ? { logasId: session.logasId } : {}),
    ...(locale === null ? {} : { locale }),
  }
}

/** A gateway in between may answer for the API: then there is a status, and maybe a reference. */
function refusalOf(
  { path }: Endpoint,
  { status, headers }: Response,
  body: unknown,
  session: StoredSession | null,
): CallError {
  const parsed = errorBody.safeParse(body)
  const { key = null, metadata, requestId } = parsed.data ?? {}
  const now = storedSession()
  return new CallError({
    status,
    key,
    metadata,
    requestId: requestId ?? headers.get('x-request-id'),
    path,
    // One may have signed in again meanwhile, or ended acting for somebody.
    isOutdated: now?.token !== session?.token || now?.logasId !== session?.logasId,
  })
}

function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
}

/** Empty values are dropped (API-03); lists are repeated. */
export function queryString(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(name, String(item))
    }
  }
  return search.size === 0 ? '' : `?${search.toString()}`
}
