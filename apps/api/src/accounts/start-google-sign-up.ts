import type { google } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/endpoint.ts'
import { nobody } from '../platform/db.ts'
import { refuse } from '../platform/refusal.ts'
import type { Call } from '../platform/route.ts'
import { findGoogleAccount } from './google-account-queries.ts'
import { identifyPerson } from './google-person.ts'
import { issueTicket } from './google-ticket.ts'

type Start = typeof google.startGoogleSignUp

/** First step of the sign-up by Google; the details follow with the ticket (AUTH-27). */
export async function startGoogleSignUp(
  call: Call,
  { body }: Parsed<Start>,
): Promise<Answer<Start>> {
  const person = await identifyPerson(call, body)
  return call.services.db.transaction(nobody, async (transaction) => {
    const account = await findGoogleAccount(transaction.queries, person)
    if (account !== undefined) throw refuse('errors.user.email_used')
    return issueTicket(transaction, person)
  })
}
