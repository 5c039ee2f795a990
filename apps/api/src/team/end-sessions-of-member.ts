import type { team } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { findAccountById } from '../account/account-queries.ts'
import { sessionsEndedMail } from '../account/mails.ts'
import { forgetDevicesOf } from '../account/sessions/device-queries.ts'
import { deleteOtherSessions } from '../account/sessions/session-queries.ts'
import { findOrganisationHead } from '../organisation/organisation-queries.ts'
import { listMembers } from '../organisation/read-organisation.ts'
import { notFound } from '../platform/http/refusal.ts'
import { type CommandCall, sessionOf, tenantOf } from '../platform/http/route.ts'
import { siteOf } from '../platform/mail/compose-mail.ts'
import { enqueueMail } from '../platform/mail/outbox-queries.ts'
import { memberToChange } from './member-to-change.ts'

type EndSessions = typeof team.endSessionsOfMember

/**
 * Closes the sessions of a member, as after the loss of a computer or a phone: none of their devices
 * is known any longer, so that a second factor is asked for again on each.
 */
export async function endSessionsOfMember(
  call: CommandCall,
  { params }: Parsed<EndSessions>,
): Promise<Answer<EndSessions>> {
  const member = await memberToChange(call, params.id, 'endSessions')
  const { transaction, queries } = call
  const account = await findAccountById(queries, member.id)
  const company = await findOrganisationHead(queries, tenantOf(call))
  if (account === undefined || company === undefined) throw notFound()
  const { tokenHash } = sessionOf(call)
  const closed = await deleteOtherSessions(queries, { userId: member.id, tokenHash })
  await forgetDevicesOf(queries, member.id)
  if (closed > 0) {
    const mail = sessionsEndedMail(account, company.name, siteOf(call.services))
    await enqueueMail(queries, mail, transaction.now)
  }
  await transaction.record({
    action: 'member.endSessions',
    entity: 'user',
    entityId: member.id,
    before: null,
    after: { email: member.email, closed },
  })
  return listMembers(call)
}
