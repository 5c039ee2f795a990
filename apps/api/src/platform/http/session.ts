import type { AbsentMember, Actor, SessionRole, TeamRole } from '@renfort/domain/access/actor.ts'
import { sessionRole } from '@renfort/domain/access/actor.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { Scope } from '../database/db.ts'

/** The caller of a call, from its headers and the database. */
export interface Session {
  readonly userId: string
  /** The user in whose name the call acts: the impersonated one, else the signed-in one. */
  readonly effectiveUserId: string
  readonly tokenHash: Buffer
  readonly actor: Actor
  /** Until when the caller may act for another user; `null` where they act for themselves. */
  readonly actingUntil: Instant | null
  readonly organisation: SessionOrganisation | null
  readonly groupId: string | null
  readonly locale: Locale
  /** The key that calls, in the name of its maker; `null` for a person. */
  readonly key: { readonly id: string } | null
  readonly secondFactor: SessionFactor
  /** The names of those for whom the caller stands in today. */
  readonly standsInFor: readonly NamedAbsent[]
}

/** A member of the active company who is away, until a day. */
export interface NamedAbsent {
  readonly userId: string
  readonly firstName: string
  readonly lastName: string
  readonly until: IsoDate
}

/** How far the person behind a session has proved who they are. */
export interface SessionFactor {
  /** Whether the sign-in still waits for its second step. */
  readonly isAwaited: boolean
  readonly isSetUp: boolean
  /** Whether the provider of the company asked for one at the sign-in. */
  readonly isOfProvider: boolean
  readonly provedAt: Instant | null
  readonly openedAt: Instant
  /** The day from which the active company or the group asks for a second factor. */
  readonly requiredFrom: IsoDate | null
}

export interface SessionOrganisation {
  readonly id: string
  readonly parentId: string | null
  readonly blocked: boolean
}

/** One row of the session query. */
export interface SessionRow {
  readonly session_id: string
  readonly user_id: string
  readonly is_insider: boolean
  readonly locale: string
  readonly seen_long_ago: boolean
  /** Whether a company or group of the person asks them to sign in again by now. */
  readonly is_past_limit: boolean
  readonly target_id: string | null
  readonly target_is_insider: boolean | null
  readonly target_locale: string | null
  readonly acting_until: Instant | null
  readonly organisation_id: string | null
  readonly parent_id: string | null
  readonly kind: string | null
  readonly blocked: boolean | null
  readonly role: string | null
  readonly group_id: string | null
  readonly group_role: string | null
  readonly is_member: boolean
  readonly awaits_second_factor: boolean
  readonly proved_at: Instant | null
  readonly opened_at: Instant
  readonly has_second_factor: boolean
  readonly has_provider_factor: boolean
  readonly second_factor_from: IsoDate | null
  readonly stands_in_for: readonly StoredAbsent[] | null
}

/** Somebody who is away, with the role that they have now. */
export type StoredAbsent = NamedAbsent & { readonly role: TeamRole }

export function toActor(row: SessionRow, impersonating: boolean, inOrganisation: boolean): Actor {
  return {
    isInsider: row.is_insider,
    impersonating,
    role: roleOf(inOrganisation ? row.role : row.group_role),
    organisation: inOrganisation ? 'active' : row.group_id === null ? 'none' : 'group',
    standsInFor: (row.stands_in_for ?? []).map(toAbsentMember),
  }
}

export function toAbsentMember({ userId, role }: StoredAbsent): AbsentMember {
  return { userId, role: sessionRole(role) }
}

function roleOf(role: string | null): SessionRole | null {
  return role === null ? null : sessionRole(role as TeamRole)
}

/** A Sider who calls, from the device on which they opened their pages. */
export interface SiderSession {
  readonly siderId: string
  readonly sessionId: string
  readonly firstName: string
  readonly lastName: string
  readonly expiresAt: Instant
}

/** A Sider sees what is theirs. */
export function scopeOfSider({ siderId }: SiderSession): Scope {
  return { actorId: null, onBehalfOfId: null, organisationId: null, siderId, reach: { siderId } }
}

/**
 * The rows that a call sees: those of the active company, else of the caller's group, else of no
 * company.
 */
export function scopeOf(session: Session | null): Scope {
  const { organisation = null, groupId = null } = session ?? {}
  return {
    actorId: session?.userId ?? null,
    onBehalfOfId: session?.actor.impersonating ? session.effectiveUserId : null,
    ...(session?.key ? { keyId: session.key.id } : {}),
    organisationId: organisation?.id ?? groupId,
    reach: {
      organisationId: organisation?.id ?? groupId,
      groupId: organisation === null ? groupId : organisation.parentId,
    },
  }
}
