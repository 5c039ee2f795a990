import { randomBytes } from 'node:crypto'
import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import {
  inCookie,
  inSiderCookie,
  sessionInHeader,
  siderPaths,
} from '@renfort/contract/kernel/session-cookie.ts'
import { signInHistoryDays } from '@renfort/domain/account/sign-in.ts'
import { deviceDays } from '@renfort/domain/sider/way-in.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { refuse } from './refusal.ts'
import { sessionLifetime } from './session-lifetime.ts'

/** The cookies in which a browser keeps its session and its own name, out of reach of its scripts. */
export interface BrowserSession {
  /** The token in the cookie, valid or not. */
  readonly held: string | undefined
  keep(token: string): void
  forget(): void
  /** The name of the device, where it has one. */
  readonly heldDevice: string | undefined
  /** The name of the device, 256 random bits, which the browser keeps from this answer on. */
  nameDevice(): string
}

type Site = Pick<Config, 'publicUrl' | 'webOrigins'>

/**
 * The cookie of a call that a page of the product sends; `null` for a program, and for a page whose
 * cookie is not that of the operation.
 */
export function browserSessionOf(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  { path }: Endpoint,
): BrowserSession | null {
  const said = request.headers[sessionInHeader]
  if (said !== inCookie && said !== inSiderCookie) return null
  if (!isOwnPage(request, site)) throw refuse('errors.session.foreign_page')
  if (said !== (path.startsWith(siderPaths) ? inSiderCookie : inCookie)) return null
  const isHttps = isOverHttps(request, site)
  const { bareName, seconds: lifetime } = cookies[said]
  const prefix = isHttps ? securedPrefix : ''
  const set = (name: string, value: string, seconds: number) =>
    void reply.header('set-cookie', [
      `${prefix}${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`,
    ])
  const heldDevice = deviceNameIn(cookieOf(request, `${prefix}${deviceCookie}`))
  let named: string | undefined
  return {
    held: cookieOf(request, `${prefix}${bareName}`),
    keep: (token) => set(bareName, token, lifetime),
    forget: () => set(bareName, '', 0),
    heldDevice,
    nameDevice: () => {
      if (named === undefined) {
        named = heldDevice ?? randomBytes(32).toString('base64url')
        set(deviceCookie, named, deviceSeconds)
      }
      return named
    },
  }
}

/**
 * Browsers take a name with this prefix only from the host itself, by https, for all its paths.
 * Without https they refuse the prefix; most of them refuse `Secure` on a local address too.
 */
const securedPrefix = '__Host-'

const cookies = {
  [inCookie]: { bareName: 'session', seconds: sessionLifetime.absolute / 1_000 },
  [inSiderCookie]: { bareName: 'sider-session', seconds: deviceDays * 86_400 },
} as const
const deviceCookie = 'device'

/** As long as a sign-in is kept with which it is compared. */
const deviceSeconds = signInHistoryDays * 86_400

/** Nothing that somebody else made up is taken for a name. */
function deviceNameIn(value: string | undefined): string | undefined {
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined
}

/** A proxy may end https without saying so; the address of the product for people then says it. */
function isOverHttps(request: FastifyRequest, { publicUrl }: Site): boolean {
  return request.protocol === 'https' || publicUrl?.startsWith('https:') === true
}

function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const start = `${name}=`
  const pair = (headers.cookie ?? '').split(/; */).find((each) => each.startsWith(start))
  return pair === undefined || pair === start ? undefined : pair.slice(start.length)
}

/**
 * Whether a page of the product sends the call. Browsers say from where a call comes, and no script
 * can change it: `Sec-Fetch-Site` where they know the header and trust the address, `Origin` with
 * every write. A read may have neither, and changes nothing.
 */
function isOwnPage({ headers, method, host }: FastifyRequest, site: Site): boolean {
  const { origin, 'sec-fetch-site': from } = headers
  if (origin !== undefined && site.webOrigins.includes(origin)) return true
  if (from !== undefined && from !== 'same-origin') return false
  // Some browsers hide the origin of a page that sends no referrer.
  if (origin === undefined || origin === 'null') return from !== undefined || method === 'GET'
  return isOwnOrigin(origin, host, site)
}

/** A proxy that ends https hides the scheme, so only hosts and ports are compared. */
function isOwnOrigin(origin: string, host: string, { publicUrl }: Site): boolean {
  const given = URL.parse(origin)
  if (given === null) return false
  const own = [URL.parse(`${given.protocol}//${host}`), URL.parse(publicUrl ?? '')]
  return own.some((each) => each?.host === given.host)
}
