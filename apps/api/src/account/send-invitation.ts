import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { invitationLifetimeDays } from '@renfort/domain/team/team.ts'
import { instantAfter } from '../platform/clock.ts'
import type { Transaction } from '../platform/database/db.ts'
import type { Site } from '../platform/mail/compose-mail.ts'
import { enqueueMail } from '../platform/mail/outbox-queries.ts'
import { hashToken } from '../platform/http/resolve-session.ts'
import { replaceInvitation } from './invitation-queries.ts'
import { invitationMail } from './mails.ts'
import { newToken } from './sessions/open-session.ts'

interface Invitation {
  readonly recipient: {
    readonly id: string
    readonly email: string
    readonly firstName: string
    readonly locale: Locale
  }
  readonly company: string
  readonly site: Site
}

/** Mails a new link to an invited account, in its language; the former link no longer works. */
export async function sendInvitation(
  { queries, now }: Transaction,
  { recipient, company, site }: Invitation,
): Promise<void> {
  const token = newToken()
  await replaceInvitation(queries, {
    userId: recipient.id,
    tokenHash: hashToken(token),
    expiresAt: instantAfter(now, invitationLifetimeDays * 86_400_000),
  })
  await enqueueMail(queries, invitationMail(recipient, { token, company }, site), now)
}
