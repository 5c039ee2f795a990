import { account } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { everywhere, type Transaction } from '../platform/database/db.ts'
import { siteOf } from '../platform/mail/compose-mail.ts'
import { enqueueMail } from '../platform/mail/outbox-queries.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import { type Call, sessionOf } from '../platform/http/route.ts'
import { toWire } from '../platform/http/wire-answer.ts'
import { findAccount, findAccountById } from './account-queries.ts'
import { changePassword, verifiedChange } from './change-password.ts'
import { emailChangedMail } from './mails.ts'
import { describeMe } from './me.ts'
import {
  dropPasswordResets,
  lockProfile,
  saveProfile,
  type StoredProfile,
} from './profile-queries.ts'
import { throttle } from './throttle.ts'

type Update = typeof account.updateProfile

/**
 * Changes profile and password together or not at all. Slow hashes are made before the transaction.
 */
export async function updateProfile(call: Call, { body }: Parsed<Update>): Promise<Answer<Update>> {
  const { oldPassword, password, ...fields } = body
  if (fields.email !== undefined) await requireFreeEmail(call, fields.email)
  const change =
    oldPassword === undefined || password === undefined
      ? null
      : await verifiedChange(call, { oldPassword, password })
  return call.services.db.transaction(everywhere(call.scope), async (transaction) => {
    await changeFields(call, transaction, fields)
    if (change !== null) await changePassword(call, transaction, change)
    const answer = await describeMe(call, transaction.queries)
    await call.keep(transaction, toWire(account.updateProfile, answer))
    return answer
  })
}

/** Each taken e-mail counts as a try, so that lists of e-mails cannot be tested. */
async function requireFreeEmail(call: Call, email: string): Promise<void> {
  const { userId } = sessionOf(call)
  const owner = await findAccount(call.services.db.queries(everywhere(call.scope)), email)
  if (owner?.id === userId) return
  const tries = await throttle(call, 'profile-email', userId)
  if (owner === undefined) return tries.giveBack()
  throw refuse('errors.user.email_used')
}

type Fields = Partial<Record<keyof StoredProfile, string | undefined>>

async function changeFields(call: Call, transaction: Transaction, fields: Fields): Promise<void> {
  const { queries } = transaction
  const { userId } = sessionOf(call)
  const before = await lockProfile(queries, userId)
  if (before === undefined) throw notFound()
  const after: StoredProfile = {
    firstName: fields.firstName ?? before.firstName,
    lastName: fields.lastName ?? before.lastName,
    email: fields.email ?? before.email,
    phone: fields.phone ?? before.phone,
  }
  const names = ['firstName', 'lastName', 'email', 'phone'] as const
  const changed = names.filter((name) => after[name] !== before[name])
  if (changed.length === 0) return
  if (!(await saveProfile(queries, userId, after))) throw refuse('errors.user.email_used')
  const only = (profile: StoredProfile) =>
    Object.fromEntries(changed.map((name) => [name, profile[name]]))
  await transaction.record({
    action: 'profile.update',
    entity: 'user',
    entityId: userId,
    before: only(before),
    after: only(after),
  })
  if (after.email === before.email) return
  await dropPasswordResets(queries, userId)
  const owner = await findAccountById(queries, userId)
  if (owner === undefined) throw notFound()
  // In the language of the account, which need not be that of the browser that changed it.
  const recipient = { ...owner, ...before }
  await enqueueMail(queries, emailChangedMail(recipient, siteOf(call.services)), transaction.now)
}
