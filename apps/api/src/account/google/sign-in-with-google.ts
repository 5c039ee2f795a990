import type { google } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { nobody, type Queries } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { hashToken } from '../../platform/http/resolve-session.ts'
import type { Call } from '../../platform/http/route.ts'
import { type AccountRow, findHome } from '../account-queries.ts'
import { findGoogleAccount, holdSubject } from './google-account-queries.ts'
import { identifyPerson } from './google-person.ts'
import { consumeTicket, issueTicket } from './google-ticket.ts'
import { findTicket, type TicketHolder } from './google-ticket-queries.ts'
import { openSession } from '../sessions/open-session.ts'

type Exchange = typeof google.exchangeGoogleCode
type Verify = typeof google.verifyGoogleToken

export async function exchangeCode(
  call: Call,
  { body }: Parsed<Exchange>,
): Promise<Answer<Exchange>> {
  const person = await identifyPerson(call, body)
  return call.services.db.transaction(nobody, (transaction) => issueTicket(transaction, person))
}

/**
 * Opens a session of the ticket's account; without an account, the ticket can still be used to sign
 * up.
 */
export async function verifyTicket(call: Call, { body }: Parsed<Verify>): Promise<Answer<Verify>> {
  const { db, clock } = call.services
  const queries = db.queries(nobody)
  const tokenHash = hashToken(body.googleToken)
  const person = await findTicket(queries, { tokenHash, now: clock.now() })
  const account = person === undefined ? undefined : await findOpenAccount(queries, person)
  if (account === undefined) throw refuse('errors.auth.could_not_authenticate')
  return db.transaction({ ...nobody, actorId: account.id }, async (transaction) => {
    const holder = await consumeTicket(transaction, body.googleToken)
    const isHeld =
      holder !== null && (await holdSubject(transaction.queries, account.id, holder.subject))
    if (!isHeld) throw refuse('errors.auth.could_not_authenticate')
    return openSession(transaction, account, call, 'google')
  })
}

/**
 * The account that a person may sign in to: active, and member of a team or internal staff. An
 * e-mail that Google has verified also opens an account with a password.
 */
async function findOpenAccount(
  queries: Queries,
  person: TicketHolder,
): Promise<AccountRow | undefined> {
  const account = await findGoogleAccount(queries, person)
  if (!account?.validatedAt) return undefined
  const belongs = account.isInsider || (await findHome(queries, account.id)) !== undefined
  return belongs ? account : undefined
}
