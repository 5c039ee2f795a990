import type { auth } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { nobody } from '../platform/database/db.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { Call } from '../platform/http/route.ts'
import { findAccount, holdPassword } from './account-queries.ts'
import { openSession } from './open-session.ts'
import { throttle } from './throttle.ts'

type Login = typeof auth.login

export async function logIn(call: Call, { body }: Parsed<Login>): Promise<Answer<Login>> {
  const { db, passwords } = call.services
  const tries = await throttle(call, 'login', body.email)
  const triesFromHere = await throttle(call, 'login-address', '')
  const account = await findAccount(db.queries(nobody), body.email)
  const stored = account?.validatedAt ? account.passwordHash : null
  const right = await passwords.verify(stored, body.password)
  if (!right || account === undefined || stored === null) {
    throw refuse('errors.auth.invalid_credentials')
  }
  await tries.clear()
  await triesFromHere.giveBack()
  return db.transaction({ ...nobody, actorId: account.id }, async (transaction) => {
    // A change of password closes all sessions, so the old password must open none afterwards.
    const isCurrent = await holdPassword(transaction.queries, account.id, stored)
    if (!isCurrent) throw refuse('errors.auth.invalid_credentials')
    return openSession(transaction, account, call.userAgent)
  })
}
