import type { Locale } from '@renfort/contract/fields.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Mail } from '../outside/mail/port.ts'
import type { Queries } from './db.ts'

export interface OutgoingMail extends Mail {
  readonly locale: Locale
}

/** Writes a mail into the outbox, in the transaction that caused it. */
export async function enqueueMail(
  queries: Queries,
  mail: OutgoingMail,
  now: Instant,
): Promise<void> {
  await queries
    .insertInto('mail_outbox')
    .values({
      recipient: mail.to,
      locale: mail.locale,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      created_at: now,
      next_attempt_at: now,
    })
    .execute()
}

export interface DueMail extends Mail {
  readonly id: string
  readonly attempts: number
}

/** Takes the mails that are due; other processes skip those taken here until `until`. */
export async function takeDueMails(
  queries: Queries,
  now: Instant,
  until: Instant,
): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`
    update mail_outbox set attempts = attempts + 1, next_attempt_at = ${until}::timestamptz
    where id in (
      select id from mail_outbox where sent_at is null and next_attempt_at <= ${now}::timestamptz and attempts < 8
      order by next_attempt_at limit 20 for update skip locked
    )
    returning id, attempts, recipient as "to", subject, body_text as text, body_html as html`.execute(
    queries,
  )
  return rows
}

export async function markSent(queries: Queries, id: string, now: Instant): Promise<void> {
  await queries
    .updateTable('mail_outbox')
    .set({ sent_at: now, last_error: null })
    .where('id', '=', id)
    .execute()
}

export async function markFailed(
  queries: Queries,
  id: string,
  error: string,
  retryAt: Instant,
): Promise<void> {
  await queries
    .updateTable('mail_outbox')
    .set({ last_error: error.slice(0, 500), next_attempt_at: retryAt })
    .where('id', '=', id)
    .execute()
}

export function newestMails(queries: Queries) {
  return queries
    .selectFrom('mail_outbox')
    .select([
      'id',
      'recipient as to',
      'locale',
      'subject',
      'body_text as text',
      'created_at as createdAt',
      'sent_at as sentAt',
    ])
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute()
}
