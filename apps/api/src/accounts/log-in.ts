import type { auth } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/endpoint.ts'
import { nobody } from '../platform/db.ts'
import { refuse } from '../platform/refusal.ts'
import type { Call } from '../platform/route.ts'
import { findAccount } from './account-queries.ts'
import { openSession } from './open-session.ts'
import { throttle } from './throttle.ts'

type Login = typeof auth.login

export async function logIn(call: Call, { body }: Parsed<Login>): Promise<Answer<Login>> {
  const { db, passwords } = call.services
  const tries = await throttle(call, 'login', body.email)
  const account = await findAccount(db.queries(nobody), body.email)
  const stored = account?.validatedAt ? account.passwordHash : null
  const right = await passwords.verify(stored, body.password)
  if (!right || account === undefined) {
    await tries.add()
    throw refuse('errors.auth.invalid_credentials')
  }
  await tries.clear()
  return db.transaction({ ...nobody, actorId: account.id }, (transaction) =>
    openSession(transaction, account),
  )
}
