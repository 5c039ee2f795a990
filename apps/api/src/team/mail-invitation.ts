import { sendInvitation } from '../account/send-invitation.ts'
import { throttleInvitations } from '../platform/throttle/throttle.ts'
import { findOrganisationHead } from '../organisation/organisation-queries.ts'
import { notFound } from '../platform/http/refusal.ts'
import { type CommandCall, sessionOf, tenantOf } from '../platform/http/route.ts'
import { siteOf } from '../platform/mail/compose-mail.ts'

/**
 * Mails the activation link in the name of the active company or of the group, up to an hourly
 * limit.
 */
export async function mailInvitation(
  call: CommandCall,
  recipient: Parameters<typeof sendInvitation>[1]['recipient'],
): Promise<void> {
  await throttleInvitations(call, sessionOf(call).userId)
  const head = await findOrganisationHead(call.queries, tenantOf(call))
  if (head === undefined) throw notFound()
  await sendInvitation(call.transaction, {
    recipient,
    company: head.name,
    site: siteOf(call.services),
  })
}
