import { type Endpoint, isOpen } from '@renfort/contract/kernel/endpoint.ts'
import { eventStreamType, lastEventHeader } from '@renfort/contract/kernel/event-stream.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { Caller } from '@renfort/domain/access/actor.ts'
import { type Action, can } from '@renfort/domain/access/policy.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Scope } from '../database/db.ts'
import type { Services } from '../services.ts'
import { type BrowserSession, browserSessionOf } from './browser-session.ts'
import { sayCount } from './call-count.ts'
import {
  type DirectorySession,
  isDirectorySecret,
  resolveDirectory,
  scopeOfDirectory,
} from './directory-session.ts'
import { identify } from './identified-caller.ts'
import { refuse, RefusalError } from './refusal.ts'
import { bearerOf, resolveKey } from './resolve-key.ts'
import { localeOf, peekSession, resolveSession, type SessionHeaders } from './resolve-session.ts'
import { refuseUnfinished } from './second-step.ts'
import { scopeOf, scopeOfSider, type Session, type SiderSession } from './session.ts'
import { isSiderToken, resolveSiderSession } from './sider-session.ts'

/** An answer that stays open, for as long as its caller may have it. */
export interface Following {
  /** The id of what they heard last, before they were cut off. */
  readonly lastHeard: string | undefined
  /** The caller as they are now; `null` once their session has ended, or the right is gone. */
  again(): Promise<Session | null>
}

/** A call whose caller is known and may make it. */
export interface OpenedCall {
  readonly services: Services
  readonly session: Session | null
  /** The Sider who calls; then `session` is null. */
  readonly sider: SiderSession | null
  /** The directory that calls; then `session` is null. */
  readonly directory: DirectorySession | null
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
  /** Set where a person asks for an answer that stays open. */
  readonly following: Following | null
  /** The server's log, with the id of this call. */
  readonly log: { warn(details: object, message: string): void }
}

/** Who calls, and whether they may: by a session, a Sider’s session, a key, or a directory’s token. */
export async function openCall(
  services: Services,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OpenedCall> {
  const browser = browserSessionOf(request, reply, services.config, endpoint)
  const headers = sessionHeaders(request, browser)
  const { 'user-agent': userAgent } = request.headers
  const origin = {
    address: request.ip,
    userAgent,
    token: headers.token,
    browser,
    following: null,
    log: request.log,
  }
  const ofSider = isSiderToken(headers.token)
  const isKnown = endpoint.access === 'optional' && headers.token !== undefined && !ofSider
  if (isOpen(endpoint) && !isKnown) {
    const locale = localeOf(headers.locale, 'fr')
    return {
      services,
      session: null,
      sider: null,
      directory: null,
      scope: scopeOf(null),
      locale,
      ...origin,
    }
  }
  if (ofSider) {
    const { db, clock } = services
    const sider = await resolveSiderSession(db, headers.token ?? '', clock.now())
    // A cookie may be that of the Sider who has opened their pages in this browser since.
    if (headers.token === browser?.held && headers.userId?.toLowerCase() !== sider.siderId) {
      throw refuse('errors.token.forbidden')
    }
    identify(request)({ sider: sider.siderId, session: sider.sessionId })
    refuseCallerWithoutRight(endpoint, { siderId: sider.siderId })
    const locale = localeOf(headers.locale, 'fr')
    const scope = scopeOfSider(sider)
    return { services, session: null, sider, directory: null, scope, locale, ...origin }
  }
  const bearer = headers.token === undefined ? bearerOf(request.headers.authorization) : null
  if (isDirectorySecret(bearer)) {
    const directory = await resolveDirectory(services, bearer, (count) => sayCount(reply, count))
    identify(request)({ directory: directory.tokenId })
    refuseCallerWithoutRight(endpoint, { directoryOf: directory.organisationId })
    const locale = localeOf(headers.locale, 'fr')
    const scope = scopeOfDirectory(directory)
    return { services, session: null, sider: null, directory, scope, locale, ...origin }
  }
  const session = await callerOf(services, headers, request, reply)
  refuseUnfinished(endpoint, session, services)
  refuseWithoutRight(endpoint, session)
  const { locale } = session
  const scope = scopeOf(session)
  const following = followingOf(services, endpoint, headers, request)
  return { services, session, sider: null, directory: null, scope, locale, ...origin, following }
}

function followingOf(
  services: Services,
  endpoint: Endpoint,
  headers: SessionHeaders,
  request: FastifyRequest,
): Following | null {
  if (headers.token === undefined || request.headers.accept !== eventStreamType) return null
  const lastHeard = request.headers[lastEventHeader]
  return {
    lastHeard: typeof lastHeard === 'string' ? lastHeard : undefined,
    again: async () => {
      try {
        const session = await peekSession(services.db, services.clock, headers, identify(request))
        refuseUnfinished(endpoint, session, services)
        refuseWithoutRight(endpoint, session)
        return session
      } catch (error) {
        if (error instanceof RefusalError) return null
        throw error
      }
    },
  }
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
    const asked = { secret, headers, address: request.ip, identify: identify(request) }
    return resolveKey(services, asked, (count) => sayCount(reply, count))
  }
  const session = await resolveSession(services.db, services.clock, headers, identify(request))
  sayCount(reply, services.sessionCalls.count(session.tokenHash))
  return session
}

function refuseWithoutRight({ access, method, isOfPerson }: Endpoint, session: Session): void {
  if (access === 'public' || access === 'optional') return
  if (session.key !== null && isOfPerson) throw refuse('errors.key.of_person')
  refuseUnlessAllowed(session.actor, access)
  if (method !== 'GET' && session.organisation?.blocked && !access.startsWith('account.')) {
    throw refuse('errors.organisation.blocked')
  }
}

function refuseCallerWithoutRight({ access }: Endpoint, caller: Caller): void {
  if (access === 'public' || access === 'optional') return
  refuseUnlessAllowed(caller, access)
}

function refuseUnlessAllowed(caller: Caller, action: Action): void {
  const decision = can(caller, action)
  if (decision.allowed) return
  const { because } = decision
  // Whoever made the key reads which right it lacks.
  throw refuse(because, because === 'errors.key.scope_missing' ? { scope: action } : undefined)
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
