import {
  type Answer,
  type Endpoint,
  isOpen,
  type Parsed,
} from '@renfort/contract/kernel/endpoint.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { ErrorKey } from '@renfort/domain/errors.ts'
import { can, reachesOnlyOwn } from '@renfort/domain/access/policy.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { everywhere, type Queries, type Scope, type Transaction } from '../database/db.ts'
import { failWithPage } from './http-errors.ts'
import { answerOnce, attemptOf, keepAnswer } from './idempotency.ts'
import { invalidInput, refuse, validInput } from './refusal.ts'
import { type BrowserSession, browserSessionOf } from './browser-session.ts'
import { sayCount } from './call-count.ts'
import { bearerOf, resolveKey } from './resolve-key.ts'
import { resolveSession, localeOf, type SessionHeaders } from './resolve-session.ts'
import { refuseUnfinished, refuseUnproved } from './second-step.ts'
import { scopeOf, scopeOfSider, type Session, type SiderSession } from './session.ts'
import { isSiderToken, resolveSiderSession } from './sider-session.ts'
import type { Services } from '../services.ts'
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
export interface Call {
  readonly services: Services
  readonly session: Session | null
  /** The Sider who calls; then `session` is null. */
  readonly sider: SiderSession | null
  readonly scope: Scope
  readonly locale: Locale
  /** The address of the caller. */
  readonly address: string
  /** The `User-Agent` header. */
  readonly userAgent: string | undefined
  /** The session token as it was sent, valid or not. */
  readonly token: string | undefined
  /** The cookie of a browser that keeps its session there; `null` for a program. */
  readonly browser: BrowserSession | null
  /** The server's log, with the id of this call. */
  readonly log: { warn(details: object, message: string): void }
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

export interface Route {
  readonly endpoint: Endpoint
  readonly failurePage?: FailurePage | undefined
  readonly run: (call: Call, input: unknown) => Promise<WireAnswer>
}

type Handler<C, E> = (call: C, input: Parsed<E>) => Promise<Answer<E>>

/** The rows that the queries of an operation see: those of the caller's company, or all. */
type OperationReach = 'own' | 'everything'

/** A read: its queries run outside any transaction. */
export function read<E extends Endpoint>(
  endpoint: E,
  handler: Handler<ReadCall, E>,
  reach: OperationReach = 'own',
): Route {
  return {
    endpoint,
    run: async (call, input) => {
      const queries = call.services.db.queries(scopeWith(reach, call.scope))
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
): Route {
  return {
    endpoint,
    run: async (call, input) => {
      const queries = call.services.db.queries(call.scope)
      const body = await write({ ...call, queries }, input as Parsed<E>)
      return { status: endpoint.status, body }
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
      call.services.db.transaction(scopeWith(reach, call.scope), async (transaction) => {
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

function scopeWith(reach: OperationReach, scope: Scope): Scope {
  return reach === 'own' ? scope : everywhere(scope)
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
  if (route.endpoint.sends === undefined) return addRoute(app, services, route)
  void app.register(async (ownParsers) => {
    takesFiles(ownParsers)
    addRoute(ownParsers, services, route)
  })
}

function addRoute(app: FastifyInstance, services: Services, route: Route): void {
  const { endpoint, failurePage } = route
  app.route({
    ...(failurePage === undefined
      ? {}
      : {
          errorHandler: (error, request, reply) =>
            failWithPage(error, request, reply, (key, locale) =>
              failurePage(key, locale, services),
            ),
        }),
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.longestBody === undefined ? {} : { bodyLimit: endpoint.longestBody }),
    handler: async (request, reply) => {
      const caller = await openCall(services, endpoint, request, reply)
      const attempt = attemptOf(request, endpoint, caller.scope)
      const input = parseInput(endpoint, request)
      refuseUnproved(endpoint, caller.session, input, services)
      if (attempt === null) {
        return sendWire(reply, await route.run({ ...caller, keep: keepNothing }, input))
      }
      const call: Call = {
        ...caller,
        keep: async (transaction, answer) => keepAnswer(transaction, attempt, answer),
      }
      const work = () => route.run(call, input)
      return sendWire(reply, await answerOnce(services, call.scope, attempt, work))
    },
  })
}

async function keepNothing(): Promise<void> {}

async function openCall(
  services: Services,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Omit<Call, 'keep'>> {
  const browser = browserSessionOf(request, reply, services.config)
  const headers = sessionHeaders(request, browser)
  const { 'user-agent': userAgent } = request.headers
  const origin = { address: request.ip, userAgent, token: headers.token, browser, log: request.log }
  const ofSider = isSiderToken(headers.token)
  const isKnown = endpoint.access === 'optional' && headers.token !== undefined && !ofSider
  if (isOpen(endpoint) && !isKnown) {
    const locale = localeOf(headers.locale, 'fr')
    return { services, session: null, sider: null, scope: scopeOf(null), locale, ...origin }
  }
  if (ofSider) {
    const { db, clock } = services
    const sider = await resolveSiderSession(db, headers.token ?? '', clock.now())
    refuseSiderWithoutRight(endpoint, sider)
    const locale = localeOf(headers.locale, 'fr')
    return { services, session: null, sider, scope: scopeOfSider(sider), locale, ...origin }
  }
  const session = await callerOf(services, headers, request, reply)
  refuseUnfinished(endpoint, session, services)
  refuseWithoutRight(endpoint, session)
  const { locale } = session
  return { services, session, sider: null, scope: scopeOf(session), locale, ...origin }
}

/** The person of a session, or the key of other software; either has its allowance of calls. */
async function callerOf(
  services: Services,
  headers: SessionHeaders,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const secret = headers.token === undefined ? bearerOf(request.headers.authorization) : null
  if (secret !== null) {
    return resolveKey(services, { secret, headers, address: request.ip }, (count) =>
      sayCount(reply, count),
    )
  }
  const session = await resolveSession(services.db, services.clock, headers)
  sayCount(reply, services.sessionCalls.count(session.tokenHash))
  return session
}

function refuseWithoutRight({ access, method, isOfPerson }: Endpoint, session: Session): void {
  if (access === 'public' || access === 'optional') return
  if (session.key !== null && isOfPerson) throw refuse('errors.key.of_person')
  const decision = can(session.actor, access)
  if (!decision.allowed) throw refuse(decision.because)
  if (method !== 'GET' && session.organisation?.blocked && !access.startsWith('account.')) {
    throw refuse('errors.organisation.blocked')
  }
}

function refuseSiderWithoutRight({ access }: Endpoint, { siderId }: SiderSession): void {
  if (access === 'public' || access === 'optional') return
  const decision = can({ siderId }, access)
  if (!decision.allowed) throw refuse(decision.because)
}

/** A token in a header wins over a cookie, which counts only for a page that names its user. */
function sessionHeaders(request: FastifyRequest, browser: BrowserSession | null): SessionHeaders {
  const header = (name: string) => {
    const value = request.headers[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const userId = header('userid')
  const held = userId === undefined || header('authorization') !== undefined ? null : browser
  return {
    // A page that names its user, and whose cookie is gone, had a session that has ended.
    token: header('token') ?? (held === null ? undefined : (held.held ?? '')),
    userId,
    logasId: header('logasid'),
    organisationId: header('organisationid'),
    locale: header('locale'),
  }
}

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
export function sessionOf(call: Call): Session {
  if (call.session === null) throw refuse('errors.auth.no_auth')
  return call.session
}

/** The Sider of a call that only Siders make. */
export function siderOf(call: Call): SiderSession {
  if (call.sider === null) throw refuse('errors.auth.no_auth')
  return call.sider
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
