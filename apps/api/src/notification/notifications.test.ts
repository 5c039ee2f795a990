import { attendances, notifications } from '@renfort/contract'
import { notificationLimits } from '@renfort/domain/notification/notification-kind.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { instantAfter } from '../platform/clock.ts'
import { actingFor, aCompany, type TestCompany } from '../testing/companies.ts'
import { span, workedShift } from '../testing/hours.ts'
import { anInvoice } from '../testing/invoices.ts'
import { refusedPayments } from '../testing/notifications.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { statementsOf } from '../testing/plans.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(() => app.clock.set(testNow))

const list = async (caller: Caller, query: { before?: number; limit?: number } = {}) => {
  const { status, body, error } = await call(app, notifications.listNotifications, caller, {
    query,
  })
  expect(status, JSON.stringify(error)).toBe(200)
  return body
}
const kinds = async (caller: Caller) => (await list(caller)).notifications.map(({ kind }) => kind)
const unread = async (caller: Caller) =>
  (await call(app, notifications.countUnread, caller)).body.unread
const read = (caller: Caller, sequence: number, andOlder = false) =>
  call(app, notifications.markRead, caller, { body: { sequence, andOlder } })

const refusals = (company: TestCompany, count: number) => refusedPayments(app, company, count)

describe('issue 39 §5 the notifications of a person', () => {
  it('name the mission and the Sider, the newest first, and not what they did themselves', async () => {
    const company = await aCompany(app)
    const { missionId, ids } = await workedShift(app, company, { siders: 2 })
    await call(app, attendances.disputeHours, company.admin, {
      params: { id: ids[0] ?? '' },
      body: { ...span('09:00', '16:00'), breakDates: [] },
    })
    expect(await kinds(company.manager)).toEqual(['contract.issued'])
    expect(await kinds(company.collaborator)).toEqual([
      'hours.contested',
      'sider.hired',
      'sider.hired',
    ])
    const { notifications: found } = await list(company.collaborator)
    expect(found[0]).toMatchObject({
      isRead: false,
      mission: { taskId: missionId, taskName: 'Serveur / Serveuse' },
      sider: { firstName: expect.any(String), lastName: expect.any(String) },
      documentId: null,
      invoice: null,
    })
    expect(await kinds(company.admin)).toEqual(['sider.hired', 'sider.hired', 'contract.issued'])
  })

  it('are those that their rights let them know: of their own missions, and no invoice of a collaborator', async () => {
    const company = await aCompany(app)
    await anInvoice(app, company)
    await workedShift(app, company)
    expect(await kinds(company.manager)).toContain('invoice.issued')
    expect(await kinds(company.collaborator)).not.toContain('invoice.issued')
    expect(await kinds(company.collaborator)).not.toContain('contract.issued')
    await ownerQuery(
      app.database,
      "update memberships set role = 'collaborator' where user_id = $1",
      [company.manager.userId],
    )
    expect(await kinds(company.manager)).not.toContain('invoice.issued')
  })

  it('of own missions are those that one manages or created', async () => {
    const company = await aCompany(app)
    const { missionId } = await workedShift(app, company)
    expect(await kinds(company.manager)).toEqual(['contract.issued'])
    await ownerQuery(app.database, 'update missions set manager_id = $1 where id = $2', [
      company.manager.userId,
      missionId,
    ])
    expect(await kinds(company.manager)).toEqual(['sider.hired', 'contract.issued'])
  })

  it('are not shown to another company, which cannot mark them as read either', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    await refusals(company, 2)
    expect(await kinds(other.admin)).toEqual([])
    expect(await unread(other.admin)).toBe(0)
    expect((await read(other.admin, 1, true)).status).toBe(200)
    expect(await unread(company.admin)).toBe(2)
  })

  it('are read one by one or all together, by each person for themselves', async () => {
    const company = await aCompany(app)
    const { admin, manager } = company
    await refusals(company, 4)
    expect((await read(admin, 3)).body).toEqual({ unread: 3, latest: 4 })
    const states = async () =>
      (await list(admin)).notifications.map(({ sequence, isRead }) => [sequence, isRead])
    expect(await states()).toEqual([
      [4, false],
      [3, true],
      [2, false],
      [1, false],
    ])
    expect((await read(admin, 2, true)).body.unread).toBe(1)
    expect(await states()).toEqual([
      [4, false],
      [3, true],
      [2, true],
      [1, true],
    ])
    expect((await read(admin, 4, true)).body.unread).toBe(0)
    expect(await unread(manager)).toBe(4)
    const { rows } = await ownerQuery(
      app.database,
      'select count(*)::int as n from notification_reads where user_id = $1',
      [admin.userId],
    )
    expect(rows[0]?.n).toBe(0)
  })

  it('that two tabs answer are read once: the second is told the same, and nothing is written', async () => {
    const company = await aCompany(app)
    await refusals(company, 2)
    const both = await Promise.all([read(company.admin, 2), read(company.admin, 2)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await read(company.admin, 2)).body.unread).toBe(1)
    expect((await read(company.admin, 1, true)).body.unread).toBe(0)
    // An older tab does not make anything unread again.
    expect((await read(company.admin, 1, true)).body.unread).toBe(0)
    expect(await unread(company.admin)).toBe(0)
  })

  it('are not read by staff who act for somebody', async () => {
    const company = await aCompany(app)
    await refusals(company, 1)
    const staff = await actingFor(app, company.admin)
    expect(await unread(staff)).toBe(1)
    expect((await read(staff, 1)).error).toMatchObject({ key: 'errors.logas.forbidden' })
  })

  it('call nobody after two weeks, and stay in the list', async () => {
    const company = await aCompany(app)
    await refusals(company, 1)
    const later = instantAfter(app.clock.now(), (notificationLimits.unreadDays + 1) * 86_400_000)
    app.clock.set(later)
    const { rows } = await ownerQuery(
      app.database,
      "update sessions set last_seen_at = $1, expires_at = $1::timestamptz + interval '1 day' where user_id = $2 returning 1",
      [later, company.admin.userId],
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(await unread(company.admin)).toBe(0)
    expect((await list(company.admin)).notifications.map(({ isRead }) => isRead)).toEqual([true])
  })

  it('of 10 000 are counted up to 99+, and paged to the end without one that is missing or twice', async () => {
    const company = await aCompany(app)
    await refusals(company, 10_000)
    expect(await unread(company.admin)).toBe(notificationLimits.counted + 1)
    const first = await list(company.admin, { limit: 100 })
    expect(first.notifications.map(({ sequence }) => sequence).at(0)).toBe(10_000)
    const seen = new Set<number>()
    let before: number | null = 301
    while (before !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(company.admin, {
        before,
        limit: 100,
      })
      for (const { sequence } of page.notifications) seen.add(sequence)
      before = page.next
    }
    expect(seen.size).toBe(300)
    const statements = await statementsOf(app.database, () => list(company.admin))
    expect(statements.length).toBeLessThan(10)
  })

  it('are pressed on without a right or a valid place in vain', async () => {
    const { admin } = await aCompany(app)
    expect((await read(admin, 0)).status).toBe(400)
    expect((await read(admin, 1.5)).status).toBe(400)
    expect((await read(admin, 7)).body).toEqual({ unread: 0, latest: 0 })
    const { status } = await call(app, notifications.listNotifications, admin, {
      query: { limit: 1_000 },
    })
    expect(status).toBe(400)
  })
})
