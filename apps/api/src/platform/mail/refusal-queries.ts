import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Queries } from '../database/db.ts'
import type { MailRefusal } from '../unsubscribe-links.ts'

export async function isMailRefused(
  queries: Queries,
  { recipient, category }: MailRefusal,
): Promise<boolean> {
  const found = await queries
    .selectFrom('mail_refusals')
    .select('id')
    .where('recipient', '=', recipient.toLowerCase())
    .where('category', '=', category)
    .executeTakeFirst()
  return found !== undefined
}

/** The id of a new refusal; undefined where the person already refused these mails. */
export async function insertMailRefusal(
  queries: Queries,
  { recipient, category }: MailRefusal,
  now: Instant,
): Promise<string | undefined> {
  const inserted = await queries
    .insertInto('mail_refusals')
    .values({ recipient, category, refused_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** Takes a refusal back; `false` where the person had refused nothing. */
export async function deleteMailRefusal(
  queries: Queries,
  { recipient, category }: MailRefusal,
): Promise<boolean> {
  const deleted = await queries
    .deleteFrom('mail_refusals')
    .where('recipient', '=', recipient.toLowerCase())
    .where('category', '=', category)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Which of some messages are refused, by their recipients and kinds. */
export async function findMailRefusals(
  queries: Queries,
  recipients: readonly string[],
): Promise<readonly MailRefusal[]> {
  if (recipients.length === 0) return []
  return queries
    .selectFrom('mail_refusals')
    .select(['recipient', 'category'])
    .where(
      'recipient',
      'in',
      recipients.map((recipient) => recipient.toLowerCase()),
    )
    .execute()
}
