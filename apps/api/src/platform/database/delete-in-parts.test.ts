import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { ownerQuery } from '../../testing/owner-query.ts'
import { statementsOf } from '../../testing/plans.ts'
import { runJob } from '../../testing/run-job.ts'
import { sharedApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { instantAfter } from '../clock.ts'
import { sweepMails } from '../mail/sweep-mails.ts'
import { nobody } from './db.ts'
import { deleteInParts, rowsAtOnce } from './delete-in-parts.ts'

let app: TestApp
const dayMs = 86_400_000
const minuteMs = 60_000

/** Sent mails that were written at an instant. */
const mailsOf = (at: string, count: number) =>
  ownerQuery(
    app.database,
    `insert into mail_outbox (recipient, locale, subject, body_text, body_html, created_at, sent_at, next_attempt_at)
     select 'sent-' || n || '@example.test', 'fr', '', '', '', $1, $1, $1 from generate_series(1, $2::int) n`,
    [at, count],
  )
const mailsLeft = async () => {
  const { rows } = await ownerQuery(app.database, 'select count(*)::int as n from mail_outbox')
  return (rows as { n: number }[])[0]?.n
}
const deletions = async (work: () => Promise<unknown>) =>
  (await statementsOf(app.database, work)).filter(({ text }) => /\bdelete from\b/.test(text)).length

beforeEach(async () => {
  app = await sharedApp()
  app.clock.set(testNow)
  await ownerQuery(app.database, 'delete from mail_outbox')
})

describe('what grows for ever is swept', () => {
  it('in statements of 5,000 rows, until nothing of it is left', async () => {
    await mailsOf(testNow, 2 * rowsAtOnce + 1)
    const queries = app.services.db.queries(nobody)
    const parts = await deletions(() =>
      deleteInParts(queries, 'mail_outbox', sql`created_at <= ${testNow}::timestamptz`),
    )
    expect([rowsAtOnce, parts, await mailsLeft()]).toEqual([5_000, 3, 0])
  })

  it('mails after ninety days, and none that is younger', async () => {
    await mailsOf(instantAfter(testNow, -90 * dayMs - minuteMs), 3)
    await mailsOf(instantAfter(testNow, -90 * dayMs + minuteMs), 2)
    await runJob(app, sweepMails)
    expect(await mailsLeft()).toBe(2)
  })
})
