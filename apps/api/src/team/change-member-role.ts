import type { team } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { listMembers } from '../organisation/read-organisation.ts'
import { type CommandCall, tenantOf } from '../platform/http/route.ts'
import { memberToChange } from './member-to-change.ts'
import { setRole } from './team-queries.ts'

type ChangeRole = typeof team.changeMemberRole

export async function changeMemberRole(
  call: CommandCall,
  { params, body }: Parsed<ChangeRole>,
): Promise<Answer<ChangeRole>> {
  const member = await memberToChange(call, params.id, 'changeRole')
  const { transaction, queries } = call
  await setRole(queries, { organisationId: tenantOf(call), userId: member.id, role: body.role })
  await transaction.record({
    action: 'member.changeRole',
    entity: 'user',
    entityId: member.id,
    before: { role: member.role },
    after: { role: body.role },
  })
  return listMembers(call)
}
