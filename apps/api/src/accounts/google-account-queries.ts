import { sql } from 'kysely'
import type { Queries } from '../platform/db.ts'
import { type AccountRow, accounts } from './account-queries.ts'
import type { TicketHolder } from './google-ticket-queries.ts'

/** The account that a person signs in to with Google; failing that, the one of his e-mail. */
export async function findGoogleAccount(
  queries: Queries,
  { subject, email }: TicketHolder,
): Promise<AccountRow | undefined> {
  return accounts(queries)
    .where((account) =>
      account.or([account('google_subject', '=', subject), account('email', '=', email)]),
    )
    .orderBy(sql`google_subject is not distinct from ${subject}`, 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** From now on the account belongs to one Google account; `false` when another one was first. */
export async function holdSubject(
  queries: Queries,
  userId: string,
  subject: string,
): Promise<boolean> {
  const row = await queries
    .updateTable('users')
    .set({ google_subject: subject })
    .where('id', '=', userId)
    .where((user) =>
      user.or([user('google_subject', 'is', null), user('google_subject', '=', subject)]),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
