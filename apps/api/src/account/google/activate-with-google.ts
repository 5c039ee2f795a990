import type { google } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { nobody } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { hashToken } from '../../platform/http/resolve-session.ts'
import type { Call } from '../../platform/http/route.ts'
import { findAccountById } from '../account-queries.ts'
import { findGoogleAccount } from './google-account-queries.ts'
import { identifyPerson } from './google-person.ts'
import { consumeInvitation, validateUser } from '../invitation-queries.ts'
import { openSession } from '../sessions/open-session.ts'

type Activate = typeof google.activateWithGoogle

/** Activates an account without a password: its e-mail must be the Google account's (API-15). */
export async function activateWithGoogle(
  call: Call,
  { params, body }: Parsed<Activate>,
): Promise<Answer<Activate>> {
  const { token, ...proof } = body
  const { userId } = params
  const person = await identifyPerson(call, proof)
  const scope = { ...nobody, actorId: userId }
  return call.services.db.transaction(scope, async (transaction) => {
    const { queries, now } = transaction
    const tokenHash = hashToken(token)
    // A later refusal rolls this back.
    if (!(await consumeInvitation(queries, { tokenHash, userId, now }))) {
      throw refuse('errors.auth.activation_link_invalid')
    }
    const account = await findAccountById(queries, userId)
    if (account?.email !== person.email) throw refuse('errors.auth.google_email_mismatch')
    const holder = await findGoogleAccount(queries, person)
    if (holder?.id !== userId) throw refuse('errors.auth.could_not_authenticate')
    await validateUser(queries, { userId, googleSubject: person.subject, now })
    await transaction.record({
      action: 'account.activate',
      entity: 'user',
      entityId: userId,
      before: { validated: false },
      after: { validated: true, googleLogin: true },
    })
    return openSession(transaction, { id: userId, isInsider: false }, call, 'google')
  })
}
