import { audit, invoiceDesk, invoices } from '@renfort/contract'
import { describe, expect, it } from 'vitest'
import { instantAfter } from '../platform/clock.ts'
import { actingFor, aCompany, anInsider, type TestCompany } from '../testing/companies.ts'
import { anInvoice } from '../testing/invoices.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, type Caller, sharedApp, testNow } from '../testing/test-app.ts'

const app = await sharedApp()
const company = await aCompany(app)
const id = await anInvoice(app, company)
const insider = await anInsider(app)

const list = (caller: Caller, startDate: string, endDate = startDate) =>
  call(app, invoices.listInvoices, caller, { query: { startDate, endDate } })
const pay = (caller: Caller, paid: boolean, of = id) =>
  call(app, invoices.payInvoice, caller, { params: { id: of }, body: { paid } })
const credit = (caller: Caller, amount: number, of = id, reason = 'Pause non déduite') =>
  call(app, invoices.creditInvoice, caller, { params: { id: of }, body: { amount, reason } })

describe('the list of invoices', () => {
  it('API-100 INV-12 has the weeks that begin within the months, both included', async () => {
    const numbers = async (from: string, to?: string) =>
      (await list(company.admin, from, to)).body.invoices.length
    expect(await numbers('2026-12')).toBe(1)
    expect(await numbers('2026-01', '2026-12')).toBe(1)
    expect(await numbers('2026-12', '2027-01')).toBe(1)
    expect(await numbers('2026-11')).toBe(0)
    expect(await numbers('2027-01')).toBe(0)
    expect(await numbers('2027-01', '2026-12')).toBe(0)
  })

  it.each(['2026', '2026-13', '2026-12-01', '1999-12', ''])(
    'API-100 refuses %j as a month',
    async (month) => {
      const { status } = await list(company.admin, month)
      expect(status).toBe(400)
    },
  )

  it('INV-01 is read by admins, managers and who acts for them; a stranger has none of it', async () => {
    const stranger = await aCompany(app)
    const count = async (caller: Caller) => (await list(caller, '2026-12')).body.invoices.length
    expect(await count(company.manager)).toBe(1)
    expect(await count(await actingFor(app, company.admin))).toBe(1)
    expect(await count(stranger.admin)).toBe(0)
    expect((await list(company.collaborator, '2026-12')).status).toBe(403)
    expect((await list(insider, '2026-12')).status).toBe(403)
  })
})

describe('a payment', () => {
  it('INV-06 G-26 is noted by staff, once and for all or not after all', async () => {
    expect((await pay(insider, true)).body).toMatchObject({ id, paid: true })
    const first = await paidAt()
    expect((await pay(insider, true)).body.paid).toBe(true)
    expect(await paidAt()).toBe(first)
    expect((await list(company.admin, '2026-12')).body.invoices[0]?.paid).toBe(true)
    expect((await pay(insider, false)).body.paid).toBe(false)
    expect(await paidAt()).toBe('null')
    // A repeated call leaves no audit row.
    const { rows } = await ownerQuery(
      app.database,
      "select after ->> 'paid' as paid from audit_log where entity_id = $1 and action = 'invoice.pay' order by at",
      [id],
    )
    expect(rows.map(({ paid }) => paid)).toEqual(['true', 'false'])
  })

  it('is nobody else’s, nor of an invoice that does not exist', async () => {
    for (const caller of [company.admin, await actingFor(app, company.admin)]) {
      expect((await pay(caller, true)).status).toBeGreaterThanOrEqual(403)
    }
    const nowhere = '00000000-0000-4000-8000-000000000009'
    expect((await pay(insider, true, nowhere)).status).toBe(404)
    expect((await credit(insider, 1, nowhere)).status).toBe(404)
  })

  const paidAt = async () => {
    const { rows } = await ownerQuery(app.database, 'select paid_at from invoices where id = $1', [
      id,
    ])
    return String(rows[0]?.['paid_at'])
  }
})

describe('a credit note', () => {
  it('INV-04 INV-05 G-26 gives back a part, then what is left, never more', async () => {
    const own = await aCompany(app)
    const invoice = await anInvoice(app, own)
    const first = await credit(insider, 43.36, invoice)
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({
      type: 'creditNote',
      referenceNumber: expect.stringMatching(/^A2026-\d{6}$/) as string,
      amount: -43.36,
      amountWithoutTax: -36.13,
      creditOf: { reason: 'Pause non déduite' },
    })
    const tooMuch = await credit(insider, 200.01, invoice)
    expect([tooMuch.status, tooMuch.error]).toMatchObject([
      409,
      { key: 'errors.invoice.credit_too_large', metadata: { left: 200 } },
    ])
    const second = await credit(insider, 200, invoice)
    expect(numberOf(second.body.referenceNumber)).toBe(numberOf(first.body.referenceNumber) + 1)
    expect((await credit(insider, 0.01, invoice)).error).toMatchObject({ metadata: { left: 0 } })
    const listed = (await list(own.admin, '2026-12')).body.invoices
    const amounts = listed.map(({ amount }) => amount).toSorted((a, b) => a - b)
    expect(amounts).toEqual([-200, -43.36, 243.36])
    const billed = listed.find(({ type }) => type === 'invoice')
    expect(first.body.creditOf?.referenceNumber).toBe(billed?.referenceNumber)
  })

  it('G-26 of the whole invoice is the invoice, negative', async () => {
    const invoice = await anInvoice(app, await aCompany(app))
    const { body } = await credit(insider, 243.36, invoice)
    expect([body.amount, body.amountWithoutTax]).toEqual([-243.36, -202.8])
    // A credit note cannot be credited.
    expect((await credit(insider, 1, body.id)).status).toBe(409)
  })

  it('INV-06 that settled an invoice by itself is told from money, which stays paid', async () => {
    const own = await aCompany(app)
    const [givenBack, paid, part] = [
      await anInvoice(app, own),
      await anInvoice(app, own),
      await anInvoice(app, own),
    ]
    const settlements = async () => {
      const { invoices: listed } = (await list(own.admin, '2026-12')).body
      return [givenBack, paid, part].map((of) => {
        const found = listed.find((each) => each.id === of)
        return [found?.settlement, found?.paid]
      })
    }
    await credit(insider, 43.36, givenBack)
    await credit(insider, 200, givenBack)
    await pay(insider, true, paid)
    await credit(insider, 243.36, paid)
    await credit(insider, 43.36, part)
    await pay(insider, true, part)
    const expected = [
      ['credited', true],
      ['paid', true],
      ['paid', true],
    ]
    expect(await settlements()).toEqual(expected)

    const asked = async (query: { settlement?: 'paid' | 'credited' | 'unpaid'; paid?: 'true' }) =>
      (
        await call(app, invoiceDesk.listIssuedInvoices, insider, {
          query: { q: own.name, ...query },
        })
      ).body.invoices
        .filter(({ type }) => type === 'invoice')
        .map((invoice) => invoice.id)
    expect(await asked({ settlement: 'credited' })).toEqual([givenBack])
    expect((await asked({ settlement: 'paid' })).toSorted()).toEqual([paid, part].toSorted())
    expect(await asked({ settlement: 'unpaid' })).toEqual([])
    expect(await asked({ paid: 'true' })).toHaveLength(3)

    const file = await call(app, invoices.exportInvoices, own.admin, {
      query: { settlement: ['credited'] },
    })
    const [, ...rows] = file.response.payload.trimEnd().split('\r\n')
    expect(rows).toEqual([expect.stringContaining(';243,36;Annulée par avoir;')])

    // It is reopened, but has nothing left to pay.
    await pay(insider, false, givenBack)
    expect((await settlements())[0]).toEqual(['credited', false])
  })

  describe('INV-06 ENT-20 is settled', () => {
    /** The amounts of the open invoices, the smallest first. */
    const open = async ({ admin }: TestCompany) =>
      (await list(admin, '2026-12')).body.invoices
        .filter(({ paid }) => !paid)
        .map(({ amount }) => amount)
        .toSorted((a, b) => a - b)

    it('with its invoice, which it was deducted from, and open again with it', async () => {
      const own = await aCompany(app)
      const invoice = await anInvoice(app, own)
      await credit(insider, 43.36, invoice)
      await pay(insider, true, invoice)
      expect(await open(own)).toEqual([])
      await pay(insider, false, invoice)
      expect(await open(own)).toEqual([-43.36, 243.36])
    })

    it('with each invoice of a list of payments', async () => {
      const own = await aCompany(app)
      const invoice = await anInvoice(app, own)
      const { body } = await credit(insider, 43.36, invoice)
      const references = [body.creditOf?.referenceNumber ?? '']
      await call(app, invoiceDesk.payInvoices, insider, { body: { references } })
      expect(await open(own)).toEqual([])
      const { body: trail } = await call(app, audit.listAuditTrail, insider, {
        query: { organisationId: own.id, kind: 'invoice' },
      })
      expect(trail.entries.filter(({ action }) => action === 'invoice.pay')).toHaveLength(2)
    })

    it('by hand where its invoice was paid before it, and stays so whatever becomes of that', async () => {
      const own = await aCompany(app)
      const invoice = await anInvoice(app, own)
      await pay(insider, true, invoice)
      const { body } = await credit(insider, 43.36, invoice)
      expect(await open(own)).toEqual([-43.36])
      app.clock.set(instantAfter(testNow, 60_000))
      await pay(insider, true, body.id)
      app.clock.set(testNow)
      await pay(insider, false, invoice)
      expect(await open(own)).toEqual([243.36])
    })

    it('with an invoice that it leaves nothing of, and that was never paid', async () => {
      const own = await aCompany(app)
      const invoice = await anInvoice(app, own)
      await credit(insider, 43.36, invoice)
      expect(await open(own)).toEqual([-43.36, 243.36])
      const last = await credit(insider, 200, invoice)
      expect(last.body.paid).toBe(true)
      expect(await open(own)).toEqual([])
      const params = { id: invoice }
      const { body } = await call(app, invoices.readInvoice, own.admin, { params })
      expect(body.lifeCycle.statuses).toEqual([])
    })
  })

  it('users §3 two at once do not give back more than the invoice', async () => {
    const invoice = await anInvoice(app, await aCompany(app))
    const answers = await Promise.all([1, 2, 3].map(() => credit(insider, 100, invoice)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409])
  })

  it.each([
    [0, 'Pause'],
    [-1, 'Pause'],
    [1.005, 'Pause'],
    [1, ''],
    [1, 'x'.repeat(501)],
  ])('refuses %d € because of %j', async (amount, reason) => {
    expect((await credit(insider, amount, id, reason)).status).toBeGreaterThanOrEqual(400)
  })

  it('G-33 the trail tells what was issued, paid and given back', async () => {
    const { body } = await call(app, audit.listAuditTrail, insider, {
      query: { organisationId: company.id, kind: 'invoice' },
    })
    const told = body.entries.map(({ action }) => action)
    expect(told).toContain('invoice.issue')
    expect(told).toContain('invoice.pay')
  })
})

function numberOf(reference: string): number {
  return Number(reference.slice(6))
}
