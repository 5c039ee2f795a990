import { secondStepMinutes } from '@renfort/domain/account/second-factor.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { millisecondsBetween } from '../../platform/clock.ts'
import { everywhere, type Transaction } from '../../platform/database/db.ts'
import { invalidInput, notFound } from '../../platform/http/refusal.ts'
import { type Call, sessionOf } from '../../platform/http/route.ts'
import { siteOf } from '../../platform/mail/compose-mail.ts'
import { enqueueMail } from '../../platform/mail/outbox-queries.ts'
import { type AccountRow, findAccountById } from '../account-queries.ts'
import { factorChangedMail } from '../mails.ts'
import { verifyPassword } from '../password/change-password.ts'
import { forgetDevicesOf, rememberDevice } from '../sessions/device-queries.ts'
import { forgetOtherProofs, proveSession } from '../sessions/session-queries.ts'

/**
 * The account to which a factor is added. Somebody with a second factor has just proved it
 * (`stepUp`); before the first one, a thief of an open session is asked for the password.
 */
export async function beginFactor(call: Call, currentPassword: string | null): Promise<AccountRow> {
  const { userId, secondFactor } = sessionOf(call)
  const { db, clock } = call.services
  const account = await findAccountById(db.queries(everywhere(call.scope)), userId)
  if (account === undefined) throw notFound()
  const age = millisecondsBetween(secondFactor.openedAt, clock.now())
  const hasSignedIn = age < secondStepMinutes * 60_000
  if (secondFactor.isSetUp || hasSignedIn || account.passwordHash === null) return account
  if (currentPassword === null) {
    throw invalidInput([issue(['currentPassword'], 'errors.field.required')])
  }
  if (!(await verifyPassword(call, account, currentPassword))) {
    throw invalidInput([issue(['currentPassword'], 'errors.user.invalid_password')])
  }
  return account
}

interface FactorChange {
  readonly action:
    | 'secondFactor.setUpApp'
    | 'secondFactor.removeApp'
    | 'secondFactor.renewCodes'
    | 'secondFactor.addPasskey'
    | 'secondFactor.removePasskey'
  /** Whether the account had no second factor before. */
  readonly isFirst: boolean
  readonly name?: string | undefined
}

/**
 * Tells the owner of a change by mail. With a first factor, devices that were known by the password
 * alone are unknown again, and this session has proved it.
 */
export async function noteFactor(
  call: Call,
  transaction: Transaction,
  { action, isFirst, name }: FactorChange,
): Promise<void> {
  const { queries, now } = transaction
  const session = sessionOf(call)
  const { userId } = session
  const account = await findAccountById(queries, userId)
  if (account === undefined) throw notFound()
  if (isFirst) {
    await forgetDevicesOf(queries, userId)
    await rememberDevice(queries, { userId, origin: call, now })
    await proveSession(queries, { ...session, now })
    await forgetOtherProofs(queries, session)
  }
  await enqueueMail(queries, factorChangedMail(account, siteOf(call.services)), now)
  await transaction.record({
    action,
    entity: 'user',
    entityId: userId,
    before: null,
    after: name === undefined ? null : { name },
  })
}
