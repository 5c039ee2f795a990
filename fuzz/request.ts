import { apiBase } from '../apps/api/src/platform/api-base.ts'
import { fillPath } from '../apps/api/src/platform/http/inject-call.ts'
import type { Operation } from './operations.ts'

/** A call in preparation; the steps change it in place. */
export interface Draft {
  readonly operation: Operation
  readonly role: string
  method: string
  params: Record<string, string>
  query: [string, string][]
  body: unknown
  /** Changes of the final address and of the serialised body, applied last. */
  readonly rewriteUrl: ((url: string) => string)[]
  readonly rewriteBody: ((body: string) => string | Buffer)[]
  headers: Record<string, string | string[]>
  remoteAddress: string
  /** Whether the contract must still declare the answer for this operation. */
  declared: boolean
}

/** A call, ready to be sent. */
export interface Request {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | undefined
  readonly remoteAddress: string
}

export interface Answer {
  /** HTTP status; 0 when the connection ended without an answer. */
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly milliseconds: number
}

export function requestOf(draft: Draft): Request {
  const search = new URLSearchParams(draft.query).toString()
  const url = apiBase + fillPath(draft.operation.endpoint.path, draft.params)
  const body = bodyOf(draft)
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  return {
    method: draft.method,
    url: draft.rewriteUrl.reduce(
      (address, rewrite) => rewrite(address),
      search === '' ? url : `${url}?${search}`,
    ),
    headers: lowerCase({ ...type, ...draft.headers }),
    body,
    remoteAddress: draft.remoteAddress,
  }
}

function bodyOf(draft: Draft): string | Buffer | undefined {
  if (draft.method === 'GET' || draft.method === 'HEAD') return undefined
  if (Buffer.isBuffer(draft.body)) return draft.body
  const written =
    draft.body === undefined ? undefined : (JSON.stringify(draft.body) as string | undefined)
  if (written === undefined && draft.rewriteBody.length === 0) return undefined
  return draft.rewriteBody.reduce<string | Buffer>(
    (body, rewrite) => rewrite(body.toString()),
    written ?? '',
  )
}

/** Headers as the server sees them: names in lower case, repeated ones joined. */
function lowerCase(headers: Readonly<Record<string, string | string[]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  )
}
