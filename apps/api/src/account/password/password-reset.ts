import { randomUUID } from 'node:crypto'
import type { auth } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { instantAfter } from '../../platform/clock.ts'
import { nobody, type Transaction } from '../../platform/database/db.ts'
import { siteOf } from '../../platform/mail/compose-mail.ts'
import { enqueueMail } from '../../platform/mail/outbox-queries.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { hashToken } from '../../platform/http/resolve-session.ts'
import type { Call } from '../../platform/http/route.ts'
import { done } from '../../platform/http/wire-answer.ts'
import {
  type AccountRow,
  consumePasswordReset,
  deleteSessionsOf,
  findAccountById,
  findHome,
  findOpenAccount,
  insertPasswordReset,
  isResetOpen,
  setPassword,
} from '../account-queries.ts'
import { hashChosen } from './chosen-password.ts'
import { forgetDevicesOf } from '../sessions/device-queries.ts'
import { endConfirmations } from '../profile/email-change-queries.ts'
import { resetMail, socialLoginMail } from '../mails.ts'
import { newToken, openSession } from '../sessions/open-session.ts'
import { keepOnlyFor } from '../../platform/database/keep-only-for.ts'
import { dropPasswordResets, lockProfile } from '../profile/profile-queries.ts'
import { takeTries, throttle, throttleNetwork } from '../../platform/throttle/throttle.ts'

type Forgot = typeof auth.forgotPassword
type Reset = typeof auth.resetPassword

/** A reset link is valid for one hour and once (decisions G-01). */
const linkLifetime = 3_600_000

/**
 * The answer and its work are the same for every e-mail: people who have not accepted their
 * invitation, who were removed from their last team, or who have no account get no link.
 */
export async function forgotPassword(
  call: Call,
  { body }: Parsed<Forgot>,
): Promise<Answer<Forgot>> {
  const { db } = call.services
  await takeTries([
    () => throttle(call, 'forgot', body.email),
    () => throttleNetwork(call, 'forgot-address'),
  ])
  const account = await findOpenAccount(db.queries(nobody), body.email)
  const actor = { ...nobody, actorId: account?.id ?? null }
  await db.transaction(actor, async (transaction) => {
    await keepOnlyFor(transaction.queries, account !== undefined, () =>
      mailLink(call, transaction, account ?? nobodyAt(body.email, call)),
    )
    await call.keep(transaction, done)
  })
}

type Recipient = Pick<AccountRow, 'id' | 'email' | 'firstName' | 'locale' | 'googleLogin'>

/** Takes the place of an account that does not exist. */
function nobodyAt(email: string, { locale }: Call): Recipient {
  return { id: randomUUID(), email, firstName: 'Camille', locale, googleLogin: false }
}

async function mailLink(
  { services }: Call,
  transaction: Transaction,
  account: Recipient,
): Promise<void> {
  const { queries, now } = transaction
  const site = siteOf(services)
  const token = newToken()
  await insertPasswordReset(queries, {
    tokenHash: hashToken(token),
    userId: account.id,
    expiresAt: instantAfter(now, linkLifetime),
  })
  const mail = account.googleLogin
    ? socialLoginMail(account, site)
    : resetMail(account, token, site)
  await enqueueMail(queries, mail, now)
  await transaction.record({
    action: 'password.forgot',
    entity: 'user',
    entityId: account.id,
    before: null,
    after: null,
  })
}

/**
 * Uses the link, which invalidates the older ones, closes every session of the account and opens
 * one.
 */
export async function resetPassword(
  call: Call,
  { params, body }: Parsed<Reset>,
): Promise<Answer<Reset>> {
  const { db, passwords, clock } = call.services
  const { userId } = params
  const link = { tokenHash: hashToken(body.token), userId }
  const account = await findAccountById(db.queries(nobody), userId)
  // An invalid link is refused before the slow hash.
  const isOpen = await isResetOpen(db.queries(nobody), { ...link, now: clock.now() })
  if (!isOpen || !account?.validatedAt) throw refuse('errors.auth.link_invalid')
  const passwordHash = await hashChosen(passwords, body.password)
  return db.transaction({ ...nobody, actorId: userId }, async (transaction) => {
    const { queries, now } = transaction
    // The lock comes first: two links of one account are used one after the other, so the second is
    // invalid.
    await lockProfile(queries, userId)
    // People who have since been removed from their last team cannot sign in.
    const mayEnter = account.isInsider || (await findHome(queries, account.id)) !== undefined
    const isUsed = await consumePasswordReset(queries, { ...link, now })
    if (!isUsed || !mayEnter) throw refuse('errors.auth.link_invalid')
    await dropPasswordResets(queries, userId)
    await endConfirmations(queries, userId, now)
    await setPassword(queries, userId, passwordHash)
    await deleteSessionsOf(queries, userId)
    await forgetDevicesOf(queries, userId)
    await transaction.record({
      action: 'password.reset',
      entity: 'user',
      entityId: userId,
      before: null,
      after: null,
    })
    return openSession(transaction, account, call, 'resetLink')
  })
}
