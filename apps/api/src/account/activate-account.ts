import type { auth } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { nobody } from '../platform/database/db.ts'
import { refuse } from '../platform/http/refusal.ts'
import { hashToken } from '../platform/http/resolve-session.ts'
import type { Call } from '../platform/http/route.ts'
import { hashChosen } from './password/chosen-password.ts'
import { consumeInvitation, isInvitationOpen, validateUser } from './invitation-queries.ts'
import { openSession } from './sessions/open-session.ts'

type Activate = typeof auth.activateAccount

/** Consumes the invitation, stores the chosen password and signs the new member in (AUTH-40). */
export async function activateAccount(
  call: Call,
  { params, body }: Parsed<Activate>,
): Promise<Answer<Activate>> {
  const { db, passwords, clock } = call.services
  const { userId } = params
  const link = { tokenHash: hashToken(body.token), userId }
  // An invalid link is refused before the slow hash.
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
    return openSession(transaction, { id: userId, isInsider: false }, call, 'invitation')
  })
}
