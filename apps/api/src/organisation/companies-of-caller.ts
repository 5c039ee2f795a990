import { isRequiredOn } from '@renfort/domain/account/second-factor.ts'
import { type Actor, sessionRole } from '@renfort/domain/access/actor.ts'
import { type Action, can } from '@renfort/domain/access/policy.ts'
import { ownersReached } from '@renfort/domain/access/standing-in.ts'
import { dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { everywhere, type Queries } from '../platform/database/db.ts'
import { refuse } from '../platform/http/refusal.ts'
import { type Call, sessionOf } from '../platform/http/route.ts'
import { findCompaniesOfGroup } from './group-queries.ts'

/** A company in which a caller acts, as who they are there. */
export interface CompanyOfCaller {
  readonly id: string
  readonly actor: Actor
  /** A blocked company is read, not changed. */
  readonly isBlocked: boolean
}

export interface CompanyOfGroup extends CompanyOfCaller {
  readonly name: string
  /** Whether the company asks for a second factor that the caller does not have: they cannot enter it. */
  readonly isClosed: boolean
}

/**
 * The companies of the caller’s group by name, whatever the caller may do there; none without a group.
 * A write asks in its own transaction, whose queries then see every company.
 */
export async function companiesOfGroup(
  call: Call,
  queries: Queries = call.services.db.queries(everywhere(call.scope)),
): Promise<readonly CompanyOfGroup[]> {
  const { actor, groupId, effectiveUserId: userId, secondFactor } = sessionOf(call)
  if (groupId === null) return []
  const today = dateInParis(call.services.clock.now())
  const lacksFactor = !actor.isInsider && !secondFactor.isSetUp && !secondFactor.isOfProvider
  return (await findCompaniesOfGroup(queries, { groupId, userId })).map(
    ({ role, factorFrom, ...company }) => ({
      ...company,
      actor: { ...actor, organisation: 'active', role: sessionRole(role) },
      isClosed: lacksFactor && isRequiredOn(factorFrom, today),
    }),
  )
}

/**
 * The active company, or in the space of a group each of its companies in which the caller may do
 * something there; throws a 400 for a caller without either.
 */
export async function companiesWhere(
  call: Call,
  action: Action,
  queries?: Queries,
): Promise<readonly CompanyOfCaller[]> {
  const { actor, organisation, groupId } = sessionOf(call)
  if (organisation !== null) {
    return [{ id: organisation.id, actor, isBlocked: organisation.blocked }]
  }
  if (groupId === null) throw refuse('errors.organisation.required')
  return (await companiesOfGroup(call, queries)).filter(
    (company) => !company.isClosed && can(company.actor, action).allowed,
  )
}

/** Rows of one company: of all its missions, or of those that some people manage or created. */
export interface CompanyReach {
  readonly organisationId: string
  /** `null` for all missions. */
  readonly owners: readonly string[] | null
}

/** What an action reaches in some companies of a caller. */
export function reachIn(
  call: Call,
  companies: readonly CompanyOfCaller[],
  action: Action,
): readonly CompanyReach[] {
  const { effectiveUserId } = sessionOf(call)
  return companies.map(({ id, actor }) => ({
    organisationId: id,
    owners: ownersReached(actor, action, effectiveUserId),
  }))
}
