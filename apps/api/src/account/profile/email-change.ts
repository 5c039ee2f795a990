import type { auth } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { emailConfirmationHours, emailUndoHours } from '@renfort/domain/account/email-change.ts'
import { instantAfter } from '../../platform/clock.ts'
import { nobody, type Transaction } from '../../platform/database/db.ts'
import { siteOf } from '../../platform/mail/compose-mail.ts'
import { enqueueMail } from '../../platform/mail/outbox-queries.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { hashToken } from '../../platform/http/resolve-session.ts'
import type { Call } from '../../platform/http/route.ts'
import { done } from '../../platform/http/wire-answer.ts'
import {
  type AccountRow,
  deleteSessionsOf,
  findAccountById,
  unlinkGoogle,
} from '../account-queries.ts'
import { forgetDevicesOf } from '../sessions/device-queries.ts'
import {
  consumeConfirmation,
  insertEmailChange,
  isEmailKept,
  takeChangeBack,
} from './email-change-queries.ts'
import { emailAskedMail, emailConfirmationMail, emailRestoredMail } from '../mails.ts'
import { newToken } from '../sessions/open-session.ts'
import { dropPasswordResets, lockProfile, saveProfile } from './profile-queries.ts'

type Confirm = typeof auth.confirmEmail
type Undo = typeof auth.undoEmail

const hour = 3_600_000

/**
 * Mails a link to the new address, which confirms the change, and one to the present address, which
 * undoes it.
 */
export async function askEmailChange(
  { services }: Call,
  { queries, now, record }: Transaction,
  { account, email }: { account: AccountRow; email: string },
): Promise<void> {
  const [confirmToken, undoToken] = [newToken(), newToken()]
  await insertEmailChange(queries, {
    userId: account.id,
    formerEmail: account.email,
    newEmail: email,
    confirmHash: hashToken(confirmToken),
    undoHash: hashToken(undoToken),
    now,
    confirmUntil: instantAfter(now, emailConfirmationHours * hour),
    undoUntil: instantAfter(now, emailUndoHours * hour),
  })
  const site = siteOf(services)
  await enqueueMail(queries, emailConfirmationMail({ ...account, email }, confirmToken, site), now)
  await enqueueMail(queries, emailAskedMail(account, { token: undoToken, email }, site), now)
  await record({
    action: 'profile.askEmail',
    entity: 'user',
    entityId: account.id,
    before: { email: account.email },
    after: { email },
  })
}

/** From now on the new e-mail signs in; the former one can undo that for two more days. */
export async function confirmEmail(
  call: Call,
  { params, body }: Parsed<Confirm>,
): Promise<Answer<Confirm>> {
  const { userId } = params
  await call.services.db.transaction({ ...nobody, actorId: userId }, async (transaction) => {
    const { queries, now } = transaction
    // The lock comes before the use of the link, so that confirming, undoing and choosing a
    // password run one after the other.
    const before = await lockProfile(queries, userId)
    const change = await consumeConfirmation(queries, {
      userId,
      tokenHash: hashToken(body.token),
      now,
      undoUntil: instantAfter(now, emailUndoHours * hour),
    })
    if (before === undefined || change === undefined) throw refuse('errors.auth.link_invalid')
    const email = change.newEmail
    const isFree =
      !(await isEmailKept(queries, { email, now, exceptFor: userId })) &&
      (await saveProfile(queries, userId, { ...before, email }))
    if (!isFree) throw refuse('errors.user.email_used')
    await dropPasswordResets(queries, userId)
    await transaction.record({
      action: 'profile.confirmEmail',
      entity: 'user',
      entityId: userId,
      before: { email: before.email },
      after: { email },
    })
    await call.keep(transaction, done)
  })
}

/**
 * Restores the former e-mail, confirmed or not, and shuts the author of the change out: sessions,
 * known devices, mailed links and a linked Google account end.
 */
export async function undoEmail(call: Call, { params, body }: Parsed<Undo>): Promise<Answer<Undo>> {
  const { userId } = params
  await call.services.db.transaction({ ...nobody, actorId: userId }, async (transaction) => {
    const { queries, now } = transaction
    const before = await lockProfile(queries, userId)
    const change = await takeChangeBack(queries, {
      userId,
      tokenHash: hashToken(body.token),
      now,
    })
    if (before === undefined || change === undefined) throw refuse('errors.auth.link_invalid')
    const email = change.formerEmail
    if (before.email !== email) {
      if (!(await saveProfile(queries, userId, { ...before, email }))) {
        throw refuse('errors.user.email_used')
      }
      await dropPasswordResets(queries, userId)
      await unlinkGoogle(queries, userId)
    }
    await deleteSessionsOf(queries, userId)
    await forgetDevicesOf(queries, userId)
    const owner = await findAccountById(queries, userId)
    if (owner === undefined) throw notFound()
    await enqueueMail(queries, emailRestoredMail(owner, siteOf(call.services)), now)
    await transaction.record({
      action: 'profile.undoEmail',
      entity: 'user',
      entityId: userId,
      before: { email: before.email === email ? change.newEmail : before.email },
      after: { email },
    })
    await call.keep(transaction, done)
  })
}
