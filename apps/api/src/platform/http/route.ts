import type { Answer, Endpoint, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { health } from '@renfort/contract/operations.ts'
import type { ErrorKey } from '@renfort/domain/errors.ts'
import { reachesOnlyOwn } from '@renfort/domain/access/policy.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { FullLineError } from '../bounded-line.ts'
import { everywhere, type Queries, type Scope, type Transaction } from '../database/db.ts'
import { deprecationHeaders } from './deprecation-headers.ts'
import type { DirectorySession } from './directory-session.ts'
import { failInScim, failureOf, failWithPage } from './http-errors.ts'
import { answerOnce, attemptOf, keepAnswer } from './idempotency.ts'
import { type Following, openCall, type OpenedCall } from './open-call.ts'
import { invalidInput, refuse, validInput } from './refusal.ts'
import { refuseUnproved } from './second-step.ts'
import type { Session, SiderSession } from './session.ts'
import type { Services } from '../services.ts'
import { scimMediaType, takesScim } from './scim/scim-body.ts'
import { takesFiles } from './sent-file.ts'
import { unstorableTexts } from './storable-text.ts'
import {
  type FileAnswer,
  sendWire,
  type StreamedFile,
  toWire,
  type WireAnswer,
} from './wire-answer.ts'

/** The data that every handler has about its call. */
export interface Call extends OpenedCall {
  /** Stores the answer for repetitions of a call with a key, in the transaction of its effect. */
  keep(transaction: Transaction, answer: WireAnswer): Promise<void>
}

export interface ReadCall extends Call {
  readonly queries: Queries
}

export interface CommandCall extends ReadCall {
  readonly transaction: Transaction
}

/** The page for a browser that opened the address of a file which failed. */
export type FailurePage = (key: ErrorKey, locale: Locale, services: Services) => FileAnswer

/** Keeps what was refused to a known caller, for people to see. */
export type FollowFailure = (
  call: OpenedCall,
  failed: ReturnType<typeof failureOf> & { readonly method: string; readonly path: string },
) => Promise<void>

export interface Route {
  readonly endpoint: Endpoint
  readonly failurePage?: FailurePage | undefined
  readonly followFailure?: FollowFailure
  readonly run: (call: Call, input: unknown) => Promise<WireAnswer>
}

type Handler<C, E> = (call: C, input: Parsed<E>) => Promise<Answer<E>>

/**
 * The rows that the queries of an operation see: those of the caller's company, or all. `companies`
 * are those of the company, or all in the space of a group: there the queries name the companies.
 */
type OperationReach = 'own' | 'companies' | 'everything'

/** A read: its queries run outside any transaction. */
export function read<E extends Endpoint>(
  endpoint: E,
  handler: Handler<ReadCall, E>,
  reach: OperationReach = 'own',
): Route {
  return {
    endpoint,
    run: async (call, input) => {
      const queries = call.services.db.queries(scopeWith(reach, call))
      return toWire(endpoint, await handler({ ...call, queries }, input as Parsed<E>))
    },
  }
}

/**
 * A read that writes its JSON itself, for answers that take longer to build and check than to read.
 * Its tests compare the JSON with the contract.
 */
export function writtenRead<E extends Endpoint>(
  endpoint: E,
  write: (call: ReadCall, input: Parsed<E>) => Promise<string>,
  reach: OperationReach = 'own',
): Route {
  return {
    endpoint,
    run: async (call, input) => {
      const queries = call.services.db.queries(scopeWith(reach, call))
      const body = await write({ ...call, queries }, input as Parsed<E>)
      return { status: endpoint.status, body }
    },
  }
}

/** A read that stays open for a caller who asks for it, and says again what changes. */
export function followedRead<E extends Endpoint>(
  endpoint: E,
  handler: Handler<ReadCall, E>,
  follow: (call: ReadCall, following: Following) => Promise<StreamedFile>,
): Route {
  const once = read(endpoint, handler)
  return {
    endpoint,
    run: async (call, input) => {
      if (call.following === null) return once.run(call, input)
      const queries = call.services.db.queries(call.scope)
      const file = await follow({ ...call, queries }, call.following)
      return { status: endpoint.status, body: null, file }
    },
  }
}

/**
 * A write: one transaction, which must record at least one change, or declare that nothing changes.
 * It sees the caller’s company, or all rows where it needs data of a person that other companies
 * share.
 */
export function command<E extends Endpoint>(
  endpoint: E,
  handler: Handler<CommandCall, E>,
  reach: OperationReach = 'own',
): Route {
  return {
    endpoint,
    run: (call, input) =>
      call.services.db.transaction(scopeWith(reach, call), async (transaction) => {
        const answer = await handler(
          { ...call, transaction, queries: transaction.queries },
          input as Parsed<E>,
        )
        if (transaction.recorded() === 0 && !transaction.isLeftUnchanged()) {
          throw new Error(`${endpoint.method} ${endpoint.path} wrote without recording a change`)
        }
        const wire = toWire(endpoint, answer)
        await call.keep(transaction, wire)
        return wire
      }),
  }
}

/** What a call sees, of the rows that its operation may see. */
export function scopeWith(
  reach: OperationReach,
  { scope, session }: Pick<OpenedCall, 'scope' | 'session'>,
): Scope {
  if (reach === 'own' || (reach === 'companies' && session?.organisation !== null)) return scope
  return everywhere(scope)
}

/**
 * A write that opens its own transactions, to do slow work between them or to store a refused
 * attempt. It calls `keep` in the transaction of its effect, unless the contract says why it is
 * never replayed.
 */
export function procedure<E extends Endpoint>(endpoint: E, handler: Handler<Call, E>): Route {
  return {
    endpoint,
    run: async (call, input) => toWire(endpoint, await handler(call, input as Parsed<E>)),
  }
}

/** A read that answers a file; an address that people open has a page for its failure. */
export function fileRead<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call, input: Parsed<E>) => Promise<FileAnswer | StreamedFile>,
  failurePage?: FailurePage,
): Route {
  return {
    endpoint,
    failurePage,
    run: async (call, input) => {
      const file = await handler(call, input as Parsed<E>)
      return { status: endpoint.status, body: null, file }
    },
  }
}

/** Mounts one operation: it checks session, right and input, in this order, before the work. */
export function mount(app: FastifyInstance, services: Services, route: Route): void {
  const { sends, speaks } = route.endpoint
  if (sends === undefined && speaks === undefined) return addRoute(app, services, route)
  void app.register(async (ownParsers) => {
    if (speaks === 'scim') takesScim(ownParsers)
    else takesFiles(ownParsers)
    addRoute(ownParsers, services, route)
  })
}

type FailureHandler = NonNullable<Parameters<FastifyInstance['route']>[0]['errorHandler']>

/** How an operation fails where it does not answer the error envelope. */
function ownFailure({ endpoint, failurePage }: Route, services: Services): FailureHandler | null {
  if (endpoint.speaks === 'scim') return failInScim
  if (failurePage === undefined) return null
  return (error, request, reply) =>
    failWithPage(error, request, reply, (key, locale) => failurePage(key, locale, services))
}

function addRoute(app: FastifyInstance, services: Services, route: Route): void {
  const { endpoint } = route
  const errorHandler = ownFailure(route, services)
  app.route({
    ...(errorHandler === null ? {} : { errorHandler }),
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.longestBody === undefined ? {} : { bodyLimit: endpoint.longestBody }),
    handler: async (request, reply) => {
      void reply.headers(deprecationHeaders(endpoint))
      const place = services.callLine.place('other')
      if (place === null && !isHealth(endpoint)) throw new FullLineError()
      try {
        return send(reply, endpoint, await answerOf(request, reply))
      } finally {
        place?.leave()
      }
    },
  })

  async function answerOf(request: FastifyRequest, reply: FastifyReply): Promise<WireAnswer> {
    const caller = await openCall(services, endpoint, request, reply)
    try {
      return await answerTo(services, route, request, caller)
    } catch (error) {
      await route.followFailure?.(caller, {
        ...failureOf(error as FastifyError),
        method: endpoint.method,
        path: pathOf(request.url),
      })
      throw error
    }
  }
}

/** How a process is has to be told while it refuses everything else. */
const isHealth = ({ path }: Endpoint) => path.startsWith(health.path)

async function answerTo(
  services: Services,
  route: Route,
  request: FastifyRequest,
  caller: OpenedCall,
): Promise<WireAnswer> {
  const { endpoint } = route
  const attempt = attemptOf(request, endpoint, caller.scope)
  const input = parseInput(endpoint, request)
  refuseUnproved(endpoint, caller.session, input, services)
  if (attempt === null) return route.run({ ...caller, keep: keepNothing }, input)
  const call: Call = {
    ...caller,
    keep: async (transaction, answer) => keepAnswer(transaction, attempt, answer),
  }
  return answerOnce(services, call.scope, attempt, () => route.run(call, input))
}

function send(reply: FastifyReply, { speaks }: Endpoint, answer: WireAnswer): FastifyReply {
  if (speaks !== 'scim') return sendWire(reply, answer)
  const location = answer.status === 201 ? locationOf(answer.body) : undefined
  if (location !== undefined) void reply.header('location', location)
  return sendWire(reply, answer, scimMediaType)
}

/** Where SCIM finds what was just made. */
function locationOf(body: string | null): string | undefined {
  const { meta } = JSON.parse(body ?? '{}') as { meta?: { location?: string } }
  return meta?.location
}

function pathOf(url: string): string {
  const [path = ''] = url.split('?')
  return path
}

async function keepNothing(): Promise<void> {}

function parseInput(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  return {
    ...part('params', endpoint.params, request.params),
    ...part('query', endpoint.query, request.query),
    ...part('body', endpoint.body, request.body ?? {}),
  }
}

function part(
  name: string,
  schema: z.ZodType | undefined,
  value: unknown,
): Record<string, unknown> {
  if (schema === undefined) return {}
  const parsed = validInput(schema, value)
  const unstorable = unstorableTexts(parsed)
  if (unstorable.length > 0) throw invalidInput(unstorable)
  return { [name]: parsed }
}

/** The session of a call that needs one. */
export function sessionOf(call: Pick<Call, 'session'>): Session {
  if (call.session === null) throw refuse('errors.auth.no_auth')
  return call.session
}

/** The Sider of a call that only Siders make. */
export function siderOf(call: Call): SiderSession {
  if (call.sider === null) throw refuse('errors.auth.no_auth')
  return call.sider
}

/** The directory of a call that only directories make. */
export function directoryOf(call: Call): DirectorySession {
  if (call.directory === null) throw refuse('errors.auth.no_auth')
  return call.directory
}

/** The active company's id; throws a 400 in a group space, where there is none. */
export function organisationOf(call: Call): string {
  const { organisation } = sessionOf(call)
  if (organisation === null) throw refuse('errors.organisation.required')
  return organisation.id
}

/** The company's id, or the group's in a group space. */
export function tenantOf(call: Call): string {
  const { organisation, groupId } = sessionOf(call)
  const id = organisation?.id ?? groupId
  if (id === null) throw refuse('errors.organisation.required')
  return id
}

/**
 * The `{id}` of `/organisations/{id}/…`, and an id in the body, must be the caller's own (decisions
 * G-32).
 */
export function ownOrganisation(call: Call, id: string, inBody: string = id): string {
  const own = tenantOf(call)
  const isOwn = [id, inBody].every((each) => each.toLowerCase() === own)
  if (!isOwn) throw refuse('errors.not_found')
  return own
}

/** The user to whose missions an action is limited; `null` where it covers the whole company. */
export function ownerLimit(
  call: Call,
  action: Parameters<typeof reachesOnlyOwn>[1],
): string | null {
  const session = sessionOf(call)
  return reachesOnlyOwn(session.actor, action) ? session.effectiveUserId : null
}
