import type { GoogleTicket } from '@renfort/contract/google.ts'
import type { GooglePerson } from '../../outside/google/port.ts'
import { instantAfter } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/db.ts'
import { hashToken } from '../../platform/http/resolve-session.ts'
import { insertTicket, takeTicket, type TicketHolder } from './google-ticket-queries.ts'
import { newToken } from '../sessions/open-session.ts'

/** A ticket is valid for five minutes and once (decisions G-03). */
export const ticketLifetime = 300_000

/** Issues a ticket to a person whom Google has just identified. */
export async function issueTicket(
  { queries, now }: Transaction,
  { subject, email, fullName }: GooglePerson,
): Promise<GoogleTicket> {
  const googleToken = newToken()
  const expiresAt = instantAfter(now, ticketLifetime)
  await insertTicket(queries, { tokenHash: hashToken(googleToken), subject, email, now, expiresAt })
  return { googleToken, email, fullName }
}

/** Uses a ticket; a rollback of the transaction makes it usable again. */
export async function consumeTicket(
  { queries, now }: Transaction,
  googleToken: string,
): Promise<TicketHolder | null> {
  return (await takeTicket(queries, { tokenHash: hashToken(googleToken), now })) ?? null
}
