import { canActOnMember, type MemberAction } from '@renfort/domain/team/team.ts'
import type { Member } from '../organisation/member-queries.ts'
import { familyOf } from '../organisation/read-organisation.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import { type CommandCall, sessionOf, tenantOf } from '../platform/http/route.ts'
import { lockMember } from './team-queries.ts'

/** The member that a call names, locked; refused unless the caller may change them. */
export async function memberToChange(
  call: CommandCall,
  id: string,
  action: MemberAction,
): Promise<Member> {
  const member = await lockMember(call.queries, familyOf(call), id)
  if (member === undefined) throw notFound()
  const decision = canActOnMember(sessionOf(call).actor, action, tenantOf(call), member)
  if (!decision.allowed) throw refuse(decision.because)
  return member
}
