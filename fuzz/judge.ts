import { statusOf } from '@renfort/contract/kernel/errors.ts'
import { errorsOf } from '@renfort/contract/kernel/errors-of.ts'
import { errorKeys, type ErrorKey } from '@renfort/domain/errors.ts'
import { markup } from './hostile-values.ts'
import type { Operation } from './operations.ts'
import type { Answer, Request } from './request.ts'
import { answerWithin } from './send-request.ts'

const keys: ReadonlySet<string> = new Set(errorKeys)

function isErrorKey(text: string): text is ErrorKey {
  return keys.has(text)
}

export interface Case {
  readonly request: Request
  readonly answer: Answer
  /** The operation whose declared answers count; `null` where another one, or none, may answer. */
  readonly operation: Operation | null
  readonly forbidden: readonly string[]
  /** Whether the call went over a socket, where the server may close the connection without an answer. */
  readonly overSocket: boolean
  /** Whether the database may be away, so that 503 is a right answer. */
  readonly mayBeUnavailable: boolean
}

const insides = [
  /\n\s+at .+:\d+:\d+/,
  /node_modules/,
  /\b(syntax error at or near|violates|duplicate key value|relation ")/i,
  /\b(kysely|pglite|fastify|FST_ERR|ECONN)/i,
  /\bselect\b.+\bfrom\b/i,
]
const json = /^application\/(scim\+)?json/
const expectedHeaders = ['content-security-policy', 'x-content-type-options', 'referrer-policy']

/** Everything that is wrong with an answer; empty when the caller may get it. */
export function judge(given: Case): string[] {
  const { answer, overSocket, mayBeUnavailable } = given
  const { status, milliseconds } = answer
  if (status === 0) return overSocket ? [] : [`no answer within ${answerWithin} ms`]
  return [
    ...(status >= 500 && !(mayBeUnavailable && status === 503) ? [`status ${status}`] : []),
    ...(milliseconds > answerWithin ? [`took ${Math.round(milliseconds)} ms`] : []),
    ...leaks(given),
    ...unsafe(given),
    ...(given.operation === null ? [] : undeclared(given.operation, given)),
  ]
}

function leaks({ request, answer, forbidden }: Case): string[] {
  const seen = `${answer.body}\n${JSON.stringify(answer.headers)}`
  const sent = `${request.url}\n${request.body?.toString() ?? ''}`
  return [
    ...forbidden.filter((word) => seen.includes(word)).map((word) => `foreign data: ${word}`),
    ...(answer.status < 400 ? [] : insides)
      .filter((inside) => inside.test(seen) && !inside.test(sent))
      .map((inside) => `tells about its insides: ${String(inside)}`),
  ]
}

function unsafe({ request, answer, overSocket }: Case): string[] {
  const { headers, body } = answer
  const type = headers['content-type'] ?? ''
  const isJson = json.test(type)
  const problems: string[] = []
  // Lines of JSON are a file that no browser draws.
  const isDrawn = !isJson && !type.startsWith('application/x-ndjson')
  if (isDrawn && body.includes(markup)) problems.push('markup comes back as it was sent')
  const isAsked = request.headers['session-in'] !== undefined
  if (headers['set-cookie'] !== undefined && !isAsked) problems.push('sets a cookie')
  if (Object.keys(headers).includes('fuzz7q')) problems.push('a header was injected')
  if (Reflect.get({}, 'fuzz7q') !== undefined) problems.push('every object has a new property')
  if (overSocket && type === '') return problems
  const missing = expectedHeaders.filter((name) => headers[name] === undefined)
  return missing.length === 0 ? problems : [...problems, `without ${missing.join(', ')}`]
}

/** An answer that the contract does not declare: either the contract or the product is wrong. */
function undeclared({ endpoint }: Operation, { request, answer }: Case): string[] {
  const { status, body, headers } = answer
  if (status < 400) {
    if (status === endpoint.status) return []
    return [`status ${status} where the contract says ${endpoint.status}`]
  }
  if (endpoint.answers === 'file' && isPage(request, answer)) {
    const isKnown = errorsOf(endpoint).some((key) => statusOf(key) === status)
    return isKnown ? [] : [`a page with status ${status}`]
  }
  const failure = parsed(body)
  const key = failure === null ? undefined : failure['key']
  if (typeof key !== 'string' || !isErrorKey(key)) return [`no error of the contract: ${status}`]
  if (!json.test(headers['content-type'] ?? '')) return ['an error not in JSON']
  if (statusOf(key) !== status) return [`${key} with status ${status}`]
  return hasIssue(failure, key) || errorsOf(endpoint).includes(key)
    ? []
    : [`${key} is not declared`]
}

/** Whoever opens the address of a file in a browser gets a page when it fails. */
function isPage({ headers }: Request, answer: Answer): boolean {
  const isAsked = headers['accept']?.includes('text/html') === true
  return isAsked && (answer.headers['content-type'] ?? '').startsWith('text/html')
}

function parsed(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}

/** Where the input has one issue only, the failure has the key of that issue. */
function hasIssue(failure: Record<string, unknown> | null, key: string): boolean {
  const { issues } = (failure?.['metadata'] ?? {}) as { issues?: { key?: unknown }[] }
  return Array.isArray(issues) && issues.some((issue) => issue.key === key)
}
