import type { auth } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/endpoint.ts'
import { nobody } from '../platform/db.ts'
import { refuse } from '../platform/refusal.ts'
import { hashToken } from '../platform/resolve-session.ts'
import type { Call } from '../platform/route.ts'
import { hashChosen } from './chosen-password.ts'
import { consumeInvitation, isInvitationOpen, validateUser } from './invitation-queries.ts'
import { openSession } from './open-session.ts'

type Activate = typeof auth.activateAccount

/** Uses the invitation up, keeps the chosen password and signs the new member in (AUTH-40). */
export async function activateAccount(
  call: Call,
  { params, body }: Parsed<Activate>,
): Promise<Answer<Activate>> {
  const { db, passwords, clock } = call.services
  const { userId } = params
  const link = { tokenHash: hashToken(body.token), userId }
  // A link that is none costs nobody a slow hash.
  if (!(await isInvitationOpen(db.queries(nobody), { ...link, now: clock.now() }))) {
    throw refuse('errors.auth.activation_link_invalid')
  }
  const passwordHash = await hashChosen(passwords, body.password)
  return db.transaction({ ...nobody, actorId: userId }, async (transaction) => {
    const { queries, now } = transaction
    if (!(await consumeInvitation(queries, { ...link, now }))) {
      throw refuse('errors.auth.activation_link_invalid')
    }
    await validateUser(queries, { userId, passwordHash, now })
    await transaction.record({
      action: 'account.activate',
      entity: 'user',
      entityId: userId,
      before: { validated: false },
      after: { validated: true },
    })
    return openSession(transaction, { id: userId, isInsider: false }, call.userAgent)
  })
}
