import { ownerQuery } from './owner-query.ts'
import type { TestApp } from './test-app.ts'

export async function countRows(
  { database }: TestApp,
  table: 'audit_log' | 'idempotency_keys',
): Promise<number> {
  const { rows } = await ownerQuery(database, `select count(*)::int as n from ${table}`)
  return rows[0]?.n ?? 0
}

/** Internal staff, whose number grows with the tests, are told of some writes each: they are left out. */
async function countMails({ database }: TestApp): Promise<number> {
  const { rows } = await ownerQuery(
    database,
    `select count(*)::int as n from mail_outbox
     where recipient not in (select email from users where is_insider)`,
  )
  return rows[0]?.n ?? 0
}

/** What some work did: its audit rows, and the mails that it caused. */
export async function effectsOf<T>(
  app: TestApp,
  work: () => Promise<T>,
): Promise<readonly [T, string]> {
  const before = [await countRows(app, 'audit_log'), await countMails(app)] as const
  const result = await work()
  const after = [await countRows(app, 'audit_log'), await countMails(app)] as const
  return [result, `${after[0] - before[0]} changes, ${after[1] - before[1]} mails`]
}
