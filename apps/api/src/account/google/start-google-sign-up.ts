import type { google } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { nobody } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Call } from '../../platform/http/route.ts'
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
