import type { Endpoint, Input, Reply } from '@renfort/contract/kernel/endpoint.ts'
import type { ErrorBody } from '@renfort/contract/kernel/errors.ts'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { apiBase } from '../api-base.ts'

/** Headers of a caller; none for a person without a session. */
export interface Caller {
  readonly token: string
  readonly userId: string
  readonly organisationId?: string | null
  readonly logasId?: string
  readonly locale?: 'fr' | 'en'
  /** The secret of a key, which calls instead of a session. */
  readonly key?: string
}

/** Further headers of one call. */
export type ExtraHeaders = Readonly<Record<string, string>>

/** The parts of a call before they are parsed. */
export interface InjectedParts {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

export interface Answered<E> {
  readonly status: number
  readonly body: Reply<E>
  readonly error: ErrorBody
  readonly response: LightMyRequestResponse
}

/**
 * Calls an operation within the process, through the same hooks and checks as a call from outside.
 */
export async function injectCall<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  caller: Caller | null,
  input: Input<E> | InjectedParts,
  extraHeaders: ExtraHeaders = {},
): Promise<Answered<E>> {
  const { params, query, body } = input as {
    params?: Record<string, string>
    query?: Record<string, unknown>
    body?: unknown
  }
  const response = await app.inject({
    method: endpoint.method,
    url: apiBase + fillPath(endpoint.path, params ?? {}) + queryString(query ?? {}),
    headers: { ...headersOf(caller), ...extraHeaders },
    ...(body === undefined ? {} : { payload: body as object }),
  })
  const isJson = /^application\/(scim\+)?json/.test(String(response.headers['content-type']))
  const json = isJson && response.body !== '' ? (response.json() as unknown) : undefined
  return { status: response.statusCode, body: json as Reply<E>, error: json as ErrorBody, response }
}

export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? `missing-${name}`),
  )
}

function queryString(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item))
    }
  }
  return search.size === 0 ? '' : `?${search.toString()}`
}

export function headersOf(caller: Caller | null): Record<string, string> {
  if (caller === null) return {}
  const { token, userId, organisationId, logasId, locale, key } = caller
  return {
    ...(key === undefined ? { token, userId } : { authorization: `Bearer ${key}` }),
    ...(typeof organisationId === 'string' ? { organisationId } : {}),
    ...(logasId === undefined ? {} : { logasId }),
    ...(locale === undefined ? {} : { locale }),
  }
}
