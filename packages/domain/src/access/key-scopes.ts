import type { Actor } from './actor.ts'
import { type Action, actions, can, policy, type Rule } from './policy.ts'

/**
 * What a member may do and a key never: nobody can tick it. Signing binds a person, paying and rights
 * belong to people who answer for them, and an opinion or a request is somebody’s own.
 */
const ofPeopleAlone: ReadonlySet<Action> = new Set<Action>([
  'account.use',
  'account.edit',
  'organisation.search',
  'team.manage',
  'team.secondFactor',
  'team.limitSessions',
  'key.manage',
  'directory.manage',
  'singleSignOn.manage',
  'remuneration.confirm',
  'payment.change',
  'payment.edit',
  'contract.sign',
  'feedback.write',
  'permanent.request',
  'webhook.manage',
  'calendar.subscribe',
  'deputy.choose',
  'notification.read',
  'notification.mark',
  'notification.choose',
  'site.manage',
])

function isOfMembers(action: Action): boolean {
  const { company }: Rule = policy[action]
  return company.admin !== 'none'
}

/** The actions that can be ticked for a key, in the order of the permission table. */
export const keyScopes: readonly Action[] = actions.filter(
  (action) => isOfMembers(action) && !ofPeopleAlone.has(action),
)

/**
 * The scopes that somebody may give to a key: what they may do themselves, for a key of a group also
 * in its companies.
 */
export function scopesToGive(maker: Actor): readonly Action[] {
  if (!can(maker, 'key.manage').allowed) return []
  return keyScopes.filter(
    (action) =>
      can(maker, action).allowed ||
      (maker.organisation === 'group' && can({ ...maker, organisation: 'active' }, action).allowed),
  )
}
