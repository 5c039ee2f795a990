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

/** What a call needs to know of its operation. */
type Called = Pick<Endpoint, 'method' | 'path' | 'access' | 'sends'>

/** Sends without waiting for the answer, even while the page is left; what fails is forgotten. */
export function tell(endpoint: Called, body: unknown): void {
  void send(endpoint, { body }, null, storedSession(), undefined, true).catch(() => undefined)
}

/** Sends one call as whoever is signed in, and answers as soon as the server does. */
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

/** A file travels as it is, under the type that the browser gives it. */
function bodyOf(endpoint: Called, body: unknown): { type: string; body: BodyInit } | null {
  if (body === undefined) return null
  if (endpoint.sends === 'file' && body instanceof Blob) {
    return { type: body.type === '' ? 'application/octet-stream' : body.type, body }
  }
  return { type: 'application/json', body: JSON.stringify(body) }
}

function sessionHeaders({ access }: Called, session: StoredSession | null): Record<string, string> {
  // The companies of a group are searched as its member, whatever company is active.
  const organisationId = access === 'group.browse' ? null : session?.organisationId
  return {
    ...(session === null ? {} : { token: session.token, userId: session.userId }),
    ...(organisationId ? { organisationId } : {}),
    ...(session?.logasId ? { logasId: session.logasId } : {}),
    // Also before anybody is known: refusals and mails speak the language of the screen (API-01).
    locale: storedLocale(),
  }
}

function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
}

/** Empty values are dropped (API-03); lists are repeated. */
function queryString(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(name, String(item))
    }
  }
  return search.size === 0 ? '' : `?${search.toString()}`
}
