import type { secondFactors } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { CodeVerdict, FactorKind } from '@renfort/domain/account/second-factor.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { everywhere, type Transaction } from '../../platform/database/db.ts'
import { invalidInput, refuse } from '../../platform/http/refusal.ts'
import { type Call, sessionOf } from '../../platform/http/route.ts'
import { findAccountById } from '../account-queries.ts'
import { findPasskeys } from '../passkey/passkey-queries.ts'
import { passkeyRequestFor, verifiedPasskey } from '../passkey/verify-passkey.ts'
import { verifyPassword } from '../password/change-password.ts'
import { finishSession } from '../sessions/open-session.ts'
import { proveSession } from '../sessions/session-queries.ts'
import { hashRecoveryCode, isAppCode, plainCode, verdictOf } from './codes.ts'
import {
  confirmSecret,
  consumeRecoveryCode,
  dropReset,
  lockApp,
  noteStep,
} from './second-factor-queries.ts'
import { throttleCodes } from './throttle-codes.ts'

type Start = typeof secondFactors.startProof
type Prove = typeof secondFactors.prove

/** What the person can prove with, and a challenge for their passkeys. */
export async function startProof(call: Call): Promise<Answer<Start>> {
  const { userId } = sessionOf(call)
  return call.services.db.transaction(everywhere(call.scope), async (transaction) => {
    const { queries } = transaction
    transaction.leaveUnchanged()
    const app = await lockApp(queries, userId)
    const passkeys = await findPasskeys(queries, userId)
    const account = provesByPassword(call) ? await findAccountById(queries, userId) : undefined
    return {
      hasApp: (app?.secret ?? null) !== null,
      passkey: passkeys.length === 0 ? null : await passkeyRequestFor(call, transaction, userId),
      hasPassword: (account?.passwordHash ?? null) !== null,
    }
  })
}

/** A password is no second factor: it neither stands in for one nor ends the step that waits for one. */
function provesByPassword(call: Call): boolean {
  const { isSetUp, isAwaited } = sessionOf(call).secondFactor
  return !isSetUp && !isAwaited
}

/**
 * Proves who the caller is with a code or a passkey, or with their password. A reset of their second factor that waits is
 * over: it is not lost.
 */
export async function prove(call: Call, { body }: Parsed<Prove>): Promise<Answer<Prove>> {
  const session = sessionOf(call)
  const { userId } = session
  if ('currentPassword' in body) return provePassword(call, body.currentPassword)
  const tries = await throttleCodes(call, userId)
  await call.services.db.transaction(everywhere(call.scope), async (transaction) => {
    const factor = await provedFactor(call, transaction, userId, body)
    const isResetDropped = await dropReset(transaction.queries, userId)
    await finishSession(transaction, session, { origin: call, secondFactor: factor })
    await transaction.record({
      action: 'secondFactor.prove',
      entity: 'user',
      entityId: userId,
      before: null,
      after: { factor, ...(isResetDropped ? { resetDropped: true } : {}) },
    })
  })
  await tries.clear()
}

async function provePassword(call: Call, currentPassword: string): Promise<void> {
  const { db } = call.services
  const session = sessionOf(call)
  const { userId } = session
  if (!provesByPassword(call)) throw refuse('errors.factor.proof_required')
  const account = await findAccountById(db.queries(everywhere(call.scope)), userId)
  const isRight =
    account !== undefined &&
    account.passwordHash !== null &&
    (await verifyPassword(call, account, currentPassword))
  if (!isRight) throw invalidInput([issue(['currentPassword'], 'errors.user.invalid_password')])
  await db.transaction(everywhere(call.scope), async (transaction) => {
    const { queries, now } = transaction
    await proveSession(queries, { ...session, now })
    await transaction.record({
      action: 'password.prove',
      entity: 'user',
      entityId: userId,
      before: null,
      after: null,
    })
  })
}

async function provedFactor(
  call: Call,
  transaction: Transaction,
  userId: string,
  body: Exclude<Parsed<Prove>['body'], { currentPassword: string }>,
): Promise<FactorKind> {
  if ('credential' in body) {
    const passkey = await verifiedPasskey(call, transaction, body.credential, userId)
    if (passkey.userId !== userId) throw refuse('errors.factor.passkey_refused')
    return 'passkey'
  }
  if (isAppCode(plainCode(body.code))) {
    await acceptCode(call, transaction, { userId, code: body.code })
    return 'app'
  }
  const verdict = await consumeRecoveryCode(transaction.queries, {
    userId,
    hash: hashRecoveryCode(body.code),
    now: transaction.now,
  })
  refuseCode(verdict)
  return 'recoveryCode'
}

interface TypedCode {
  readonly userId: string
  readonly code: string
}

/** Accepts a code of the app once; its row is locked, so two calls do not use the same. */
async function acceptCode(
  call: Call,
  { queries }: Transaction,
  { userId, code }: TypedCode,
): Promise<void> {
  const app = await lockApp(queries, userId)
  if (app === undefined || app.secret === null) throw refuse('errors.factor.none')
  const step = stepOf(call, { userId, code }, { secret: app.secret, lastStep: app.lastStep })
  await noteStep(queries, { userId, step })
}

/** Ends setting an app up with a first code of it. */
export async function confirmWithCode(
  call: Call,
  { queries, now }: Transaction,
  { userId, code }: TypedCode,
): Promise<void> {
  const app = await lockApp(queries, userId)
  if (app === undefined || app.pendingSecret === null) throw refuse('errors.factor.none')
  const step = stepOf(call, { userId, code }, { secret: app.pendingSecret, lastStep: null })
  await confirmSecret(queries, { userId, step, now })
}

/** The step of a right code; any other is refused. */
function stepOf(
  { services }: Call,
  { userId, code }: TypedCode,
  { secret, lastStep }: { secret: Buffer; lastStep: number | null },
): number {
  const opened = services.secretBox.open(secret, userId)
  const now = services.clock.epochMilliseconds()
  const { verdict, step } = verdictOf(plainCode(code), { secret: opened, lastStep }, now)
  refuseCode(verdict)
  return step
}

const refusals = {
  used: 'errors.factor.code_used',
  expired: 'errors.factor.code_expired',
  wrong: 'errors.factor.code_wrong',
} as const

function refuseCode(verdict: CodeVerdict): void {
  if (verdict !== 'right') throw invalidInput([issue(['code'], refusals[verdict])])
}
