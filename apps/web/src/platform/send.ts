import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import { eventStreamType, lastEventHeader } from '@renfort/contract/kernel/event-stream.ts'
import { requestIdHeader } from '@renfort/contract/kernel/request-id.ts'
import { keyHeader } from '@renfort/contract/kernel/idempotency.ts'
import {
  inCookie,
  type inSiderCookie,
  sessionInHeader,
} from '@renfort/contract/kernel/session-cookie.ts'
import { CallError, newReference } from './call-error.ts'
import { connection } from './connection.ts'
import { storedLocale } from './stored-locale.ts'

/** Base address of the back end (GEN-10). */
const base: string = import.meta.env['VITE_API_BASE'] ?? '/api'

export interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** The parts of an operation that a call needs, and the cookie that it goes with. */
type Called = Pick<Endpoint, 'method' | 'path' | 'access' | 'sends'> & {
  readonly sessionIn?: typeof inCookie | typeof inSiderCookie
}

/** In whose name a call goes out; a token goes with it where it is not in the cookie. */
interface Sender {
  readonly token: string | null
  readonly userId: string
  readonly organisationId: string | null
  readonly logasId: string | null
}

/** Sends one call in the name of the signed-in user, and resolves to the response. */
export async function send(
  endpoint: Called,
  parts: Parts,
  key: string | null,
  session: Sender | null,
  signal: AbortSignal | undefined,
  keepalive = false,
): Promise<Response> {
  const sent = bodyOf(endpoint, parts.body)
  try {
    const response = await fetch(
      base + fillPath(endpoint.path, parts.params ?? {}) + queryString(parts.query ?? {}),
      {
        method: endpoint.method,
        // With an API of another origin too, if that lets this one in.
        credentials: 'include',
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

/** Asks for an answer that stays open. A failure says nothing of the connection: it may be kept from this kind alone. */
export async function sendForEvents(
  endpoint: Called,
  session: Sender | null,
  lastHeard: string | null,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(base + endpoint.path, {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      ...sessionHeaders(endpoint, session),
      accept: eventStreamType,
      ...(lastHeard === null ? {} : { [lastEventHeader]: lastHeard }),
    },
    signal,
  })
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

function sessionHeaders(
  { access, sessionIn = inCookie }: Called,
  session: Sender | null,
): Record<string, string> {
  // A member searches the companies of the group as a member of the group, whatever company is active.
  const organisationId = access === 'group.browse' ? null : session?.organisationId
  return {
    [sessionInHeader]: sessionIn,
    ...(session && { userId: session.userId }),
    ...(session?.token && { token: session.token }),
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
