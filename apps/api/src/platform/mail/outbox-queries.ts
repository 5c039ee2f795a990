import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Mail } from '../../outside/mail/port.ts'
import type { Sms } from '../../outside/sms/port.ts'
import type { Queries } from '../database/db.ts'
import { json, type ToldByRight } from '../database/json-columns.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { deliverMails } from './deliver-mails.ts'
import type { MailCategory, OptionalMailCategory } from './mail-category.ts'
import { findMailRefusals, isMailRefused } from './refusal-queries.ts'

export interface OutgoingMail extends Mail {
  readonly locale: Locale
  readonly category: MailCategory
  /** When it is of no use any more; it may always be sent when absent. */
  readonly usefulUntil?: Instant
  /** The rights without which it is not sent; anybody may have it when absent. */
  readonly told?: ToldByRight
}

interface OutgoingSms extends Sms, Pick<OutgoingMail, 'locale' | 'usefulUntil'> {
  /** What the person may refuse; nothing when absent. */
  readonly category?: OptionalMailCategory
}

/** Writes a mail into the outbox, in the transaction that caused it, unless its recipient refuses its kind. */
export async function enqueueMail(
  queries: Queries,
  mail: OutgoingMail,
  now: Instant,
): Promise<void> {
  await enqueueMails(queries, [mail], now)
}

/** Like `enqueueMail`, for all who are told of one thing, however many they are. */
export async function enqueueMails(
  queries: Queries,
  mails: readonly OutgoingMail[],
  now: Instant,
): Promise<void> {
  const refusable = mails.filter(({ category }) => category !== 'compulsory')
  const refused = await findMailRefusals(
    queries,
    refusable.map(({ to }) => to),
  )
  const wanted = mails.filter(({ to, category }) => {
    const recipient = to.toLowerCase()
    return !refused.some((one) => one.recipient === recipient && one.category === category)
  })
  if (wanted.length === 0) return
  await queries
    .insertInto('mail_outbox')
    .values(
      wanted.map((mail) => ({
        recipient: mail.to,
        locale: mail.locale,
        subject: mail.subject,
        body_text: mail.text,
        body_html: mail.html,
        unsubscribe_url: mail.unsubscribeUrl,
        useful_until: mail.usefulUntil ?? null,
        told: mail.told === undefined ? null : json(mail.told),
        created_at: now,
        next_attempt_at: now,
      })),
    )
    .execute()
  await enqueue({ queries }, deliverMails, {})
}

/** Writes an SMS into the outbox, in the transaction that caused it, unless its number refuses its kind. */
export async function enqueueSms(
  queries: Queries,
  { to, text, locale, category, usefulUntil }: OutgoingSms,
  now: Instant,
): Promise<void> {
  const isRefused =
    category !== undefined && (await isMailRefused(queries, { recipient: to, category }))
  if (isRefused) return
  await queries
    .insertInto('mail_outbox')
    .values({
      channel: 'sms',
      recipient: to,
      locale,
      subject: '',
      body_text: text,
      body_html: '',
      created_at: now,
      next_attempt_at: now,
      useful_until: usefulUntil ?? null,
    })
    .execute()
  await enqueue({ queries }, deliverMails, {})
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
