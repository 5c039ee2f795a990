import { invoices } from '@renfort/contract'
import { afterEach, expect, it } from 'vitest'
import { aCompany, type TestCompany } from '../testing/companies.ts'
import { workedMission } from '../testing/invoices.ts'
import { at } from '../testing/missions.ts'
import { atClocksOf, hotelInReunion } from '../testing/overseas-missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { readPdf } from '../testing/files/read-pdf.ts'
import { runJob } from '../testing/run-job.ts'
import { aSider } from '../testing/siders.ts'
import { ownApp } from '../testing/own-app.ts'
import { call, testNow } from '../testing/test-app.ts'
import { billWeeks } from './issue/bill-weeks.ts'
import { makeInvoiceDocument } from './issue/make-invoice-document.ts'

// These tests have their own database, because other tests would bill their hours of later weeks.
const app = await ownApp()
afterEach(() => app.clock.set(testNow))

const strasbourg = {
  title: 'Winstub',
  address: '4 place de la Cathédrale',
  postalCode: '67000',
  city: 'Strasbourg',
}
const inReunion = (date: string) => atClocksOf('Indian/Reunion', date, '10:00', '12:00')

/** The invoice of the week of 20 December 2027: its page, the text of its PDF, and its Factur-X. */
async function billed(company: TestCompany) {
  app.clock.set('2027-12-28T05:00:00.000Z')
  await runJob(app, billWeeks)
  app.clock.set(testNow)
  const { rows } = await ownerQuery(
    app.database,
    `select id from invoices where organisation_id = $1 and week_start = '2027-12-20'`,
    [company.id],
  )
  const id = String(rows[0]?.['id'])
  await runJob(app, makeInvoiceDocument, { organisationId: company.id, invoiceId: id })
  const { body: page } = await call(app, invoices.readInvoice, company.admin, { params: { id } })
  const { response } = await call(app, invoices.downloadInvoiceXml, company.admin, {
    params: { id },
  })
  const [document] = (
    await ownerQuery(app.database, 'select document_key as key from invoices where id = $1', [id])
  ).rows
  const bytes = await app.services.files.read(String(document?.['key']))
  const { text } = await readPdf(bytes ?? new Uint8Array())
  return { page, text: plain(text), xml: plain(decoded(response.body)) }
}

const plain = (text: string) => text.replaceAll(/[\s\u202f\u00a0]+/g, ' ')
const decoded = (xml: string) =>
  xml.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))

/**
 * The PDF reader breaks a long line within its cell, and puts the figures after its first words.
 */
const endOf = (line: string) => line.slice(line.indexOf('('))

it('decisions §4.8 L3422-2 hours on a holiday of La Réunion name it and its article on the page, the PDF and for machines', async () => {
  const company = await aCompany(app)
  await workedMission(app, company, {
    location: hotelInReunion,
    shifts: [inReunion('2027-12-20'), inReunion('2027-12-21')],
  })
  await workedMission(app, company, { shifts: [at('2027-12-20', '10:00', '12:00')] })
  const { page, text, xml } = await billed(company)
  const ofHolidays = page.missions
    .flatMap(({ lines }) => lines)
    .filter(({ tags }) => tags.includes('holidays'))
  expect(ofHolidays).toMatchObject([
    {
      kind: 'hours',
      minutes: 120,
      because: [
        {
          tag: 'holidays',
          text: 'Jour férié travaillé\u202f: abolition de l’esclavage (lun. 20 déc. 2027)',
          law: { text: 'Code du travail, art. L3422-2' },
        },
      ],
    },
  ])
  const line =
    'Heures de jour férié +100 % : abolition de l’esclavage (20 décembre 2027, article L3422-2 du code du travail)'
  expect(text).toContain(endOf(line))
  expect(xml).toContain(`<ram:Name>${line}</ram:Name>`)
  expect(xml.match(/L3422-2/g)).toHaveLength(1)
})

it('decisions §4.7 L3422-2 a holiday of La Réunion that nobody worked is billed with its article', async () => {
  const company = await aCompany(app)
  const sider = await aSider(app)
  await workedMission(app, company, {
    location: hotelInReunion,
    siderIds: [sider],
    shifts: [inReunion('2027-12-13'), inReunion('2027-12-21')],
  })
  const { page, text, xml } = await billed(company)
  expect(page.missions.flatMap(({ lines }) => lines.map(({ kind }) => kind))).toContain('holiday')
  const line =
    'Jour férié non travaillé : abolition de l’esclavage (20 décembre 2027, article L3422-2 du code du travail)'
  expect(text).toContain(endOf(line))
  expect(xml).toContain(`<ram:Name>${line}</ram:Name>`)
})

it('decisions §4.8 L3134-13 hours on 26 December name their article in Strasbourg, Christmas none', async () => {
  const company = await aCompany(app)
  await workedMission(app, company, {
    location: strasbourg,
    shifts: [at('2027-12-25', '10:00', '12:00'), at('2027-12-26', '10:00', '12:00')],
  })
  const { text, xml } = await billed(company)
  const line =
    'Heures du dimanche et de jour férié +130 % : Saint-Étienne (26 décembre 2027, article L3134-13 du code du travail)'
  expect(text).toContain(endOf(line))
  expect(xml).toContain(`<ram:Name>${line}</ram:Name>`)
  expect(xml).toContain('<ram:Name>Heures de jour férié +100 %</ram:Name>')
})
