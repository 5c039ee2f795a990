import { figures, invoices } from '@renfort/contract'
import { noFacts } from '@renfort/domain/figures/figure.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { insertMembership } from '../account/account-queries.ts'
import { nobody } from '../platform/database/db.ts'
import { aCompany, aGroup, anInsider } from '../testing/companies.ts'
import { aBatch } from '../testing/contracts.ts'
import { wasAbsent, workedShift } from '../testing/hours.ts'
import { anInvoice } from '../testing/invoices.ts'
import { aPostedMission, at } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { statementsOf } from '../testing/plans.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'
import { wireDay } from '../testing/wire-day.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterEach(() => app.clock.set(testNow))

const ask = (caller: Caller, from = '2026-11-15', to = '2026-12-15') =>
  call(app, figures.readFigures, caller, { query: { from, to } })

async function figuresOf(caller: Caller, from?: string, to?: string) {
  const { status, body } = await ask(caller, from, to)
  expect(status).toBe(200)
  return body
}

describe('the figures of a company', () => {
  it('are zero by month where nothing happened', async () => {
    const { id, name, admin } = await aCompany(app)
    expect(await figuresOf(admin)).toEqual({
      months: [wireDay('2026-11-01'), wireDay('2026-12-01')],
      companies: [{ id, name, facts: [noFacts, noFacts], lastYear: [noFacts, noFacts] }],
      hidden: [],
      billed: [],
    })
  })

  it('INV-01 spending is bills without tax by the Monday of their week, credit notes taken off; departments and jobs without them', async () => {
    const company = await aCompany(app)
    const invoiceId = await anInvoice(app, company)
    await call(app, invoices.creditInvoice, await anInsider(app), {
      params: { id: invoiceId },
      body: { amount: 43.36, reason: 'Pause' },
    })
    const { companies, billed } = await figuresOf(company.admin)
    const [november, december] = companies[0]?.facts ?? []
    expect(november?.spentCents).toBe(0)
    expect(december).toMatchObject({
      spentCents: 16_667,
      minutes: 480,
      overtimeMinutes: 0,
      holidayMinutes: 0,
    })
    expect(billed).toEqual([
      {
        companyId: company.id,
        department: null,
        jobTitle: { id: 'waiter', name: 'Serveur / Serveuse' },
        cents: 20_280,
        lastYearCents: 0,
      },
    ])
  })

  it('stand beside the same months of the year before, which may be all that there is', async () => {
    const company = await aCompany(app)
    await anInvoice(app, company)
    const { companies, billed } = await figuresOf(company.admin, '2027-12-01', '2027-12-31')
    expect(companies[0]?.facts).toEqual([noFacts])
    expect(companies[0]?.lastYear).toMatchObject([{ spentCents: 20_280, minutes: 480 }])
    expect(billed).toMatchObject([{ cents: 0, lastYearCents: 20_280 }])
  })

  it('overtime and holidays are the minutes of the lines with their kind, a line of both in both', async () => {
    const company = await aCompany(app)
    const invoiceId = await anInvoice(app, company)
    await ownerQuery(
      app.database,
      `update invoice_lines set tags = '["extra", "holidays"]' where invoice_id = $1`,
      [invoiceId],
    )
    const { companies } = await figuresOf(company.admin)
    expect(companies[0]?.facts[1]).toMatchObject({
      minutes: 480,
      overtimeMinutes: 480,
      holidayMinutes: 480,
    })
  })

  it('PLAN-02 places are those of the posted shifts that have begun', async () => {
    const { admin } = await aCompany(app)
    await aPostedMission(app, admin, {
      shifts: [
        at('2026-12-03', '09:00', '17:00', { slots: 3 }),
        at('2026-12-07', '09:00', '17:00', { slots: 2 }),
      ],
    })
    const placesOf = async () => (await figuresOf(admin)).companies[0]?.facts[1]
    expect(await placesOf()).toMatchObject({ places: 0, heldPlaces: 0 })
    app.clock.set('2026-12-03T09:00:00.000Z')
    expect(await placesOf()).toMatchObject({ places: 3, heldPlaces: 0 })
    app.clock.set('2026-12-08T09:00:00.000Z')
    expect(await placesOf()).toMatchObject({ places: 5, heldPlaces: 0 })
  })

  it('CTR-24 a signature is late after its target, and a contract that nobody signs once it has passed', async () => {
    const company = await aCompany(app)
    const { id } = await aBatch(app, company, { day: '2026-12-07' })
    await aBatch(app, company, { day: '2026-12-04' })
    const contractsOf = async () => (await figuresOf(company.admin)).companies[0]?.facts[1]
    expect(await contractsOf()).toMatchObject({ dueContracts: 1, lateContracts: 1 })
    app.clock.set('2026-12-05T08:30:00.000Z')
    expect(await contractsOf()).toMatchObject({ dueContracts: 2, lateContracts: 2 })
    await ownerQuery(
      app.database,
      `with signed as (update contract_batches set status = 'signed' where id = $1 returning id)
       insert into contract_signatures (batch_id, version, organisation_id, signed_at, signed_name,
         document_sha256, session, address, locale, consent, pages_read, pages)
       select id, 1, $2, '2026-12-03T09:00:00Z', 'Claire Moreau', repeat('0', 64), 's', '::1', 'fr',
         'Lu', 1, 1 from signed`,
      [id, company.id],
    )
    expect(await contractsOf()).toMatchObject({ dueContracts: 2, lateContracts: 1 })
  })

  it('TS-19 an absence is a line of hours on which nobody worked', async () => {
    const company = await aCompany(app)
    const { ids } = await workedShift(app, company, { siders: 3 })
    await wasAbsent(app, ids[0])
    expect((await figuresOf(company.admin)).companies[0]?.facts[1]).toMatchObject({
      lines: 3,
      absences: 1,
    })
  })

  it.each([
    ['1900-01-01', '9999-12-31'],
    ['9999-12-31', '1900-01-01'],
  ])('have at most twelve months, from %s to %s', async (from, to) => {
    const { admin } = await aCompany(app)
    const { months } = await figuresOf(admin, from, to)
    expect(months).toHaveLength(12)
    expect(months.at(-1)).toBe(wireDay('9999-12-01'))
    expect((await ask(admin, '2026-13-01')).status).toBe(400)
  })
})

describe('who sees which', () => {
  it('PERM-02 the admins of a company and of its group do, nobody else', async () => {
    const company = await aCompany(app)
    expect((await ask(company.manager)).status).toBe(403)
    expect((await ask(company.collaborator)).status).toBe(403)
    expect((await ask(await anInsider(app))).status).toBe(403)
    const group = await aGroup(app)
    expect((await ask(group.manager)).status).toBe(403)
    expect((await figuresOf(group.admin)).companies).toEqual([])
  })

  it('a group has its own companies alone, and in a company that company', async () => {
    const [group, other] = [await aGroup(app), await aGroup(app)]
    const own = await aCompany(app, { parentId: group.id, name: 'B' })
    const second = await aCompany(app, { parentId: group.id, name: 'A' })
    await anInvoice(app, await aCompany(app, { parentId: other.id }))
    await anInvoice(app, own)
    const { companies, billed } = await figuresOf(group.admin)
    expect(companies.map(({ id, facts }) => [id, facts[1]?.spentCents])).toEqual([
      [second.id, 0],
      [own.id, 20_280],
    ])
    expect(billed.map(({ companyId }) => companyId)).toEqual([own.id])
    const inside = await figuresOf({ ...group.admin, organisationId: second.id })
    expect(inside.companies.map(({ id }) => id)).toEqual([second.id])
    expect(inside.billed).toEqual([])
  })

  it('PERM-04 a company in which an admin of the group has less rights is named without its figures', async () => {
    const group = await aGroup(app)
    const [open, closed] = [
      await aCompany(app, { parentId: group.id, name: 'A' }),
      await aCompany(app, { parentId: group.id, name: 'B' }),
    ]
    await anInvoice(app, closed)
    await app.services.db.transaction(nobody, ({ queries, now }) =>
      insertMembership(queries, {
        userId: group.admin.userId,
        organisationId: closed.id,
        role: 'collaborator',
        now,
      }),
    )
    const { companies, hidden, billed } = await figuresOf(group.admin)
    expect(companies.map(({ id }) => id)).toEqual([open.id])
    expect(hidden).toEqual([{ id: closed.id, name: 'B' }])
    expect(billed).toEqual([])
    expect((await ask({ ...group.admin, organisationId: closed.id })).status).toBe(403)
  })

  it('take the same statements for one company as for three', async () => {
    const group = await aGroup(app)
    const count = async () => (await statementsOf(app.database, () => ask(group.admin))).length
    await aCompany(app, { parentId: group.id })
    const one = await count()
    for (const name of ['B', 'C']) await aCompany(app, { parentId: group.id, name })
    expect(await count()).toBe(one)
  })
})
