import type { Answer, Endpoint, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { statusOf } from '@renfort/contract/kernel/errors.ts'
import { errorsOf } from '@renfort/contract/kernel/errors-of.ts'
import type { ErrorKey } from '@renfort/domain/errors.ts'
import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { vi } from 'vitest'
import { pathMatch, queryOf } from './wire.ts'

/** An error of the API in place of a result. */
export class Refused {
  readonly key: ErrorKey
  readonly metadata: Readonly<Record<string, unknown>>
  readonly issues: readonly Issue[]

  constructor(key: ErrorKey, metadata: Record<string, unknown>, issues: readonly Issue[]) {
    this.key = key
    this.metadata = metadata
    this.issues = issues
  }
}

export function refused(key: ErrorKey, metadata: Record<string, unknown> = {}): Refused {
  return new Refused(key, metadata, [])
}

/** Issues of fields, as the API sends them: the key of a single issue is also the key of the refusal. */
export function refusedFields(...issues: readonly [Issue, ...Issue[]]): Refused {
  return new Refused(issues.length === 1 ? issues[0].key : 'errors.input.invalid', {}, issues)
}

interface Given {
  readonly endpoint: Endpoint
  readonly handle: (sent: never) => unknown
  readonly sent: unknown[]
}

let given: Given[] = []
let faults: string[] = []

/**
 * Answers an operation of the contract in this test, and returns what each call sends. A body that its schema
 * refuses, or an answer of another shape, fails the test.
 */
export function answer<E extends Endpoint>(
  endpoint: E,
  handle: (sent: Parsed<E>) => Answer<E> | Refused | Promise<Answer<E> | Refused>,
): readonly Parsed<E>[] {
  const sent: Parsed<E>[] = []
  given = [{ endpoint, handle, sent }, ...given]
  return sent
}

/** Replaces the API in every test of the file: an operation without an answer fails the test. */
export function startApi(): void {
  vi.stubGlobal('fetch', standIn)
}

/** Forgets the answers of a test, and fails it for unexpected calls. */
export function checkApi(): void {
  const found = faults
  given = []
  faults = []
  if (found.length > 0) throw new Error(found.join('\n'))
}

async function standIn(address: string, init: RequestInit): Promise<Response> {
  const url = new URL(address, 'http://web')
  const path = url.pathname.replace(/^\/api/, '')
  for (const { endpoint, handle, sent } of given) {
    const params = endpoint.method === init.method ? pathMatch(endpoint.path, path) : null
    if (params === null) continue
    const input = { params, query: queryOf(url.searchParams), body: bodyOf(init.body) }
    const parsed = parse(endpoint, input)
    if (parsed === null) return Response.json({ key: 'errors.input.invalid' }, { status: 400 })
    sent.push(sentParts(endpoint, input, parsed))
    return replyOf(endpoint, await handle(parsed as never))
  }
  const asked = `${init.method} ${path}${url.search}`
  // A report of a defect says what went wrong.
  const said = path === '/failures' ? `: ${String(init.body)}` : ''
  return fault(`No answer was given for ${asked}${said}`)
}

function bodyOf(body: BodyInit | null | undefined): unknown {
  return typeof body === 'string' ? JSON.parse(body) : (body ?? undefined)
}

type Parts = Record<'params' | 'query' | 'body', unknown>

/** Reads a call as the API does; `null`, with a fault, when the contract refuses it. */
function parse(endpoint: Endpoint, input: Parts): Parts | null {
  const parts = { ...input }
  for (const part of ['params', 'query', 'body'] as const) {
    const result = endpoint[part]?.safeParse(input[part])
    if (result?.success === false) {
      fault(`${endpoint.method} ${endpoint.path}, ${part}: ${result.error.message}`)
      return null
    }
    parts[part] = result?.data
  }
  return parts
}

/** The parts that the operation takes; the body as typed, before the API would trim or complete it. */
function sentParts(endpoint: Endpoint, input: Parts, parsed: Parts): Partial<Parts> {
  return {
    ...(endpoint.params && { params: parsed.params }),
    ...(endpoint.query && { query: parsed.query }),
    ...(endpoint.body && { body: input.body }),
  }
}

function replyOf(endpoint: Endpoint, reply: unknown): Response {
  if (reply instanceof Refused) return refusalOf(endpoint, reply)
  if (endpoint.status === 204) return new Response(null, { status: 204 })
  const result = endpoint.response.safeParse(reply)
  if (result.success) return Response.json(result.data, { status: endpoint.status })
  return fault(`The answer of ${endpoint.method} ${endpoint.path}: ${result.error.message}`)
}

function refusalOf(endpoint: Endpoint, { key, metadata, issues }: Refused): Response {
  if (issues.length === 0 && !errorsOf(endpoint).includes(key)) {
    return fault(`${endpoint.method} ${endpoint.path} never answers ${key}`)
  }
  const body = { key, metadata: issues.length === 0 ? metadata : { issues } }
  return Response.json(body, { status: statusOf(key) })
}

function fault(message: string): Response {
  faults.push(message)
  return Response.json({ key: 'errors.internal' }, { status: 500 })
}
