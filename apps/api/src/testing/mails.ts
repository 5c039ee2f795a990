import { nobody } from '../platform/database/db.ts'
import type { TestApp } from './test-app.ts'

/** What somebody was mailed, the newest first. */
export function mailsTo({ services }: TestApp, email: string) {
  return services.db
    .queries(nobody)
    .selectFrom('mail_outbox')
    .select(['id', 'subject', 'body_text as text', 'locale'])
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .execute()
}

/** The link of the newest mail to somebody, and what it carries. */
export async function linkTo(app: TestApp, email: string) {
  const [mail] = await mailsTo(app, email)
  const { pathname, searchParams } = new URL(mail?.text.match(/https?:\S+/)?.[0] ?? '')
  return {
    pathname,
    userId: searchParams.get('userId') ?? '',
    token: searchParams.get('token') ?? '',
  }
}
