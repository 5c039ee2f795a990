import type { Member } from '@renfort/contract/organisation.ts'
import type { Decision } from '@renfort/domain/access/decision.ts'
import { canActOnMember, type MemberAction } from '@renfort/domain/team/team.ts'
import { actorOf, useMe } from '../../platform/me.ts'

/** Whether the signed-in user may do this to a member, and why not: the API asks the same function. */
export function useMemberDecision(): (action: MemberAction, member: Member) => Decision {
  const me = useMe()
  const organisationId = me.organisation?.id ?? me.group?.id ?? ''
  return (action, member) => canActOnMember(actorOf(me), action, organisationId, member)
}
