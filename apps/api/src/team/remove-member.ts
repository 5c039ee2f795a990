import type { team } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { deleteSessionsOf } from '../account/account-queries.ts'
import { deleteInvitation } from '../account/invitation-queries.ts'
import { listMembers } from '../organisation/read-organisation.ts'
import { type CommandCall, tenantOf } from '../platform/http/route.ts'
import { memberToChange } from './member-to-change.ts'
import { belongsAnywhere, deleteMembership } from './team-queries.ts'

type Remove = typeof team.removeMember

/**
 * Removes a member from the team: their next call is refused. The account stays for the missions
 * and the history that name it; without any team it loses its sessions and its invitation.
 */
export async function removeMember(
  call: CommandCall,
  { params }: Parsed<Remove>,
): Promise<Answer<Remove>> {
  const member = await memberToChange(call, params.id, 'remove')
  const { transaction, queries } = call
  await deleteMembership(queries, { organisationId: tenantOf(call), userId: member.id })
  if (!(await belongsAnywhere(queries, member.id))) {
    await deleteSessionsOf(queries, member.id)
    await deleteInvitation(queries, member.id)
  }
  await transaction.record({
    action: 'member.remove',
    entity: 'user',
    entityId: member.id,
    before: { email: member.email, role: member.role },
    after: null,
  })
  return listMembers(call)
}
