import type { team } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { findAccountById } from '../account/account-queries.ts'
import { listMembers } from '../organisation/read-organisation.ts'
import { notFound } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { mailInvitation } from './mail-invitation.ts'
import { memberToChange } from './member-to-change.ts'

type Resend = typeof team.resendInvitation

export async function resendInvitation(
  call: CommandCall,
  { params }: Parsed<Resend>,
): Promise<Answer<Resend>> {
  const member = await memberToChange(call, params.id, 'resendInvitation')
  const account = await findAccountById(call.queries, member.id)
  if (account === undefined) throw notFound()
  await mailInvitation(call, account)
  await call.transaction.record({
    action: 'member.resendInvitation',
    entity: 'user',
    entityId: member.id,
    before: null,
    after: { email: member.email },
  })
  return listMembers(call)
}
