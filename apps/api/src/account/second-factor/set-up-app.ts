import type { secondFactors } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { everywhere } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Call, type CommandCall, sessionOf } from '../../platform/http/route.ts'
import { findPasskeys } from '../passkey/passkey-queries.ts'
import { describeSecret, hashRecoveryCode, newRecoveryCodes, newSecret } from './codes.ts'
import { beginFactor, noteFactor } from './first-factor.ts'
import { confirmWithCode } from './prove.ts'
import { keepsFactor } from './required-factor.ts'
import {
  deleteApp,
  hasSecondFactor,
  replaceRecoveryCodes,
  storePendingSecret,
} from './second-factor-queries.ts'
import { throttleCodes } from './throttle-codes.ts'

type Start = typeof secondFactors.startApp
type Confirm = typeof secondFactors.confirmApp
type Renew = typeof secondFactors.renewRecoveryCodes

/** The secret is answered once; it counts from the first code that an app makes with it. */
export async function startApp(call: Call, { body }: Parsed<Start>): Promise<Answer<Start>> {
  const account = await beginFactor(call, body.currentPassword)
  const { db, secretBox, config } = call.services
  const secret = newSecret()
  await db.transaction(everywhere(call.scope), async (transaction) => {
    transaction.leaveUnchanged()
    const sealed = secretBox.seal(secret, account.id)
    await storePendingSecret(transaction.queries, { userId: account.id, secret: sealed })
  })
  return describeSecret(secret, { issuer: config.productName, email: account.email })
}

export async function confirmApp(call: Call, { body }: Parsed<Confirm>): Promise<Answer<Confirm>> {
  const { userId } = sessionOf(call)
  const tries = await throttleCodes(call, userId)
  const recoveryCodes = newRecoveryCodes()
  await call.services.db.transaction(everywhere(call.scope), async (transaction) => {
    const { queries } = transaction
    const isFirst = !(await hasSecondFactor(queries, userId))
    await confirmWithCode(call, transaction, { userId, code: body.code })
    await replaceRecoveryCodes(queries, userId, recoveryCodes.map(hashRecoveryCode))
    await noteFactor(call, transaction, { action: 'secondFactor.setUpApp', isFirst })
  })
  await tries.clear()
  return { recoveryCodes }
}

export async function removeApp(call: CommandCall): Promise<void> {
  const { queries, transaction } = call
  const { userId } = sessionOf(call)
  const hasPasskeys = (await findPasskeys(queries, userId)).length > 0
  if (!hasPasskeys) keepsFactor(call)
  if (!(await deleteApp(queries, userId))) throw refuse('errors.factor.none')
  // Passkeys keep the codes for the day when they are lost.
  if (!hasPasskeys) await replaceRecoveryCodes(queries, userId, [])
  await noteFactor(call, transaction, { action: 'secondFactor.removeApp', isFirst: false })
}

export async function renewRecoveryCodes(call: Call): Promise<Answer<Renew>> {
  const { userId } = sessionOf(call)
  const recoveryCodes = newRecoveryCodes()
  await call.services.db.transaction(everywhere(call.scope), async (transaction) => {
    const { queries } = transaction
    if (!(await hasSecondFactor(queries, userId))) throw refuse('errors.factor.none')
    await replaceRecoveryCodes(queries, userId, recoveryCodes.map(hashRecoveryCode))
    await noteFactor(call, transaction, { action: 'secondFactor.renewCodes', isFirst: false })
  })
  return { recoveryCodes }
}
