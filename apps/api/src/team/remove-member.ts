import type { team } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/endpoint.ts'
import { deleteSessionsOf } from '../accounts/account-queries.ts'
import { deleteInvitation } from '../accounts/invitation-queries.ts'
import { listMembers } from '../organisation/read-organisation.ts'
import { type CommandCall, tenantOf } from '../platform/route.ts'
import { memberToChange } from './member-to-change.ts'
import { belongsAnywhere, deleteMembership } from './team-queries.ts'

type Remove = typeof team.removeMember

/**
 * Takes a member out of the team: his next call is refused. The account stays, for the missions and
 * the history that name it; without any team it loses its sessions and its invitation.
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
