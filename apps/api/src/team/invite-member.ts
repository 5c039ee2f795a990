import type { team } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { insertMembership } from '../account/account-queries.ts'
import { insertInvitedUser } from '../account/invitation-queries.ts'
import { listMembers } from '../organisation/read-organisation.ts'
import { refuse } from '../platform/http/refusal.ts'
import { type CommandCall, tenantOf } from '../platform/http/route.ts'
import { mailInvitation } from './mail-invitation.ts'

type Invite = typeof team.inviteMember

/**
 * Opens an account that its owner activates by mail; the mail is in the language of the inviter.
 */
export async function inviteMember(
  call: CommandCall,
  { body }: Parsed<Invite>,
): Promise<Answer<Invite>> {
  const { transaction, queries, locale } = call
  const { now } = transaction
  const { email, firstName, lastName, role } = body
  const userId = await insertInvitedUser(queries, { email, firstName, lastName, locale, now })
  if (userId === null) throw refuse('errors.user.email_used')
  await insertMembership(queries, { userId, organisationId: tenantOf(call), role, now })
  await mailInvitation(call, { id: userId, email, firstName, locale })
  await transaction.record({
    action: 'member.invite',
    entity: 'user',
    entityId: userId,
    before: null,
    after: { email, firstName, lastName, role },
  })
  return listMembers(call)
}
