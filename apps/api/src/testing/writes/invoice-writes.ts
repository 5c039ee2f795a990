import {
  collections,
  enteredIndemnities,
  hoursCorrections,
  invoiceDesk,
  invoiceLifeCycles,
  invoices,
} from '@renfort/contract'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { collectDueInvoices } from '../../collection/collect-due-invoices.ts'
import { makeInvoiceDocument } from '../../invoice/issue/make-invoice-document.ts'
import { transmitInvoice } from '../../invoice/life-cycle/transmit-invoice.ts'
import { aCompany, anInsider, type TestCompany } from '../companies.ts'
import { enter, withIndemnities } from '../indemnities.ts'
import { anInvoice, workedMission } from '../invoices.ts'
import { at } from '../missions.ts'
import { aCard, payingWith, testCards } from '../payments.ts'
import { runJob } from '../run-job.ts'
import { call, type TestApp, testNow } from '../test-app.ts'
import { named } from './valid-write.ts'

/** What may be entered for the week in which tests live. */
async function workedThisWeek(app: TestApp, company: TestCompany) {
  const bonusId = await withIndemnities(app, company)
  const { missionId: taskId, siderIds } = await workedMission(app, company, {
    shifts: [at('2026-12-03', '09:00', '17:00')],
  })
  const of = { siderId: siderIds[0] ?? '', taskId, week: '2026-12-03', amount: 20 }
  return {
    transport: { kind: 'transport', ...of } as const,
    bonus: { kind: 'bonus', bonusId, ...of } as const,
  }
}

/** Valid writes of invoices: paid, given back, collected, answered, sent again. */
export const invoiceWrites = [
  named(collections.collectInvoice, async (app, company) => {
    await payingWith(app, company, aCard(testCards.declinedLater))
    const id = await anInvoice(app, company)
    app.clock.set(instant('2027-01-14T05:30:00.000Z'))
    await runJob(app, collectDueInvoices)
    app.clock.set(testNow)
    return {
      caller: company.admin,
      input: { params: { id }, body: { tries: 1 } },
      other: { params: { id }, body: { tries: 0 } },
    }
  }),
  named(invoices.payInvoice, async (app) => {
    const params = { id: await anInvoice(app, await aCompany(app)) }
    return {
      caller: await anInsider(app),
      input: { params, body: { paid: true } },
      other: { params, body: { paid: false } },
    }
  }),
  named(invoices.creditInvoice, async (app) => {
    const params = { id: await anInvoice(app, await aCompany(app)) }
    return {
      caller: await anInsider(app),
      input: { params, body: { amount: 12, reason: 'Pause non déduite' } },
      other: { params, body: { amount: 24, reason: 'Pause non déduite' } },
    }
  }),
  named(invoiceLifeCycles.answerInvoice, async (app, company) => {
    const params = { id: await anInvoice(app, company) }
    const dispute = { answer: 'dispute', reason: 'QTE_ERR' } as const
    return {
      caller: company.admin,
      input: { params, body: { ...dispute, comment: 'Vendredi compte deux fois' } },
      other: { params, body: { answer: 'approve' } },
    }
  }),
  named(invoiceDesk.transmitAgain, async (app, company) => {
    const untransmitted = async (of: TestCompany) => {
      const invoiceId = await anInvoice(app, of)
      const data = { organisationId: of.id, invoiceId }
      await runJob(app, makeInvoiceDocument, data)
      await runJob(app, transmitInvoice, data)
      return { params: { id: invoiceId } }
    }
    return {
      caller: await anInsider(app),
      input: await untransmitted(company),
      other: await untransmitted(await aCompany(app)),
    }
  }),
  named(hoursCorrections.correctHours, async (app, company) => {
    // Hours to come: nobody worked them, which may be said at any time.
    const { ids } = await workedMission(app, company)
    const params = { id: ids[0] ?? '' }
    const time = '2026-12-07T08:00:00.000Z'
    const absent = { startDate: time, endDate: time, breaks: [] }
    return {
      caller: await anInsider(app),
      input: { params, body: { ...absent, reason: 'Absence' } },
      other: { params, body: { ...absent, reason: 'Absence signalée' } },
    }
  }),
  named(enteredIndemnities.enterIndemnity, async (app, company) => {
    const { transport } = await workedThisWeek(app, company)
    const params = { id: company.id }
    return {
      caller: await anInsider(app),
      input: { params, body: transport },
      other: { params, body: { ...transport, amount: 40 } },
    }
  }),
  named(enteredIndemnities.removeIndemnity, async (app, company) => {
    const { transport, bonus } = await workedThisWeek(app, company)
    const entered = async (body: typeof transport | typeof bonus) =>
      (await enter(app, company, body, testNow)).body.id
    return {
      caller: await anInsider(app),
      input: { params: { id: await entered(transport) } },
      other: { params: { id: await entered(bonus) } },
    }
  }),
  named(invoiceDesk.payInvoices, async (app) => {
    const company = await aCompany(app)
    const number = async () => {
      const id = await anInvoice(app, company)
      const { body } = await call(app, invoices.readInvoice, company.admin, { params: { id } })
      return body.referenceNumber
    }
    const reference = await number()
    return {
      caller: await anInsider(app),
      input: { body: { references: [reference] } },
      other: { body: { references: [reference, 'F2026-999999'] } },
    }
  }),
]
