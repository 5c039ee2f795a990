import { randomBytes } from 'node:crypto'
import { sessionRole, type TeamRole } from '@renfort/domain/access/actor.ts'
import { dateInParis, type Instant } from '@renfort/domain/kernel/calendar.ts'
import ipaddr from 'ipaddr.js'
import type { Services } from '../services.ts'
import { type CallAllowance, type CallCount, fullAfter, stepOf } from '../call-limit/allowance.ts'
import { type KeyRow, lookUpKey } from './key-lookup.ts'
import type { Identify } from './identified-caller.ts'
import { refuse } from './refusal.ts'
import { hashToken, idHeader, localeOf, type SessionHeaders } from './resolve-session.ts'
import type { Session } from './session.ts'

/** Recognised by people and by programs that look for secrets in texts. */
const prefix = 'rfk_'
const keyShape = /^rfk_[A-Za-z0-9_-]{43}$/
const bearer = /^bearer +(\S+)$/i

export interface KeySecret {
  readonly secret: string
  readonly hash: Buffer
  /** What of it may be shown later. */
  readonly start: string
}

export function newKeySecret(): KeySecret {
  const secret = prefix + randomBytes(32).toString('base64url')
  return { secret, hash: hashToken(secret), start: secret.slice(0, prefix.length + 4) }
}

/** What `Authorization: Bearer` carries; `null` for another way of authorisation, or none. */
export function bearerOf(authorisation: string | undefined): string | null {
  return bearer.exec(authorisation ?? '')?.[1] ?? null
}

interface Asked {
  readonly secret: string
  readonly headers: SessionHeaders
  readonly address: string
  readonly identify: Identify
}

/**
 * Reads the key and the present rights of its maker on each call, so that a revoked key, or one
 * whose maker left, is refused at once by every process.
 */
export async function resolveKey(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  { secret, headers, address, identify }: Asked,
  tell: (count: CallCount) => void,
): Promise<Session> {
  if (!keyShape.test(secret)) throw refuse('errors.key.invalid')
  const asked = idHeader(headers.organisationId, 'errors.organisation.forbidden')
  const now = clock.now()
  const allowance = config.callLimits.key
  const tokenHash = hashToken(secret)
  const row = await lookUpKey(db, {
    tokenHash,
    now,
    today: dateInParis(now),
    organisationId: asked,
    address: readableAddress(address),
    step: stepOf(allowance),
    window: allowance.seconds * 1_000,
  })
  if (row === undefined) throw refuse('errors.key.invalid')
  identify({ key: row.id, user: row.maker_id })
  if (row.is_ended) throw refuse('errors.key.ended')
  if (!row.is_near) throw refuse('errors.key.network')
  tell(countOf(row, allowance, now))
  return sessionOfKey(row, { tokenHash, asked, now, locale: headers.locale })
}

function countOf(row: KeyRow, allowance: CallAllowance, now: Instant): CallCount {
  const isRefused = row.taken_until === null
  return {
    of: 'key',
    allowance,
    isRefused,
    fullAfter: fullAfter(row.taken_until ?? row.full_at ?? now, now),
  }
}

function sessionOfKey(
  row: KeyRow,
  {
    tokenHash,
    asked,
    now,
    locale,
  }: { tokenHash: Buffer; asked: string | null; now: Instant; locale: string | undefined },
): Session {
  const { organisation_id: companyId } = row
  if (asked !== null && asked.toLowerCase() !== companyId) {
    throw refuse('errors.organisation.forbidden')
  }
  const isOfGroup = row.owner_kind === 'parent'
  const role = companyId === null ? row.owner_role : row.role
  if (role === null) throw refuse('errors.key.maker_left')
  return {
    userId: row.maker_id,
    effectiveUserId: row.maker_id,
    tokenHash,
    actor: {
      isInsider: false,
      impersonating: false,
      role: sessionRole(role as TeamRole),
      organisation: companyId === null ? 'group' : 'active',
      scopes: new Set(row.scopes),
    },
    actingUntil: null,
    organisation:
      companyId === null
        ? null
        : { id: companyId, parentId: row.parent_id, blocked: row.blocked === true },
    groupId: isOfGroup ? row.owner_id : null,
    locale: localeOf(locale, row.locale),
    key: { id: row.id },
    // A program proves nothing a second time: what asks for it is no scope.
    secondFactor: {
      isAwaited: false,
      isSetUp: false,
      isOfProvider: false,
      provedAt: null,
      openedAt: now,
      requiredFrom: null,
    },
    standsInFor: [],
  }
}

/** An address as the database reads it: without the zone of a link, IPv4 as IPv4. */
function readableAddress(address: string): string | null {
  const [bare = ''] = address.split('%')
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : null
}

/** The network of a text that the contract took, as the database stores networks. */
export function canonicalNetwork(text: string): string {
  const [address = '', given] = text.split('/')
  const parsed = ipaddr.parse(address)
  const bits = given ?? (parsed.kind() === 'ipv4' ? '32' : '128')
  const kind = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  return `${kind.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`
}
