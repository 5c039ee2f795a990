import type { passkeys } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { nobody } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Call } from '../../platform/http/route.ts'
import { throttle, throttleNetwork } from '../../platform/throttle/throttle.ts'
import { findAccountById } from '../account-queries.ts'
import { openSession } from '../sessions/open-session.ts'
import { findOwner } from './passkey-queries.ts'
import { passkeyRequestFor, verifiedPasskey } from './verify-passkey.ts'

type Start = typeof passkeys.startPasskeySignIn
type SignIn = typeof passkeys.signInWithPasskey

export async function startPasskeySignIn(call: Call): Promise<Answer<Start>> {
  await throttleNetwork(call, 'passkey-challenge')
  return call.services.db.transaction(nobody, async (transaction) => {
    transaction.leaveUnchanged()
    return passkeyRequestFor(call, transaction, null)
  })
}

/** Signs in by a passkey. No second step follows: the device is one factor, its PIN or fingerprint the other. */
export async function signInWithPasskey(
  call: Call,
  { body }: Parsed<SignIn>,
): Promise<Answer<SignIn>> {
  const tries = await throttle(call, 'passkey', '')
  const { db } = call.services
  const actorId = await findOwner(db.queries(nobody), body.credential.id)
  const opened = await db.transaction({ ...nobody, actorId }, async (transaction) => {
    const { userId } = await verifiedPasskey(call, transaction, body.credential, null)
    const account = await findAccountById(transaction.queries, userId)
    if (!account?.validatedAt) throw refuse('errors.factor.passkey_refused')
    return openSession(transaction, account, call, 'passkey')
  })
  await tries.giveBack()
  return opened
}
