import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import { requestIdHeader } from '@renfort/contract/kernel/request-id.ts'
import { keyHeader } from '@renfort/contract/kernel/idempotency.ts'
import { CallError, newReference } from './call-error.ts'
import { connection } from './connection.ts'
import { type StoredSession, storedSession } from './session.ts'
import { storedLocale } from './stored-locale.ts'

/** Base address of the back end (GEN-10). */
const base: string = import.meta.env['VITE_API_BASE'] ?? '/api'

export interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** The parts of an operation that a call needs. */
type Called = Pick<Endpoint, 'method' | 'path' | 'access' | 'sends'>

/** Sends without waiting for the answer, even while the page closes; a failure is ignored. */
export function tell(endpoint: Called, body: unknown): void {
  void send(endpoint, { body }, null, storedSession(), undefined, true).catch(() => undefined)
}

/** Sends one call in the name of the signed-in user, and resolves to the response. */
export async function send(
  endpoint: Called,
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
          [requestIdHeader]: newReference(),
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
    return lost(endpoint)
  }
}

export function lost({ path }: Called): never {
  connection.lost()
  throw new CallError({ status: 500, key: 'errors.network', path })
}

/** The body and type of a call; a file is sent unchanged, under the type that the browser gives it. */
function bodyOf(endpoint: Called, body: unknown): { type: string; body: BodyInit } | null {
  if (body === undefined) return null
  if (endpoint.sends === 'file' && body instanceof Blob) {
    return { type: body.type === '' ? 'application/octet-stream' : body.type, body }
  }
  return { type: 'application/json', body: JSON.stringify(body) }
}

function sessionHeaders({ access }: Called, session: StoredSession | null): Record<string, string> {
  // A member searches the companies of the group as a member of the group, whatever company is active.
  const organisationId = access === 'group.browse' ? null : session?.organisationId
  return {
    ...(session === null ? {} : { token: session.token, userId: session.userId }),
    ...(organisationId ? { organisationId } : {}),
    ...(session?.logasId ? { logasId: session.logasId } : {}),
    // Sent before sign-in too: refusals and mails use the language of the screen (API-01).
    locale: storedLocale(),
  }
}

function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
}

/** A query string: empty values are dropped (API-03), lists are repeated. */
function queryString(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(name, String(item))
    }
  }
  return search.size === 0 ? '' : `?${search.toString()}`
}
