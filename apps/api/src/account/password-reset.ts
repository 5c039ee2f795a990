import type { auth } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { instantAfter } from '../platform/clock.ts'
import { nobody, type Transaction } from '../platform/database/db.ts'
import { siteOf } from '../platform/mail/compose-mail.ts'
import { enqueueMail } from '../platform/mail/outbox-queries.ts'
import { refuse } from '../platform/http/refusal.ts'
import { hashToken } from '../platform/http/resolve-session.ts'
import type { Call } from '../platform/http/route.ts'
import { done } from '../platform/http/wire-answer.ts'
import {
  type AccountRow,
  consumePasswordReset,
  deleteSessionsOf,
  findAccount,
  findAccountById,
  findHome,
  insertPasswordReset,
  isResetOpen,
  setPassword,
} from './account-queries.ts'
import { hashChosen } from './chosen-password.ts'
import { resetMail, socialLoginMail } from './mails.ts'
import { newToken, openSession } from './open-session.ts'
import { throttle } from './throttle.ts'

type Forgot = typeof auth.forgotPassword
type Reset = typeof auth.resetPassword

/** A reset link lives one hour and works once (decisions G-01). */
const linkLifetime = 3_600_000

export async function forgotPassword(
  call: Call,
  { body }: Parsed<Forgot>,
): Promise<Answer<Forgot>> {
  const { db } = call.services
  await throttle(call, 'forgot', body.email)
  const account = await findAccount(db.queries(nobody), body.email)
  const actor = { ...nobody, actorId: account?.id ?? null }
  await db.transaction(actor, async (transaction) => {
    // People who have not accepted their invitation choose a first password with it.
    const mayReset = account !== undefined && account.validatedAt !== null
    if (mayReset) await mailLink(call, transaction, account)
    await call.keep(transaction, done)
  })
}

async function mailLink(
  { services }: Call,
  transaction: Transaction,
  account: AccountRow,
): Promise<void> {
  const { queries, now } = transaction
  const site = siteOf(services)
  if (account.googleLogin) {
    await enqueueMail(queries, socialLoginMail(account, site), now)
  } else {
    const token = newToken()
    await insertPasswordReset(queries, {
      tokenHash: hashToken(token),
      userId: account.id,
      expiresAt: instantAfter(now, linkLifetime),
    })
    await enqueueMail(queries, resetMail(account, token, site), now)
  }
  await transaction.record({
    action: 'password.forgot',
    entity: 'user',
    entityId: account.id,
    before: null,
    after: null,
  })
}

/** Consumes the link, closes every session of the account and opens one. */
export async function resetPassword(
  call: Call,
  { params, body }: Parsed<Reset>,
): Promise<Answer<Reset>> {
  const { db, passwords, clock } = call.services
  const link = { tokenHash: hashToken(body.token), userId: params.userId }
  const account = await findAccountById(db.queries(nobody), params.userId)
  // An invalid link is refused before the slow hash.
  const isOpen = await isResetOpen(db.queries(nobody), { ...link, now: clock.now() })
  if (!isOpen || !account?.validatedAt) throw refuse('errors.auth.link_invalid')
  const passwordHash = await hashChosen(passwords, body.password)
  return db.transaction({ ...nobody, actorId: params.userId }, async (transaction) => {
    const { queries, now } = transaction
    // People who were removed from their last team since cannot sign in.
    const mayEnter = account.isInsider || (await findHome(queries, account.id)) !== undefined
    const isUsed = await consumePasswordReset(queries, { ...link, now })
    if (!isUsed || !mayEnter) throw refuse('errors.auth.link_invalid')
    await setPassword(queries, account.id, passwordHash)
    await deleteSessionsOf(queries, account.id)
    await transaction.record({
      action: 'password.reset',
      entity: 'user',
      entityId: account.id,
      before: null,
      after: null,
    })
    return openSession(transaction, account, call.userAgent)
  })
}
