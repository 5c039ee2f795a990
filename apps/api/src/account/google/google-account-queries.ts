import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'
import { type AccountRow, accounts } from '../account-queries.ts'
import type { TicketHolder } from './google-ticket-queries.ts'

/** The account linked to a Google account; otherwise the one with its e-mail. */
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

/** Links the account to one Google account; `false` when another one is linked. */
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
