import type { Endpoint, Input, Reply } from '@renfort/contract/endpoint.ts'
import { errorBody, type WireIssue, wireIssue } from '@renfort/contract/errors.ts'
import { keyHeader, writes } from '@renfort/contract/idempotency.ts'
import { isErrorKey } from '@renfort/contract/issues.ts'
import { type Issue, issue } from '@renfort/domain/kernel/issue.ts'
import { z } from 'zod'
import { closeAction, keyOfAction } from './action-key.ts'
import { CallError } from './call-error.ts'
import { storedSession } from './session.ts'
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
  const key = writes(endpoint) ? keyOfAction(endpoint, input) : null
  const response = await send(endpoint, parts, key, signal)
  const body: unknown =
    response.status === 204 ? null : await response.json().catch(() => undefined)
  if (key !== null && response.status < 500 && body !== undefined) closeAction(key)
  if (response.status === 204) return undefined as Reply<E>
  if (response.status >= 400) throw toCallError(response.status, body)
  const parsed = endpoint.response.safeParse(body)
  if (!parsed.success) throw new CallError(500, null)
  return parsed.data as Reply<E>
}

/** Sends without waiting for the answer, even while the page is left; what fails is forgotten. */
export function tell<E extends Endpoint>(endpoint: E, input: Input<E>): void {
  void send(endpoint, input as Parts, null, undefined, true).catch(() => undefined)
}

async function send(
  endpoint: Endpoint,
  parts: Parts,
  key: string | null,
  signal: AbortSignal | undefined,
  keepalive = false,
): Promise<Response> {
  const hasBody = parts.body !== undefined
  try {
    return await fetch(
      base + fillPath(endpoint.path, parts.params ?? {}) + queryString(parts.query ?? {}),
      {
        method: endpoint.method,
        credentials: 'omit',
        keepalive,
        headers: {
          ...sessionHeaders(),
          ...(key === null ? {} : { [keyHeader]: key }),
          ...(hasBody ? { 'content-type': 'application/json' } : {}),
        },
        ...(hasBody ? { body: JSON.stringify(parts.body) } : {}),
        ...(signal === undefined ? {} : { signal }),
      },
    )
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallError(500, null)
  }
}

function sessionHeaders(): Record<string, string> {
  const session = storedSession()
  const locale = storage.read('locale')
  return {
    ...(session === null ? {} : { token: session.token, userId: session.userId }),
    ...(session?.organisationId ? { organisationId: session.organisationId } : {}),
    ...(session?.logasId ? { logasId: session.logasId } : {}),
    ...(locale === null ? {} : { locale }),
  }
}

function toCallError(status: number, body: unknown): CallError {
  const parsed = errorBody.safeParse(body)
  if (!parsed.success) return new CallError(status, null)
  const { key, metadata, requestId } = parsed.data
  return new CallError(status, key, metadata ?? {}, requestId ?? null)
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
