import { attendances, events } from '@renfort/contract'
import { eventData } from '@renfort/contract/event.ts'
import { eventsKeptDays } from '@renfort/domain/event/event-kinds.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { instantAfter } from '../platform/clock.ts'
import { companyScope } from '../platform/jobs/company-scope.ts'
import { aCompany, type TestCompany } from '../testing/companies.ts'
import { span, workedShift } from '../testing/hours.ts'
import { anInvoice } from '../testing/invoices.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { runJob } from '../testing/run-job.ts'
import { statementsOf } from '../testing/plans.ts'
import { call, sharedApp, testNow } from '../testing/test-app.ts'
import { sweepEvents } from './sweep-events.ts'
import { writeEvents } from './write-events.ts'

const app = await sharedApp()
afterEach(() => app.clock.set(testNow))

async function eventsOf({ admin }: TestCompany, query: { after?: number; limit?: number } = {}) {
  const { status, body, error } = await call(app, events.listEvents, admin, { query })
  expect(status, JSON.stringify(error)).toBe(200)
  return body
}

const paid = (company: TestCompany, number: string) => ({
  kind: 'invoice.paid' as const,
  organisationId: company.id,
  subject: number,
  data: { invoiceId: company.id, referenceNumber: number },
})

async function write(company: TestCompany, ...numbers: string[]) {
  const scope = await companyScope(app.services.db, company.id)
  await app.services.db.transaction(scope, async (transaction) => {
    writeEvents(
      transaction,
      numbers.map((number) => paid(company, number)),
    )
  })
}

describe('the events of a company', () => {
  it('tell what happened, each as its kind says it does', async () => {
    const company = await aCompany(app)
    const { missionId, siderIds, ids } = await workedShift(app, company, { siders: 2 })
    const [first = '', second = ''] = ids
    await call(app, attendances.validateHours, company.admin, { body: { attendanceIds: [first] } })
    await call(app, attendances.disputeHours, company.admin, {
      params: { id: second },
      body: { ...span('09:00', '16:00'), breakDates: [] },
    })
    const { events: found } = await eventsOf(company)
    const kinds = found.map(({ type }) => type)
    expect(kinds).toEqual([
      'mission.posted',
      'contract.issued',
      'sider.hired',
      'sider.hired',
      'hours.validated',
      'hours.contested',
    ])
    expect(found.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6])
    for (const { type, data } of found) expect(eventData[type].parse(data)).toEqual(data)
    expect(found[2]?.data).toMatchObject({ missionId, siderNumber: null })
    expect(found[4]?.data).toMatchObject({
      attendanceId: first,
      siderId: siderIds[0],
      workedMinutes: 480 - Number(found[4]?.data['breakMinutes']),
    })
    expect(found[5]?.data).toMatchObject({ attendanceId: second, workedMinutes: 420 })
  })

  it('tell an invoice with its amounts', async () => {
    const company = await aCompany(app)
    const invoiceId = await anInvoice(app, company)
    const { events: found } = await eventsOf(company)
    const issued = found.find(({ type }) => type === 'invoice.issued')
    expect(eventData['invoice.issued'].parse(issued?.data)).toMatchObject({ invoiceId })
  })

  it('are read page by page, from where a reader was', async () => {
    const company = await aCompany(app)
    await write(company, '1', '2', '3')
    const first = await eventsOf(company, { limit: 2 })
    expect([first.events.length, first.next, first.hasMore]).toEqual([2, 2, true])
    const rest = await eventsOf(company, { after: first.next })
    expect(rest.events.map(({ data }) => data['referenceNumber'])).toEqual(['3'])
    expect(await eventsOf(company, { after: rest.next })).toEqual({
      events: [],
      next: 3,
      hasMore: false,
    })
  })

  it('go with the transaction of their fact', async () => {
    const company = await aCompany(app)
    const scope = await companyScope(app.services.db, company.id)
    const failing = app.services.db.transaction(scope, async (transaction) => {
      writeEvents(transaction, [paid(company, '1')])
      await transaction.queries.selectFrom('events').select('id').limit(1).execute()
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect((await eventsOf(company)).events).toEqual([])
  })

  it('have no hole for readers, however many write and read at once', async () => {
    const company = await aCompany(app)
    const seen: number[] = []
    let after = 0
    const read = async () => {
      const page = await eventsOf(company, { after })
      seen.push(...page.events.map(({ sequence }) => sequence))
      after = page.next
    }
    const writing = Array.from({ length: 20 }, (_, i) => write(company, `${i}a`, `${i}b`))
    for (let i = 0; i < 5; i += 1) await read()
    await Promise.all(writing)
    await Promise.all([eventsOf(company), eventsOf(company)])
    await read()
    expect(seen).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
  })

  it('are of the company alone, and for its administrators', async () => {
    const [own, other] = [await aCompany(app), await aCompany(app)]
    await write(other, '1')
    expect((await eventsOf(own)).events).toEqual([])
    const { status } = await call(app, events.listEvents, own.manager, { query: {} })
    expect(status).toBe(403)
    const scope = await companyScope(app.services.db, own.id)
    const planting = app.services.db.transaction(scope, async (transaction) =>
      writeEvents(transaction, [paid(other, '2')]),
    )
    await expect(planting).rejects.toThrow(/row-level security/)
    const numbering = app.services.db.queries(scope)
    const numbered = numbering.selectNoFrom(({ fn, val }) =>
      fn('number_events', [val(other.id), val(1)]).as('n'),
    )
    await expect(numbered.execute()).rejects.toThrow('of another one')
  })

  it('go with their company, those without a place too', async () => {
    const company = await aCompany(app)
    await write(company, '1')
    await eventsOf(company)
    await write(company, '2')
    await ownerQuery(app.database, 'delete from organisations where id = $1', [company.id])
    const { rows } = await ownerQuery(
      app.database,
      'select id from events where organisation_id = $1',
      [company.id],
    )
    expect(rows).toEqual([])
  })

  it('cost a command one statement, which nothing waits for', async () => {
    const company = await aCompany(app)
    const { ids } = await workedShift(app, company)
    const statements = await statementsOf(app.database, () =>
      call(app, attendances.validateHours, company.admin, { body: { attendanceIds: [...ids] } }),
    )
    expect(statements.filter(({ text }) => /\bevents\b/.test(text)).length).toBe(1)
  })

  it('are swept when they are old, and a reader who comes too late is told', async () => {
    const company = await aCompany(app)
    await write(company, '1', '2')
    await eventsOf(company)
    const old = instantAfter(app.services.clock.now(), -(eventsKeptDays + 1) * 86_400_000)
    await ownerQuery(app.database, 'update events set at = $2 where organisation_id = $1', [
      company.id,
      old,
    ])
    await write(company, '3')
    await eventsOf(company)
    await runJob(app, sweepEvents)
    await runJob(app, sweepEvents)
    const late = await call(app, events.listEvents, company.admin, { query: { after: 1 } })
    expect([late.status, late.error?.key]).toEqual([410, 'errors.event.swept'])
    const again = await eventsOf(company)
    expect(again.events.map(({ sequence }) => sequence)).toEqual([3])
    expect((await eventsOf(company, { after: 2 })).events.length).toBe(1)
  })
})
