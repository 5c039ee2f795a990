import { notifications } from '@renfort/contract'
import { notificationLimits } from '@renfort/domain/notification/notification-kind.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, type TestCompany } from '../testing/companies.ts'
import { refusedPayments } from '../testing/notifications.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { scannedTables, statementsOf } from '../testing/plans.ts'
import { call, type Caller, startTestApp, type TestApp } from '../testing/test-app.ts'

const many = 10_000
/** Written together: a busy machine does no more within the time of a statement. */
const atOnce = 2_000

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  // A database of its own: plans depend on everything else that it holds.
  app = await startTestApp()
  company = await aCompany(app)
  const neighbour = await aCompany(app)
  for (let written = 0; written < many; written += atOnce) {
    for (const each of [company, neighbour]) await refusedPayments(app, each, atOnce)
  }
  // Some of them were read one by one, by one of many people.
  const readers = [company, neighbour].flatMap(({ admin, manager, collaborator }) => [
    admin,
    manager,
    collaborator,
  ])
  for (const { userId, organisationId } of readers) {
    const every = userId === company.manager.userId ? 20 : 3
    if (userId === company.admin.userId) continue
    await ownerQuery(
      app.database,
      `insert into notification_reads (organisation_id, user_id, event_id)
        select organisation_id, $1, id from events
        where organisation_id = $2 and sequence % $3 = 0`,
      [userId, organisationId, every],
    )
  }
  await ownerQuery(app.database, 'analyze events, notification_reads, notification_marks', [])
})
afterAll(async () => {
  await app.app.close()
  await app.database.close()
})

/** The large tables that some work reads from end to end. */
async function longReads(work: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = []
  for (const statement of await statementsOf(app.database, work)) {
    if (!/^\s*(select|update|delete|insert|with)/i.test(statement.text)) continue
    if (!/notification_|\bevents\b/.test(statement.text)) continue
    const scanned = await scannedTables(app.database, statement)
    const large = scanned.filter((name) => /^(events|notification_reads)$/.test(name))
    found.push(...large.map((name) => `${name}: ${statement.text}`))
  }
  return found
}

const list = (caller: Caller, query: { before?: number; limit?: number }) =>
  call(app, notifications.listNotifications, caller, { query })
const count = (caller: Caller) => call(app, notifications.countUnread, caller)
const read = (caller: Caller, sequence: number, andOlder: boolean) =>
  call(app, notifications.markRead, caller, { body: { sequence, andOlder } })

describe('issue 39 bad input: 10,000 notifications', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['the newest page', () => list(company.manager, {})],
    ['a page far back', () => list(company.manager, { before: 5_000, limit: 100 })],
    ['the number at the bell', () => count(company.manager)],
    ['one of them as read', () => read(company.manager, 4_001, false)],
    ['all of them as read', () => read(company.manager, many, true)],
  ])('%s are found by an index', async (_what, work) => {
    expect(await longReads(work)).toEqual([])
  })

  it('are answered a page at a time, and counted no further than the bell shows', async () => {
    const { body } = await list(company.admin, { limit: 100 })
    expect([body.notifications.length, body.next]).toEqual([100, many - 99])
    expect((await list(company.admin, { limit: 101 })).status).toBe(400)
    expect((await count(company.admin)).body.unread).toBe(notificationLimits.counted + 1)
  })

  it('are all read in one statement of each kind, whatever their number, and leave no rows', async () => {
    const body = { sequence: many, andOlder: true }
    const statements = await statementsOf(app.database, () =>
      call(app, notifications.markRead, company.admin, { body }),
    )
    const writes = statements.filter(({ text }) => /notification_(marks|reads)/.test(text))
    expect(writes.length).toBeLessThanOrEqual(5)
    expect((await count(company.admin)).body.unread).toBe(0)
    await read(company.manager, many, true)
    const { rows } = await ownerQuery(
      app.database,
      'select count(*)::int as n from notification_reads where user_id = $1',
      [company.manager.userId],
    )
    expect(rows[0]?.['n']).toBe(0)
  })
})
