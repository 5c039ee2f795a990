import { account } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { emailChangeNeedsPassword } from '@renfort/domain/account/email-change.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { everywhere, type Transaction } from '../../platform/database/db.ts'
import { keptDigits } from '../../platform/http/kept-phone.ts'
import { invalidInput, notFound, refuse } from '../../platform/http/refusal.ts'
import { type Call, sessionOf } from '../../platform/http/route.ts'
import { refuseWithoutProof } from '../../platform/http/second-step.ts'
import { toWire } from '../../platform/http/wire-answer.ts'
import { type AccountRow, findAccount, findAccountById, holdPassword } from '../account-queries.ts'
import { changePassword, verifiedChange, verifyPassword } from '../password/change-password.ts'
import { askEmailChange } from './email-change.ts'
import { isEmailKept } from './email-change-queries.ts'
import { describeMe } from './me.ts'
import { mustUseProvider } from '../sessions/provider-queries.ts'
import { lockProfile, saveProfile, type StoredProfile } from './profile-queries.ts'
import { throttle } from '../../platform/throttle/throttle.ts'

type Update = typeof account.updateProfile

/**
 * Changes profile and password together or not at all; another e-mail waits for its confirmation.
 * Slow hashes are computed before the transaction.
 */
export async function updateProfile(call: Call, { body }: Parsed<Update>): Promise<Answer<Update>> {
  const { oldPassword, password, currentPassword, email, ...fields } = body
  const own = await findAccountById(
    call.services.db.queries(everywhere(call.scope)),
    sessionOf(call).userId,
  )
  if (own === undefined) throw notFound()
  const newEmail = email === own.email ? undefined : email
  if (newEmail !== undefined) {
    refuseWithoutProof(sessionOf(call), call.services)
    await refuseKeptEmail(call, own)
    await requirePassword(call, own, { email: newEmail, currentPassword })
    await requireFreeEmail(call, newEmail)
  }
  const change =
    oldPassword === undefined || password === undefined
      ? null
      : await verifiedChange(call, { oldPassword, password })
  return call.services.db.transaction(everywhere(call.scope), async (transaction) => {
    await changeFields(call, transaction, fields)
    if (newEmail !== undefined) {
      await holdOwn(transaction, own)
      await askEmailChange(call, transaction, { account: own, email: newEmail })
    }
    if (change !== null) await changePassword(call, transaction, change)
    const answer = await describeMe(call, transaction.queries)
    await call.keep(transaction, toWire(account.updateProfile, answer))
    return answer
  })
}

/** Whoever must come in by their company’s provider would leave it with another e-mail. */
async function refuseKeptEmail(call: Call, own: AccountRow): Promise<void> {
  const queries = call.services.db.queries(everywhere(call.scope))
  if (await mustUseProvider(queries, own.id)) throw refuse('errors.sso.email_kept')
}

/** A thief of an open session does not know the password (ASVS 7.5.1). */
async function requirePassword(
  call: Call,
  own: AccountRow,
  { email, currentPassword }: { email: string; currentPassword: string | undefined },
): Promise<void> {
  if (!emailChangeNeedsPassword(own, email)) return
  if (currentPassword === undefined) {
    throw invalidInput([issue(['currentPassword'], 'errors.field.required')])
  }
  if (!(await verifyPassword(call, own, currentPassword))) throw wrongCurrentPassword()
}

function wrongCurrentPassword() {
  return invalidInput([issue(['currentPassword'], 'errors.user.invalid_password')])
}

/** Checks the verified values again: another call may have changed password or e-mail since. */
async function holdOwn({ queries }: Transaction, own: AccountRow): Promise<void> {
  const isCurrent =
    own.passwordHash === null || (await holdPassword(queries, own.id, own.passwordHash))
  const now = await findAccountById(queries, own.id)
  if (!isCurrent || now?.email !== own.email) throw wrongCurrentPassword()
}

/** Each taken e-mail counts as a try, so that lists of e-mails cannot be tested. */
async function requireFreeEmail(call: Call, email: string): Promise<void> {
  const { userId } = sessionOf(call)
  const queries = call.services.db.queries(everywhere(call.scope))
  const tries = await throttle(call, 'profile-email', userId)
  const now = call.services.clock.now()
  const isTaken =
    (await findAccount(queries, email)) !== undefined ||
    (await isEmailKept(queries, { email, now, exceptFor: userId }))
  if (isTaken) throw refuse('errors.user.email_used')
  await tries.giveBack()
}

type Fields = Partial<Record<Exclude<keyof StoredProfile, 'email'>, string | undefined>>

async function changeFields(call: Call, transaction: Transaction, fields: Fields): Promise<void> {
  const { queries } = transaction
  const { userId } = sessionOf(call)
  const before = await lockProfile(queries, userId)
  if (before === undefined) throw notFound()
  const after: StoredProfile = {
    firstName: fields.firstName ?? before.firstName,
    lastName: fields.lastName ?? before.lastName,
    email: before.email,
    phone: fields.phone === undefined ? before.phone : keptDigits(fields.phone),
  }
  const names = ['firstName', 'lastName', 'phone'] as const
  const changed = names.filter((name) => after[name] !== before[name])
  if (changed.length === 0) return
  await saveProfile(queries, userId, after)
  const only = (profile: StoredProfile) =>
    Object.fromEntries(changed.map((name) => [name, profile[name]]))
  await transaction.record({
    action: 'profile.update',
    entity: 'user',
    entityId: userId,
    before: only(before),
    after: only(after),
  })
}
