import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Mail } from '../../outside/mail/port.ts'
import type { Queries } from '../database/db.ts'
import { deleteInParts } from '../database/delete-in-parts.ts'
import type { ToldByRight } from '../database/json-columns.ts'

export const mostAttempts = 8

export interface DueMail extends Mail {
  readonly id: string
  readonly attempts: number
  readonly channel: 'mail' | 'sms'
  readonly told: ToldByRight | null
}

/** Takes the due mail that has waited longest and is still of use; other processes skip it until `until`. */
export async function takeDueMail(
  queries: Queries,
  now: Instant,
  until: Instant,
): Promise<DueMail | undefined> {
  const { rows } = await sql<DueMail>`
    update mail_outbox set attempts = attempts + 1, next_attempt_at = ${until}::timestamptz
    where id in (
      select id from mail_outbox
      where sent_at is null and next_attempt_at <= ${now}::timestamptz and attempts < ${mostAttempts}
        and (useful_until is null or useful_until > ${now}::timestamptz)
      order by next_attempt_at limit 1 for update skip locked
    )
    returning id, attempts, channel, recipient as "to", subject, body_text as text, body_html as html,
      unsubscribe_url as "unsubscribeUrl", told`.execute(queries)
  return rows[0]
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

/** Takes back a mail that its reader may no longer have. */
export async function withdrawMail(queries: Queries, id: string, now: Instant): Promise<void> {
  await queries
    .updateTable('mail_outbox')
    .set({ useful_until: now, last_error: 'Its reader has lost a right that it tells by.' })
    .where('id', '=', id)
    .execute()
}

/** Deletes mails that were written before an instant. */
export async function removeOldMails(queries: Queries, before: Instant): Promise<void> {
  await deleteInParts(queries, 'mail_outbox', sql`created_at < ${before}::timestamptz`)
}
