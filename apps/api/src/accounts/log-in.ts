import type { auth } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/endpoint.ts'
import { nobody } from '../platform/db.ts'
import { refuse } from '../platform/refusal.ts'
import type { Call } from '../platform/route.ts'
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
    // A change of password closes the sessions that exist: none may open by the old one afterwards.
    const isCurrent = await holdPassword(transaction.queries, account.id, stored)
    if (!isCurrent) throw refuse('errors.auth.invalid_credentials')
    return openSession(transaction, account, call.userAgent)
  })
}
