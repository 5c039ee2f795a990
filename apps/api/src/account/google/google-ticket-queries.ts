import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { GooglePerson } from '../../outside/google/port.ts'
import type { Queries } from '../../platform/database/db.ts'

/** The Google account of a ticket. */
export type TicketHolder = Pick<GooglePerson, 'subject' | 'email'>

interface Presented {
  readonly tokenHash: Buffer
  readonly now: Instant
}

/** Stores a ticket and deletes expired ones. */
export async function insertTicket(
  queries: Queries,
  ticket: TicketHolder & Presented & { readonly expiresAt: Instant },
): Promise<void> {
  await queries.deleteFrom('google_tickets').where('expires_at', '<=', ticket.now).execute()
  await queries
    .insertInto('google_tickets')
    .values({
      token_hash: ticket.tokenHash,
      subject: ticket.subject,
      email: ticket.email,
      expires_at: ticket.expiresAt,
    })
    .execute()
}

/** `undefined` for a ticket that is unknown, expired or used. */
export async function findTicket(
  queries: Queries,
  { tokenHash, now }: Presented,
): Promise<TicketHolder | undefined> {
  return queries
    .selectFrom('google_tickets')
    .select(['subject', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Deletes a ticket and returns it; `undefined` when it is unknown, expired or used. */
export async function takeTicket(
  queries: Queries,
  { tokenHash, now }: Presented,
): Promise<TicketHolder | undefined> {
  return queries
    .deleteFrom('google_tickets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['subject', 'email'])
    .executeTakeFirst()
}
