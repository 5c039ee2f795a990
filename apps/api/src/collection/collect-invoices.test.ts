import {
  audit,
  collections,
  invoiceDesk,
  invoiceLifeCycles,
  invoices,
  payment,
} from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import type { LocalMethod } from '@renfort/contract/local-payment.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PaymentProvider, PaymentUnavailable } from '../outside/payment/port.ts'
import { aCompany, actingFor, anInsider, type TestCompany } from '../testing/companies.ts'
import { anInvoice } from '../testing/invoices.ts'
import { mailsTo } from '../testing/mails.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import {
  aCard,
  anAccount,
  emptyIban,
  payingWith,
  somePayment,
  testCards,
} from '../testing/payments.ts'
import { wireDay } from '../testing/wire-day.ts'
import { runJob } from '../testing/run-job.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'
import { collectDueInvoices } from './collect-due-invoices.ts'
import { makeInvoiceDocument } from '../invoice/issue/make-invoice-document.ts'
import { collectInvoice } from './collect-invoice.ts'
import { nobody } from '../platform/database/db.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(() => {
  app.clock.set(testNow)
})

/** The invoice of a company that pays with a method, due on 14 January 2027. */
async function billed(method: LocalMethod | null) {
  const company = await aCompany(app)
  if (method !== null) await payingWith(app, company, method)
  const id = await anInvoice(app, company)
  return { company, id }
}

/** Sessions of the tests have ended by the days of the runs, so that reading goes back to their own day. */
async function collectOn(day: string) {
  app.clock.set(instant(`${day}T05:30:00.000Z`))
  await runJob(app, collectDueInvoices)
  app.clock.set(testNow)
}
async function read({ admin }: TestCompany, id: string) {
  const { status, body } = await call(app, invoices.readInvoice, admin, { params: { id } })
  expect(status).toBe(200)
  return body
}
async function triesOf(id: string) {
  const { rows } = await ownerQuery(
    app.database,
    `select t.number, t.amount_cents as amount, a.state, a.reason from collection_tries t
     left join collection_answers a on a.invoice_id = t.invoice_id and a.number = t.number
     where t.invoice_id = $1 order by t.number, a.answered_at, a.state`,
    [id],
  )
  return rows.map(({ number, amount, state, reason }) => [number, amount, state, reason])
}
const collect = (caller: Caller, id: string, tries = 1) =>
  call(app, collections.collectInvoice, caller, { params: { id }, body: { tries } })

describe('an invoice that is due', () => {
  it('ENT-20 decisions §4.8 is taken of the card of its company on that day, once', async () => {
    const { company, id } = await billed(aCard(testCards.accepted))
    expect((await read(company, id)).collection).toEqual({
      state: 'planned',
      method: 'card',
      day: wireDay('2027-01-14'),
      reason: null,
      tries: 0,
    })
    await collectOn('2027-01-13')
    expect((await read(company, id)).paid).toBe(false)
    await collectOn('2027-01-14')
    expect(await read(company, id)).toMatchObject({ paid: true, collection: null })
    await collectOn('2027-01-14')
    await collectOn('2027-01-21')
    expect(await triesOf(id)).toEqual([[1, 24_336, 'succeeded', null]])
    const { body } = await call(app, audit.listAuditTrail, await anInsider(app), {
      query: { organisationId: company.id, kind: 'invoice' },
    })
    const actions = body.entries.map(({ action }) => action)
    expect(actions.filter((action) => action === 'invoice.pay')).toHaveLength(1)
    expect(actions.filter((action) => action === 'invoice.collect')).toHaveLength(2)
  })

  it('ENT-20 is taken on the very day that its mail says', async () => {
    const { company, id } = await billed(anAccount())
    const { referenceNumber } = await read(company, id)
    await runJob(app, makeInvoiceDocument, { organisationId: company.id, invoiceId: id })
    const mails = await mailsTo(app, somePayment.accountingInfo.email)
    const mail = mails.find(({ subject }) => subject.includes(`facture ${referenceNumber}`))
    expect(mail?.text).toContain(
      'Elle sera prélevée le 14 janvier 2027 sur le compte qui se termine par 2606.',
    )
    await collectOn('2027-01-13')
    expect(await triesOf(id)).toHaveLength(0)
    await collectOn('2027-01-14')
    expect(await triesOf(id)).toHaveLength(1)
  })

  it('nothing is said to be taken of what was given back in full', async () => {
    const { company, id } = await billed(aCard(testCards.accepted))
    await call(app, invoices.creditInvoice, await anInsider(app), {
      params: { id },
      body: { amount: 243.36, reason: 'Erreur' },
    })
    expect((await read(company, id)).collection).toBeNull()
  })

  it('a debit waits for its bank for days, then is paid', async () => {
    const { company, id } = await billed(anAccount())
    await collectOn('2027-01-14')
    expect(await read(company, id)).toMatchObject({ paid: false, collection: { state: 'pending' } })
    await collectOn('2027-01-15')
    expect((await read(company, id)).collection?.state).toBe('pending')
    await collectOn('2027-01-16')
    expect((await read(company, id)).paid).toBe(true)
    expect(await triesOf(id)).toEqual([
      [1, 24_336, 'pending', null],
      [1, 24_336, 'succeeded', null],
    ])
  })

  it('a credit note waits for the bank, so that no more is taken than is owed', async () => {
    const { company, id } = await billed(anAccount())
    await collectOn('2027-01-14')
    const insider = await anInsider(app)
    const credit = () =>
      call(app, invoices.creditInvoice, insider, {
        params: { id },
        body: { amount: 43.36, reason: 'Pause non déduite' },
      })
    expect((await credit()).error?.key).toBe('errors.invoice.collection_pending')
    await collectOn('2027-01-16')
    expect((await read(company, id)).paid).toBe(true)
    expect((await credit()).status).toBe(201)
  })

  it('is noted as paid by nobody while its bank is asked, which may pay it too', async () => {
    const { company, id } = await billed(anAccount())
    const { referenceNumber } = await read(company, id)
    await collectOn('2027-01-14')
    const insider = await anInsider(app)
    const note = () =>
      call(app, invoices.payInvoice, insider, { params: { id }, body: { paid: true } })
    const ofList = { body: { references: [referenceNumber] } }
    expect((await note()).error?.key).toBe('errors.invoice.collection_pending')
    const checked = await call(app, invoiceDesk.checkPayments, insider, ofList)
    expect(checked.body.lines[0]?.state).toBe('collecting')
    const noted = await call(app, invoiceDesk.payInvoices, insider, ofList)
    expect(noted.body.lines[0]?.result).toBe('collecting')
    expect((await read(company, id)).paid).toBe(false)
    await collectOn('2027-01-16')
    expect((await note()).status).toBe(200)
    const again = await call(app, invoiceDesk.payInvoices, insider, ofList)
    expect(again.body.lines[0]?.result).toBe('already')
  })

  it('is collected for what a credit note has left of it', async () => {
    const { company, id } = await billed(aCard(testCards.accepted))
    const body = { amount: 43.36, reason: 'Pause non déduite' }
    await call(app, invoices.creditInvoice, await anInsider(app), { params: { id }, body })
    await collectOn('2027-01-14')
    expect((await triesOf(id))[0]?.[1]).toBe(20_000)
    const { body: list } = await call(app, invoices.listInvoices, company.admin, {
      query: { startDate: '2026-12', endDate: '2026-12' },
    })
    expect(list.invoices.map(({ paid }) => paid)).toEqual([true, true])
  })

  it('of a company that pays by transfer, or that is paid or given back, is left alone', async () => {
    const transfer = await billed(null)
    const paid = await billed(aCard(testCards.accepted))
    const given = await billed(aCard(testCards.accepted))
    const insider = await anInsider(app)
    await call(app, invoices.payInvoice, insider, {
      params: { id: paid.id },
      body: { paid: true },
    })
    await call(app, invoices.creditInvoice, insider, {
      params: { id: given.id },
      body: { amount: 243.36, reason: 'Erreur' },
    })
    await collectOn('2027-01-14')
    for (const { id } of [transfer, paid, given]) expect(await triesOf(id)).toEqual([])
    expect((await read(transfer.company, transfer.id)).collection).toBeNull()
    expect((await read(given.company, given.id)).paid).toBe(true)
  })
})

it('an invoice that its company disputes waits until it is approved', async () => {
  const { company, id } = await billed(aCard(testCards.accepted))
  const answered = (body: Input<typeof invoiceLifeCycles.answerInvoice>['body']) =>
    call(app, invoiceLifeCycles.answerInvoice, company.admin, { params: { id }, body })
  expect((await answered({ answer: 'dispute', reason: 'QTE_ERR', comment: 'Pause' })).status).toBe(
    201,
  )
  expect((await read(company, id)).collection).toBeNull()
  await collectOn('2027-01-14')
  expect(await triesOf(id)).toEqual([])
  app.clock.set(instant('2026-12-03T09:00:00.000Z'))
  await answered({ answer: 'approve' })
  await collectOn('2027-01-15')
  expect((await read(company, id)).paid).toBe(true)
})

describe('a collection that is refused', () => {
  it('is tried again after three days and after seven, then no more, and told each time', async () => {
    const { company, id } = await billed(aCard(testCards.declinedLater))
    await collectOn('2027-01-14')
    expect((await read(company, id)).collection).toEqual({
      state: 'refused',
      method: 'card',
      day: wireDay('2027-01-17'),
      reason: 'declined',
      tries: 1,
    })
    await collectOn('2027-01-16')
    expect(await triesOf(id)).toHaveLength(1)
    await collectOn('2027-01-17')
    await collectOn('2027-01-21')
    await collectOn('2027-01-28')
    expect(await triesOf(id)).toHaveLength(3)
    expect((await read(company, id)).collection).toMatchObject({ state: 'refused', day: null })
    expect(await refusalsOf(await read(company, id))).toHaveLength(3)
  })

  it('for good is tried again once the company gives another method', async () => {
    const { company, id } = await billed(aCard(testCards.challengedEachTime))
    await collectOn('2027-01-14')
    expect((await read(company, id)).collection).toMatchObject({
      day: null,
      reason: 'authenticationRequired',
    })
    await collectOn('2027-01-17')
    expect(await triesOf(id)).toHaveLength(1)
    await payingWith(app, company, aCard(testCards.accepted))
    // Another method is taken from the due day on, by the next run after it.
    expect((await read(company, id)).collection).toMatchObject({
      state: 'refused',
      day: wireDay('2027-01-14'),
    })
    await collectOn('2027-01-18')
    expect((await read(company, id)).paid).toBe(true)
  })

  it('a debit without funds is refused days after; a mandate that was withdrawn is never asked', async () => {
    const empty = await billed(anAccount(emptyIban))
    const withdrawn = await billed(anAccount())
    await ownerQuery(
      app.database,
      `update payment_informations set payment_method = payment_method || '{"state":"inactive"}'
       where organisation_id = $1`,
      [withdrawn.company.id],
    )
    await collectOn('2027-01-14')
    await collectOn('2027-01-16')
    expect((await triesOf(empty.id)).at(-1)).toEqual([1, 24_336, 'refused', 'insufficientFunds'])
    expect(await triesOf(withdrawn.id)).toEqual([[1, 24_336, 'refused', 'mandateRevoked']])
  })

  it('is told with the reason, the next try, the account for a transfer and the way to the settings', async () => {
    const { company, id } = await billed(aCard(testCards.challengedEachTime))
    await collectOn('2027-01-14')
    const [mail] = await refusalsOf(await read(company, id))
    expect(mail?.text).toContain('confirme lui-même')
    expect(mail?.text).toContain('Nous ne réessaierons pas avec ce moyen de paiement')
    expect(mail?.text).toContain('/settings/payment')
    expect(mail?.text.replaceAll('\u00a0', '')).toContain('FR7600000000000000000000000')
  })
})

describe('a company that has mended why', () => {
  it('tries again at once, and nothing is charged twice', async () => {
    const { company, id } = await billed(aCard(testCards.declinedLater))
    expect((await collect(company.admin, id)).error?.key).toBe('errors.invoice.not_collectable')
    await collectOn('2027-01-14')
    const again = await collect(company.admin, id)
    expect([again.status, again.body.collection?.state]).toEqual([200, 'refused'])
    // Asked again by who does not know of it, the same try is answered.
    expect((await collect(company.admin, id)).body.collection?.tries).toBe(2)
    expect(await triesOf(id)).toHaveLength(2)
    await payingWith(app, company, aCard(testCards.accepted))
    const both = await Promise.all([collect(company.admin, id, 2), collect(company.manager, id, 2)])
    expect(both.some(({ body }) => body.paid)).toBe(true)
    expect((await collect(company.admin, id)).body.paid).toBe(true)
    const succeeded = (await triesOf(id)).filter(([, , state]) => state === 'succeeded')
    expect(succeeded).toHaveLength(1)
  })

  it('decisions §9 is its admin or manager, in their own name', async () => {
    const { company, id } = await billed(aCard(testCards.declinedLater))
    await collectOn('2027-01-14')
    const stranger = await aCompany(app)
    expect((await collect(stranger.admin, id)).status).toBe(404)
    expect((await collect(company.collaborator, id)).status).toBe(403)
    expect((await collect(await actingFor(app, company.admin), id)).status).toBe(409)
    expect((await collect(await anInsider(app), id)).status).toBe(403)
  })

  it('is told to pay otherwise once it has nothing that can be charged', async () => {
    const { company, id } = await billed(aCard(testCards.declinedLater))
    await collectOn('2027-01-14')
    await call(app, payment.updatePaymentInformations, company.admin, {
      params: { id: company.id },
      body: { data: { paymentMethod: { type: 'collectionStatement' } } },
    })
    expect((await collect(company.admin, id)).error?.key).toBe('errors.invoice.not_collectable')
    expect((await read(company, id)).collection).toMatchObject({ state: 'refused', method: null })
  })
})

describe('a process that dies', () => {
  /** A provider that stops the process before or after each of its calls, and counts what it took. */
  function dying(diesAt: number) {
    const real = app.services.payment
    if (real === null) throw new Error('There is no provider.')
    let calls = 0
    const taken = new Set<string>()
    const step = () => {
      calls += 1
      if (calls === diesAt) throw new PaymentUnavailable('the process died')
    }
    const provider: PaymentProvider = {
      ...real,
      prepareCharge: async (order) => {
        step()
        const name = await real.prepareCharge(order)
        step()
        return name
      },
      takeCharge: async (chargeId) => {
        step()
        const answer = await real.takeCharge(chargeId)
        taken.add(chargeId)
        step()
        return answer
      },
    }
    return { provider, taken }
  }

  it.each([1, 2, 3, 4])('at step %i, and is started again takes the money once', async (diesAt) => {
    const { company, id } = await billed(aCard(testCards.accepted))
    app.clock.set(instant('2027-01-14T05:30:00.000Z'))
    const { provider, taken } = dying(diesAt)
    const go = () =>
      collectInvoice(app.services, { invoiceId: id, provider, scope: nobody, startedBy: null })
    await expect(go()).rejects.toBeInstanceOf(PaymentUnavailable)
    await Promise.all([go(), go()])
    await go()
    app.clock.set(testNow)
    expect(taken.size).toBe(1)
    expect((await read(company, id)).paid).toBe(true)
    expect(await triesOf(id)).toEqual([[1, 24_336, 'succeeded', null]])
  })
})

/** What the accounting contact was told of an invoice that was refused. */
async function refusalsOf({ referenceNumber }: { readonly referenceNumber: string }) {
  const mails = await mailsTo(app, somePayment.accountingInfo.email)
  return mails.filter(({ subject }) => subject.includes(`${referenceNumber} a été refusé`))
}
