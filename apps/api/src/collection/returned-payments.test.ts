import { collections, inbox, invoiceDesk, invoices } from '@renfort/contract'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChargeAnswer, ChargeReturn } from '../outside/payment/port.ts'
import { aCompany, anInsider, type TestCompany } from '../testing/companies.ts'
import { anInvoice } from '../testing/invoices.ts'
import { mailsTo } from '../testing/mails.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { anAccount, payingWith, somePayment } from '../testing/payments.ts'
import { runJob } from '../testing/run-job.ts'
import { call, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'
import { wireDay } from '../testing/wire-day.ts'
import { collectDueInvoices } from './collect-due-invoices.ts'
import { followCharge } from './follow-charge.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(() => {
  app.clock.set(testNow)
})

interface Debited {
  readonly company: TestCompany
  readonly id: string
  readonly chargeId: string
}

/** An invoice whose debit is asked of its bank. */
async function debited(): Promise<Debited> {
  const company = await aCompany(app)
  await payingWith(app, company, anAccount())
  const id = await anInvoice(app, company)
  await collectOn('2027-01-14')
  const { rows } = await ownerQuery(
    app.database,
    'select charge_id from collection_tries where invoice_id = $1',
    [id],
  )
  return { company, id, chargeId: String(rows[0]?.['charge_id']) }
}

async function paid(): Promise<Debited> {
  const invoice = await debited()
  await collectOn('2027-01-16')
  expect((await read(invoice)).paid).toBe(true)
  return invoice
}

async function collectOn(day: string) {
  app.clock.set(instant(`${day}T05:30:00.000Z`))
  await runJob(app, collectDueInvoices)
  app.clock.set(testNow)
}

const read = async ({ company: { admin }, id }: Debited) =>
  (await call(app, invoices.readInvoice, admin, { params: { id } })).body
let events = 0
const eventId = () => `evt_returned_${(events += 1)}`
/** What the provider tells weeks after the payment. */
async function told(
  { chargeId }: Debited,
  state: ChargeReturn['state'] = 'returned',
  changes: Partial<ChargeReturn> = {},
  id = eventId(),
) {
  app.clock.set(instant('2027-02-10T09:00:00.000Z'))
  await followCharge(app.services, {
    id,
    type: 'charge_returned',
    chargeId,
    change: {
      returnId: `du_${chargeId}`,
      state,
      reason: 'contested',
      amountCents: 24_336,
      ...changes,
    },
  })
  app.clock.set(testNow)
}
const answered = ({ chargeId }: Debited, answer: ChargeAnswer) =>
  followCharge(app.services, { id: eventId(), type: 'charge_answered', chargeId, answer })
const mailsOf = async (invoice: Debited, happened = 'repris') => {
  const { referenceNumber } = await read(invoice)
  const mails = await mailsTo(app, somePayment.accountingInfo.email)
  return mails.filter(({ subject }) => subject.includes(`${referenceNumber} a été ${happened}`))
}
const paidIn = async (invoice: Debited) =>
  (await read(invoice)).lifeCycle.statuses.map(({ amount }) => amount)

it('ENT-20 a debit whose bank refuses it days later is tried again on a day still to come, which the mail says', async () => {
  const invoice = await debited()
  app.clock.set(instant('2027-01-20T09:00:00.000Z'))
  await answered(invoice, { state: 'refused', reason: 'insufficientFunds' })
  app.clock.set(testNow)
  expect((await read(invoice)).collection).toMatchObject({
    state: 'refused',
    day: wireDay('2027-01-21'),
  })
  const [mail] = await mailsOf(invoice, 'refusé')
  expect(mail?.text).toContain('Nous réessaierons le 21 janvier 2027.')
  await collectOn('2027-01-20')
  expect((await read(invoice)).collection?.tries).toBe(1)
  await collectOn('2027-01-21')
  expect((await read(invoice)).collection?.tries).toBe(2)
})

describe('ENT-20 a debit that is contested weeks after it was paid', () => {
  it('is to pay again, once however often it is told; what came in (212) is taken back', async () => {
    const invoice = await paid()
    const id = eventId()
    await Promise.all([told(invoice, 'returned', {}, id), told(invoice, 'returned', {}, id)])
    await told(invoice)
    expect(await read(invoice)).toMatchObject({
      paid: false,
      collection: { state: 'returned', day: null, reason: 'contested', tries: 1 },
      lifeCycle: { status: null },
    })
    expect(await paidIn(invoice)).toEqual([243.36, -243.36])
    expect(await mailsOf(invoice)).toHaveLength(1)
  })

  it('tells the accounting contact why and what to do, and waits for the company and for staff', async () => {
    const invoice = await paid()
    await told(invoice, 'returned', { reason: 'insufficientFunds' })
    const [mail] = await mailsOf(invoice)
    const text = mail?.text.replaceAll(/[\u202f\u00a0]/g, ' ')
    for (const said of [
      '243,36 €',
      'Provision insuffisante',
      'FR76 0000',
      'qu’à votre demande',
      invoice.id,
    ]) {
      expect(text).toContain(said)
    }
    const { body } = await call(app, inbox.readInbox, invoice.company.admin)
    expect(body.sections.find(({ kind }) => kind === 'payment')).toMatchObject({
      lines: [{ invoiceId: invoice.id, reason: 'insufficientFunds' }],
    })
    const listed = await call(app, invoiceDesk.listIssuedInvoices, await anInsider(app), {
      query: { concern: 'returned' },
    })
    expect(listed.body.concerns.returned).toBeGreaterThan(0)
    expect(listed.body.invoices.find(({ id }) => id === invoice.id)?.collection).toMatchObject({
      state: 'returned',
      reason: 'insufficientFunds',
    })
  })

  it('is not taken again by itself, even with another account; the company may ask for it', async () => {
    const invoice = await paid()
    await told(invoice)
    await payingWith(app, invoice.company, anAccount())
    for (const day of ['2027-02-15', '2027-02-18', '2027-02-22']) await collectOn(day)
    expect((await read(invoice)).collection).toMatchObject({ state: 'returned', tries: 1 })
    const again = await call(app, collections.collectInvoice, invoice.company.admin, {
      params: { id: invoice.id },
      body: { tries: 1 },
    })
    expect(again.body.collection).toMatchObject({ state: 'pending', tries: 2 })
    // What is told once more of the first try changes nothing of the second.
    await told(invoice, 'returned', { returnId: 'du_another' })
    expect((await read(invoice)).collection).toMatchObject({ state: 'pending' })
  })

  it('told before the payment itself, it is not paid in between', async () => {
    const invoice = await debited()
    await told(invoice)
    await answered(invoice, { state: 'succeeded' })
    expect(await read(invoice)).toMatchObject({
      paid: false,
      collection: { state: 'returned', reason: 'contested' },
    })
    expect(await paidIn(invoice)).toEqual([])
  })

  it('that is won is paid, whichever is told first', async () => {
    const [late, early] = [await paid(), await paid()]
    await told(late, 'returned')
    await told(late, 'restored')
    await told(early, 'restored')
    await told(early, 'returned')
    for (const invoice of [late, early]) {
      expect(await read(invoice)).toMatchObject({ paid: true, lifeCycle: { status: 'paidIn' } })
    }
    expect(await paidIn(late)).toEqual([243.36, -243.36, 243.36])
    expect(await mailsOf(early)).toEqual([])
  })

  it('in part is taken again for that part', async () => {
    const invoice = await paid()
    await told(invoice, 'returned', { amountCents: 4_336 })
    await call(app, collections.collectInvoice, invoice.company.admin, {
      params: { id: invoice.id },
      body: { tries: 1 },
    })
    const { rows } = await ownerQuery(
      app.database,
      'select amount_cents as amount from collection_tries where invoice_id = $1 order by number',
      [invoice.id],
    )
    expect(rows).toEqual([{ amount: 24_336 }, { amount: 4_336 }])
  })

  it('of a charge of others is ignored', async () => {
    const invoice = await paid()
    await told({ ...invoice, chargeId: 'pi_other' })
    expect((await read(invoice)).paid).toBe(true)
  })
})
