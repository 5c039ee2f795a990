import { invoices, payment, quotations } from '@renfort/contract'
import { expect, it } from 'vitest'
import { aCompany } from '../testing/companies.ts'
import { tuesday, workedMission } from '../testing/invoices.ts'
import { somePayment } from '../testing/payments.ts'
import { runJob } from '../testing/run-job.ts'
import { ownApp } from '../testing/own-app.ts'
import { call, testNow } from '../testing/test-app.ts'
import { billWeeks } from './issue/bill-weeks.ts'

// These tests have their own database, because their run would bill the hours of other tests.
const app = await ownApp()

it('259, 1° a company established in Belgium is billed without tax, by reverse charge, with its number', async () => {
  const company = await aCompany(app)
  const { id, admin } = company
  const { billingAddress } = somePayment
  const abroad = { ...billingAddress, postalCode: '1000', city: 'Bruxelles', country: 'BE' }
  const save = (data: object) =>
    call(app, payment.updatePaymentInformations, admin, { params: { id }, body: { data } })
  const without = await save({ billingAddress: abroad })
  expect(without.error?.metadata?.['issues']).toEqual([
    { path: ['data', 'tvaNumber'], key: 'errors.field.vat_missing' },
  ])
  const saved = await save({ billingAddress: abroad, tvaNumber: 'BE0403170701' })
  expect(saved.status).toBe(200)
  const { missionId } = await workedMission(app, company)
  const quoted = await call(app, quotations.readQuotation, admin, { params: { id: missionId } })
  expect(quoted.body).toMatchObject({ price: 202.8, priceWithTax: 202.8 })
  app.clock.set(tuesday)
  await runJob(app, billWeeks)
  app.clock.set(testNow)
  const { body } = await call(app, invoices.listInvoices, admin, {
    query: { startDate: '2026-12', endDate: '2026-12' },
  })
  const [invoice] = body.invoices
  expect(body.invoices).toMatchObject([{ amount: 202.8, amountWithoutTax: 202.8 }])
  const { response } = await call(app, invoices.downloadInvoiceXml, admin, {
    params: { id: invoice?.id ?? '' },
  })
  for (const said of [
    '<ram:CategoryCode>AE</ram:CategoryCode>',
    '<ram:RateApplicablePercent>0</ram:RateApplicablePercent>',
    '<ram:ExemptionReason>Autoliquidation, article 259, 1&#176; du CGI</ram:ExemptionReason>',
    '<ram:ID schemeID="VA">BE0403170701</ram:ID>',
    '<ram:CountryID>BE</ram:CountryID>',
  ]) {
    expect(response.body).toContain(said)
  }
})
