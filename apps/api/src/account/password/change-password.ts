import { passwordChangeRefusal } from '@renfort/domain/account/password-change.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { everywhere, type Transaction } from '../../platform/database/db.ts'
import { siteOf } from '../../platform/mail/compose-mail.ts'
import { enqueueMail } from '../../platform/mail/outbox-queries.ts'
import {
  invalidInput,
  notFound,
  type RefusalError,
  throwRefusal,
} from '../../platform/http/refusal.ts'
import { type Call, sessionOf } from '../../platform/http/route.ts'
import { hashChosen } from './chosen-password.ts'
import { type AccountRow, findAccountById } from '../account-queries.ts'
import { forgetDevicesOf, rememberDevice } from '../sessions/device-queries.ts'
import { passwordChangedMail } from '../mails.ts'
import { dropPasswordResets, replacePassword } from '../profile/profile-queries.ts'
import { deleteOtherSessions } from '../sessions/session-queries.ts'
import { throttle } from '../../platform/throttle/throttle.ts'

/** A change whose old password was correct; both passwords are stored hashes. */
interface VerifiedChange {
  readonly account: AccountRow
  readonly verifiedHash: string
  readonly passwordHash: string
}

function wrongOldPassword(): RefusalError {
  return invalidInput([issue(['oldPassword'], 'errors.user.wrong_old_password')])
}

/**
 * Whether a password is that of the account. Wrong ones count like those of a sign-in, so that a
 * stolen session cannot guess it.
 */
export async function verifyPassword(
  call: Call,
  account: AccountRow,
  clientHash: string,
): Promise<boolean> {
  const tries = await throttle(call, 'password', account.id)
  const { passwords } = call.services
  const isRight = await passwords
    .verify(account.passwordHash, clientHash)
    .catch(async (error: unknown) => {
      await tries.giveBack()
      throw error
    })
  if (isRight) await tries.clear()
  return isRight
}

/** Verifies the old password, and hashes the new one for storage. */
export async function verifiedChange(
  call: Call,
  { oldPassword, password }: { oldPassword: string; password: string },
): Promise<VerifiedChange> {
  const { db, passwords } = call.services
  const account = await findAccountById(db.queries(everywhere(call.scope)), sessionOf(call).userId)
  if (account === undefined) throw notFound()
  throwRefusal(passwordChangeRefusal(account))
  const isRight = await verifyPassword(call, account, oldPassword)
  if (!isRight || account.passwordHash === null) throw wrongOldPassword()
  return {
    account,
    verifiedHash: account.passwordHash,
    passwordHash: await hashChosen(passwords, password),
  }
}

/** Replaces the password and closes every other session of the account at once. */
export async function changePassword(
  call: Call,
  transaction: Transaction,
  { account, verifiedHash, passwordHash }: VerifiedChange,
): Promise<void> {
  const { queries, now } = transaction
  const session = sessionOf(call)
  const { userId } = session
  const isReplaced = await replacePassword(queries, { userId, verifiedHash, passwordHash })
  if (!isReplaced) throw wrongOldPassword()
  const closedSessions = await deleteOtherSessions(queries, session)
  await dropPasswordResets(queries, userId)
  await forgetDevicesOf(queries, userId)
  await rememberDevice(queries, { userId, origin: call, now })
  await enqueueMail(queries, passwordChangedMail(account, siteOf(call.services)), now)
  await transaction.record({
    action: 'password.change',
    entity: 'user',
    entityId: userId,
    before: null,
    after: { closedSessions },
  })
}
