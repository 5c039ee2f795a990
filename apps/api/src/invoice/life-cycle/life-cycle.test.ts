import { audit, invoiceDesk, invoiceLifeCycles, invoices } from '@renfort/contract'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FlowRefused, InvoicePlatformUnavailable } from '../../outside/invoice-platform/port.ts'
import { nobody } from '../../platform/database/db.ts'
import { actingFor, aCompany, anInsider, type TestCompany } from '../../testing/companies.ts'
import { type TestPlatform, testPlatform } from '../../testing/invoice-platform.ts'
import { anInvoice } from '../../testing/invoices.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { runJob } from '../../testing/run-job.ts'
import { call, type Caller, startTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { findStoredInvoice } from '../issue/document-queries.ts'
import { electronicInvoice } from '../issue/electronic-invoice.ts'
import { makeInvoiceDocument } from '../issue/make-invoice-document.ts'
import { readPlatformNews } from './read-platform-news.ts'
import { sendInvoiceStatus } from './send-invoice-status.ts'
import { transmitInvoice } from './transmit-invoice.ts'

let app: TestApp
let platform: TestPlatform
let company: TestCompany
let insider: Caller
beforeAll(async () => {
  platform = testPlatform()
  app = await startTestApp({}, { invoicePlatform: platform })
  insider = await anInsider(app)
})
beforeEach(() => {
  app.clock.set(testNow)
  platform.failing = null
  platform.sent.length = 0
})
afterAll(async () => {
  await app.app.close()
  await app.database.close()
})

const details = async (id: string) =>
  (await call(app, invoices.readInvoice, company.admin, { params: { id } })).body
const lifeOf = async (id: string) => (await details(id)).lifeCycle
const keyOf = (invoiceId: string) => ({ organisationId: company.id, invoiceId })
const transmit = (id: string) => runJob(app, transmitInvoice, keyOf(id))

/** The invoice of a new company, with its document. */
async function aDocument(): Promise<{ readonly id: string; readonly referenceNumber: string }> {
  company = await aCompany(app)
  const id = await anInvoice(app, company)
  await runJob(app, makeInvoiceDocument, keyOf(id))
  return { id, referenceNumber: (await details(id)).referenceNumber }
}

async function aSentInvoice() {
  const invoice = await aDocument()
  await transmit(invoice.id)
  const [flow] = platform.sent.splice(0)
  if (flow === undefined) throw new Error('Nothing was sent.')
  return { ...invoice, about: flow.about, flow }
}

async function queued(job: string): Promise<readonly unknown[]> {
  const { rows } = await ownerQuery(
    app.database,
    'select data from pgboss.job where name = $1 order by created_on, id',
    [job],
  )
  return rows.map(({ data }) => data)
}

describe('the transmission of an invoice', () => {
  it('ENT-20 is left to be done with its document, and hands it over once, named by its number', async () => {
    const { id, referenceNumber } = await aDocument()
    expect(await queued('transmit-invoice')).toContainEqual(keyOf(id))
    expect(await lifeOf(id)).toEqual({
      status: null,
      sentAt: null,
      untransmitted: null,
      statuses: [],
    })
    await transmit(id)
    await transmit(id)
    expect(platform.sent).toHaveLength(1)
    const [flow] = platform.sent
    expect(flow).toMatchObject({
      trackingId: referenceNumber,
      fileName: `${referenceNumber}.pdf`,
      syntax: 'Factur-X',
      about: { type: 'invoice', referenceNumber, issuedOn: isoDate('2026-12-15') },
    })
    expect(Buffer.from(flow?.bytes ?? []).toString('latin1', 0, 5)).toBe('%PDF-')
    expect((await lifeOf(id)).sentAt).not.toBeNull()
    const { body } = await call(app, audit.listAuditTrail, insider, {
      query: { organisationId: company.id, kind: 'invoice' },
    })
    expect(body.entries.filter(({ action }) => action === 'invoice.transmit')).toHaveLength(1)
  })

  it('that the platform cannot take now says so, and is tried again', async () => {
    const { id } = await aDocument()
    platform.failing = new InvoicePlatformUnavailable('status 503')
    await expect(transmit(id)).rejects.toThrow('status 503')
    expect((await lifeOf(id)).untransmitted).toBe('unreachable')
    expect((await details(id)).concern).toBe('untransmitted')
    platform.failing = null
    await transmit(id)
    expect(await lifeOf(id)).toMatchObject({ untransmitted: null })
    expect((await details(id)).concern).toBeNull()
  })

  it('that the platform refuses says why to staff, and waits for them', async () => {
    const { id, referenceNumber } = await aDocument()
    platform.failing = new FlowRefused('InvalidSchema BT-49 is missing')
    await transmit(id)
    expect((await lifeOf(id)).untransmitted).toBe('refusedFile')
    const found = async () =>
      (
        await call(app, invoiceDesk.listIssuedInvoices, insider, {
          query: { concern: 'untransmitted' },
        })
      ).body
    const { invoices: rows, concerns } = await found()
    expect(rows.map((row) => [row.referenceNumber, row.standing.detail])).toEqual([
      [referenceNumber, 'InvalidSchema BT-49 is missing'],
    ])
    expect(concerns.untransmitted).toBe(1)
    platform.failing = null
    const again = await call(app, invoiceDesk.transmitAgain, insider, { params: { id } })
    expect(again.status).toBe(200)
    expect((await found()).total).toBe(0)
    await transmit(id)
    expect(platform.sent).toHaveLength(1)
    // The platform has it, so no invoice is left to send.
    const more = await call(app, invoiceDesk.transmitAgain, insider, { params: { id } })
    expect([more.status, more.error?.key]).toEqual([409, 'errors.invoice.already_transmitted'])
  })

  it('without a platform, or to a client whom no directory knows, says so', async () => {
    const { id } = await aDocument()
    const without = { services: { ...app.services, invoicePlatform: null } }
    await runJob(without, transmitInvoice, keyOf(id))
    expect((await lifeOf(id)).untransmitted).toBe('noPlatform')
    // It is a problem of the installation and of no single invoice.
    expect((await details(id)).concern).toBeNull()
    await ownerQuery(
      app.database,
      `update invoices set facts = jsonb_set(facts, '{buyer,siren}', '"123456780"') where id = $1`,
      [id],
    )
    await transmit(id)
    expect((await lifeOf(id)).untransmitted).toBe('noSiren')
    expect(platform.sent).toEqual([])
  })

  it('decisions §9 is left to staff, who act for nobody', async () => {
    const { id } = await aDocument()
    for (const caller of [company.admin, await actingFor(app, company.admin)]) {
      const { status } = await call(app, invoiceDesk.transmitAgain, caller, { params: { id } })
      expect(status).toBeGreaterThanOrEqual(403)
    }
    const nothing = { params: { id: '00000000-0000-4000-8000-000000000000' } }
    expect((await call(app, invoiceDesk.transmitAgain, insider, nothing)).status).toBe(404)
  })
})

describe('what platforms say', () => {
  it('ENT-20 is kept in the order of time, each message once, whatever order it comes in', async () => {
    const { id, about } = await aSentInvoice()
    const reason = { code: 'QTE_ERR', words: 'Vendredi compte deux fois' } as const
    platform.say(about, { status: 'takenInCharge' })
    platform.say(about, { status: 'deposited' })
    platform.say(about, { status: 'disputed', reason })
    await runJob(app, readPlatformNews)
    await runJob(app, readPlatformNews)
    const { status, statuses } = await lifeOf(id)
    expect(status).toBe('disputed')
    expect(statuses.map((each) => [each.status, each.by])).toEqual([
      ['takenInCharge', 'platform'],
      ['deposited', 'platform'],
      ['disputed', 'platform'],
    ])
    expect(statuses[2]?.reason).toEqual(reason)
    expect((await details(id)).concern).toBe('disputed')
    const { body } = await call(app, invoiceDesk.listIssuedInvoices, insider, {
      query: { concern: 'disputed' },
    })
    expect(body.invoices.map((row) => row.standing.reason)).toEqual([reason])
    expect(body.concerns).toMatchObject({ disputed: 1 })
  })

  it('holds up nothing where one message is of no invoice, or cannot be read', async () => {
    const { id, about } = await aSentInvoice()
    platform.add({ kind: 'status', flowId: 'broken', updatedAt: platformTime('06:50') })
    platform.say(
      { ...about, referenceNumber: 'F1999-000001' },
      {
        status: 'refused',
        at: platformTime('06:51'),
        reason: { code: 'CMD_ERR', words: null },
      },
    )
    platform.say(about, { status: 'approved', at: platformTime('06:52') })
    await expect(runJob(app, readPlatformNews)).rejects.toThrow('broken')
    expect((await lifeOf(id)).status).toBe('approved')
  })

  it('a file that was not taken after all is not at the platform', async () => {
    const { id, flow } = await aSentInvoice()
    const news = { flowId: `flow-${flow.trackingId}`, trackingId: flow.trackingId }
    platform.add({
      ...news,
      kind: 'refused',
      reason: 'InvalidSchema',
      updatedAt: platformTime('07:50'),
    })
    await runJob(app, readPlatformNews).catch(() => undefined)
    expect(await lifeOf(id)).toMatchObject({ sentAt: null, untransmitted: 'refusedFile' })
  })

  it('without a platform nothing is asked', async () => {
    const without = { services: { ...app.services, invoicePlatform: null } }
    await expect(runJob(without, readPlatformNews)).resolves.toBeUndefined()
  })
})

function platformTime(time: string) {
  return `2026-12-15T${time}:00Z` as Parameters<TestPlatform['add']>[0]['updatedAt']
}

describe('a payment that came in (212)', () => {
  const pay = (id: string, paid: boolean) =>
    call(app, invoices.payInvoice, insider, { params: { id }, body: { paid } })
  const amounts = async (id: string) =>
    (await lifeOf(id)).statuses.map(({ status, amount, taxRate }) => [status, amount, taxRate])

  it('is said with its amount and the rate of its tax, and taken back where it did not', async () => {
    const { id, about } = await aSentInvoice()
    await pay(id, true)
    await pay(id, true)
    expect(await amounts(id)).toEqual([['paidIn', 243.36, 20]])
    for (const data of await queued('send-invoice-status')) {
      await runJob(app, sendInvoiceStatus, data)
    }
    const [message] = platform.sent
    expect(message).toMatchObject({ syntax: 'CDAR', about })
    const xml = new TextDecoder().decode(message?.bytes)
    expect(xml).toContain('<ram:ProcessConditionCode>212</ram:ProcessConditionCode>')
    expect(xml).toContain('<ram:ValueAmount currencyID="EUR">243.36</ram:ValueAmount>')
    await pay(id, false)
    expect((await amounts(id))[1]).toEqual(['paidIn', -243.36, 20])
  })

  it('of an invoice that the platform gets later is told then', async () => {
    const { id } = await aDocument()
    await pay(id, true)
    const { rows } = await ownerQuery(
      app.database,
      'select id from invoice_statuses where invoice_id = $1',
      [id],
    )
    const data = { organisationId: company.id, statusId: String(rows[0]?.['id']) }
    await runJob(app, sendInvoiceStatus, data)
    expect(platform.sent).toEqual([])
    expect(await queued('send-invoice-status')).not.toContainEqual(data)
    await transmit(id)
    expect(await queued('send-invoice-status')).toContainEqual(data)
  })

  it('is what is left after credit notes; money given back later is said of the credit note', async () => {
    const { id } = await aDocument()
    const credit = async (amount: number) =>
      (
        await call(app, invoices.creditInvoice, insider, {
          params: { id },
          body: { amount, reason: 'Pause' },
        })
      ).body.id
    const deducted = await credit(43.36)
    await pay(id, true)
    expect(await amounts(id)).toEqual([['paidIn', 200, 20]])
    const givenBack = await credit(50)
    await pay(givenBack, true)
    expect([await amounts(deducted), await amounts(givenBack)]).toEqual([[], [['paidIn', -50, 20]]])
  })

  it('of a list of payments is said of each', async () => {
    const { referenceNumber: first } = await aDocument()
    const { id, referenceNumber } = await aDocument()
    const references = [first, referenceNumber]
    await call(app, invoiceDesk.payInvoices, insider, { body: { references } })
    expect(await amounts(id)).toEqual([['paidIn', 243.36, 20]])
    const { rows } = await ownerQuery(
      app.database,
      `select count(*)::int as said from invoice_statuses
        where invoice_id in (select id from invoices where reference_number = any($1))`,
      [references],
    )
    expect(rows).toEqual([{ said: 2 }])
  })

  it('is not said of an invoice that its client refused; a later dispute stands out', async () => {
    const { id, about } = await aSentInvoice()
    const at = platformTime('08:00')
    platform.say(about, { status: 'refused', at, reason: { code: 'CMD_ERR', words: 'Non' } })
    await runJob(app, readPlatformNews).catch(() => undefined)
    await pay(id, true)
    expect(await amounts(id)).toEqual([['refused', null, null]])
    expect(await details(id)).toMatchObject({ paid: true, concern: 'refused' })
  })

  it('S1 stays S1: the invoice for machines is the same before and after', async () => {
    const { id } = await aDocument()
    const xml = async () => {
      const stored = await findStoredInvoice(app.services.db.queries(nobody), keyOf(id))
      return stored === null ? '' : electronicInvoice(stored)
    }
    const before = await xml()
    await pay(id, true)
    expect(await xml()).toBe(before)
    expect(before).toContain('<ram:ID>S1</ram:ID>')
  })
})

describe('what the company answers', () => {
  const dispute = {
    answer: 'dispute',
    reason: 'QTE_ERR',
    comment: 'Vendredi compte deux fois',
  } as const
  const say = (caller: Caller, id: string, body: unknown) =>
    call(app, invoiceLifeCycles.answerInvoice, caller, { params: { id }, body })

  it('a dispute has a reason and words, is signed, and ends with an approval', async () => {
    const { id } = await aDocument()
    const disputed = await say(company.admin, id, dispute)
    expect(disputed.status).toBe(201)
    expect(disputed.body).toMatchObject({
      status: 'disputed',
      statuses: [
        { by: 'company', reason: { code: 'QTE_ERR', words: 'Vendredi compte deux fois' } },
      ],
    })
    expect(disputed.body.statuses[0]?.author).not.toBeNull()
    expect((await say(company.admin, id, dispute)).error?.key).toBe(
      'errors.invoice.already_disputed',
    )
    const approved = await say(company.manager, id, { answer: 'approve' })
    expect(approved.body.status).toBe('approved')
    expect((await say(company.admin, id, { answer: 'approve' })).status).toBe(409)
    // The company says it in this product, not on its platform.
    expect(await queued('send-invoice-status')).not.toContainEqual(
      expect.objectContaining({ organisationId: id }),
    )
    expect(platform.sent).toEqual([])
  })

  it.each([
    [{}],
    [{ answer: 'refuse' }],
    [{ answer: 'dispute', comment: 'Sans motif' }],
    [{ ...dispute, comment: ' ' }],
    [{ ...dispute, comment: 'x'.repeat(501) }],
    [{ ...dispute, reason: 'REJ_UNI' }],
  ])('refuses %j', async (body) => {
    const { id } = await aDocument()
    expect((await say(company.admin, id, body)).status).toBe(400)
  })

  it('decisions §9 is of admins and users of that company, never of somebody in their name', async () => {
    const { id } = await aDocument()
    const foreign = await aCompany(app)
    expect((await say(company.collaborator, id, dispute)).status).toBe(403)
    expect((await say(foreign.admin, id, dispute)).status).toBe(404)
    const acting = await say(await actingFor(app, company.admin), id, dispute)
    expect(acting.error?.key).toBe('errors.logas.forbidden')
    expect((await say(insider, id, dispute)).status).toBeGreaterThanOrEqual(400)
    expect((await lifeOf(id)).statuses).toEqual([])
  })

  it('two answers at once are one after the other', async () => {
    const { id } = await aDocument()
    const answers = await Promise.all([1, 2, 3].map(() => say(company.admin, id, dispute)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect((await lifeOf(id)).statuses).toHaveLength(1)
  })
})
