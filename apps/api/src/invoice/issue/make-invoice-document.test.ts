import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { invoices, remuneration } from '@renfort/contract'
import { PDF } from '@libpdf/core'
import { addDays, instant, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../../platform/database/db.ts'
import { aCompany, anInsider, type TestCompany } from '../../testing/companies.ts'
import { judgeFacturX } from '../../testing/factur-x-rules.ts'
import { enter, withIndemnities } from '../../testing/indemnities.ts'
import { workedMission } from '../../testing/invoices.ts'
import { mailsTo } from '../../testing/mails.ts'
import { at, patched } from '../../testing/missions.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { readPdf } from '../../testing/files/read-pdf.ts'
import { runJob } from '../../testing/run-job.ts'
import { aSider } from '../../testing/siders.ts'
import { call, startTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { billWeeks } from './bill-weeks.ts'
import { makeInvoiceDocument } from './make-invoice-document.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startTestApp({ LEGAL_NOTICE: 'SAS au capital de 1 000 €, RCS Paris' })
  company = await aCompany(app, { name: 'Brasserie <Bellecour> & fils 😀' })
  await everyKindOfLine()
})
afterAll(async () => {
  await app.app.close()
  await app.database.close()
})

const days = (from: string, count: number, start: string, end: string) =>
  Array.from({ length: count }, (_, i) => at(addDays(isoDate(from), i), start, end))

/**
 * Nights, a Sunday, overtime in two missions, meals, transport, a bonus, and Christmas without
 * work.
 */
async function everyKindOfLine(): Promise<void> {
  const [lea, adam] = [
    await aSider(app, { firstName: 'Léa', lastName: 'Roux' }),
    await aSider(app, { firstName: 'Ádám', lastName: 'Nguyễn Văn' }),
  ]
  await call(app, remuneration.changeIndemnities, company.admin, {
    params: { id: company.id },
    body: { lunch: { type: 'indemnity', amount: 7.5 } },
  })
  await call(app, remuneration.confirmIndemnities, company.admin, {
    params: { id: company.id },
    body: {},
  })
  const bonusId = await withIndemnities(app, company)
  const shifts = [
    ...days('2026-12-17', 2, '09:00', '16:20'),
    ...days('2026-12-21', 4, '09:00', '16:20'),
    ...days('2026-12-28', 1, '09:00', '12:00'),
  ]
  await workedMission(app, company, { siderIds: [lea], shifts, name: 'Salle' })
  const bar = await workedMission(app, company, {
    siderIds: [adam],
    shifts: days('2026-12-21', 4, '18:00', '02:00'),
    name: 'Bar de nuit',
  })
  const weekend = await workedMission(app, company, {
    siderIds: [lea],
    shifts: [at('2026-12-26', '09:00', '18:30'), at('2026-12-27', '14:00', '20:00')],
    name: 'Renfort du week-end',
  })
  await patched(app, company.admin, weekend.missionId, { orderNumber: 'BC <2026> 114' })
  const of = { siderId: adam, taskId: bar.missionId, week: '2026-12-21' }
  const then = instant('2026-12-26T09:00:00.000Z')
  await enter(app, company, { kind: 'transport', amount: 23.45, ...of }, then)
  await enter(app, company, { kind: 'bonus', bonusId, amount: 25, ...of }, then)
  for (const day of ['2026-12-22', '2026-12-29', '2027-01-05']) {
    app.clock.set(`${day}T05:00:00.000Z`)
    await runJob(app, billWeeks)
  }
  // Credit notes over a whole invoice, over a part, and over a part whose tax needs a rounding.
  const insider = await anInsider(app)
  const numbers = await issued()
  for (const [number, amount] of [
    ['F2026-000001', 464.16],
    ['F2026-000002', 100.01],
    ['F2026-000002', 0.03],
  ] as const) {
    const { status } = await call(app, invoices.creditInvoice, insider, {
      params: { id: numbers.get(number) ?? '' },
      body: { amount, reason: 'Pause de Léa Roux non déduite' },
    })
    expect([number, status]).toEqual([number, 201])
  }
  app.clock.set(testNow)
}

/** Every invoice and credit note, by number. */
async function issued(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await ownerQuery(
    app.database,
    'select id, reference_number as number from invoices',
  )
  return new Map(rows.map((row) => [String(row['number']), String(row['id'])]))
}

async function documentOf(invoiceId: string) {
  await runJob(app, makeInvoiceDocument, { organisationId: company.id, invoiceId })
  const { rows } = await ownerQuery(
    app.database,
    'select document_key as key, document_sha256 as sha256 from invoices where id = $1',
    [invoiceId],
  )
  const [{ key, sha256 } = { key: '', sha256: '' }] = rows as { key: string; sha256: string }[]
  const bytes = await app.services.files.read(key)
  if (bytes === null) throw new Error('No document.')
  return { key, sha256, bytes }
}

async function ofWeek(): Promise<string> {
  return (await issued()).get('F2026-000002') ?? ''
}

describe('the document of an invoice', () => {
  it('law §3.9 is a tagged file in French for archives, whose pages say what was billed to whom', async () => {
    const { bytes, sha256 } = await documentOf(await ofWeek())
    const pdf = await readPdf(bytes)
    expect(pdf).toMatchObject({ title: 'Facture F2026-000002', language: 'fr', isTagged: true })
    // The metadata were appended, and the earlier ones say the same.
    expect(new Set(pdf.claims)).toEqual(new Set(['pdfaid:part 3', 'pdfaid:conformance A']))
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
    const [summary = '', ...details] = pdf.pages
    for (const said of [
      'F2026-000002',
      '29 décembre 2026',
      '28 janvier 2027',
      'Brasserie <Bellecour> & fils 😀',
      '732 829 320 00074',
      'FR12000000000',
      'SAS au capital de 1 000 €',
      '3 010,30 €',
    ]) {
      expect(summary.replaceAll(/[\s\u202f\u00a0]/g, ' ')).toContain(said)
    }
    expect(details.join(' ')).toContain('Nguyễn Văn')
    const lines = details.join(' ').replaceAll(/[\s\u202f\u00a0]+/g, ' ')
    expect(lines).toContain('Transport : 50 % de 23,45 €')
    expect(lines).toContain('Prime : Froid')
    // The company's own order, and the place of the work.
    expect(summary).toContain('BC <2026> 114')
    expect(details.join(' ').replaceAll(/\s/g, ' ')).toContain('14 place Bellecour, 69002 Lyon')
  })

  it('holds the same invoice for machines, and its metadata say so', async () => {
    const { bytes } = await documentOf(await ofWeek())
    const pdf = await PDF.load(bytes)
    expect([...pdf.getAttachments().keys()]).toEqual(['factur-x.xml'])
    const xml = new TextDecoder().decode(pdf.getAttachment('factur-x.xml') ?? undefined)
    expect(xml).toContain('<ram:ID>F2026-000002</ram:ID>')
    expect(xml).toContain('<ram:DuePayableAmount>3010.30</ram:DuePayableAmount>')
    expect(pdf.getCatalog().has('AF')).toBe(true)
    const metadata = Buffer.from(bytes).toString('latin1')
    for (const said of [
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
      '<pdfaSchema:prefix>fx</pdfaSchema:prefix>',
    ]) {
      expect(metadata).toContain(said)
    }
  })

  it('is made once: a second run, and a third at the same time, leave the first', async () => {
    const id = (await issued()).get('F2026-000001') ?? ''
    const [first, second] = await Promise.all([documentOf(id), documentOf(id)])
    const third = await documentOf(id)
    expect([second?.key, third.key]).toEqual([first?.key, first?.key])
  })

  it('G-28 is told to the accounting contact, once, with its amount and its term', async () => {
    const id = (await issued()).get('F2027-000001') ?? ''
    const count = async () => {
      const mails = await mailsTo(app, 'comptabilite@example.test')
      return mails.filter(({ subject }) => subject.includes('F2027-000001'))
    }
    await documentOf(id)
    await documentOf(id)
    const told = await count()
    expect(told).toHaveLength(1)
    for (const said of [
      '28 décembre 2026',
      '3 janvier 2027',
      '4 février 2027',
      `/invoices?invoice=${id}`,
    ]) {
      expect(told[0]?.text).toContain(said)
    }
    expect(told[0]?.subject.replaceAll(/[\u202f\u00a0]/g, ' ')).toBe(
      'Votre facture F2027-000001 : 91,26 €',
    )
  })

  it('INV-07 API-101 is reached by the address that the list gives', async () => {
    await documentOf(await ofWeek())
    const { body } = await call(app, invoices.listInvoices, company.admin, {
      query: { startDate: '2026-12', endDate: '2026-12' },
    })
    const url = body.invoices.find(({ referenceNumber }) => referenceNumber === 'F2026-000002')
    const file = await app.app.inject({ url: url?.sideInvoiceUrl ?? '' })
    expect([
      file.statusCode,
      file.headers['content-type'],
      file.headers['content-disposition'],
    ]).toEqual([200, 'application/pdf', 'attachment; filename="F2026-000002.pdf"'])
  })

  it('is asked for by the run, and by staff who give an invoice back', async () => {
    const { rows } = await app.services.db
      .queries(nobody)
      .executeQuery<{ count: number }>(
        sql`select count(*)::int as count from pgboss.job where name = 'make-invoice-document'`.compile(
          app.services.db.queries(nobody),
        ),
      )
    expect(rows[0]?.count).toBe((await issued()).size)
  })
})

it(
  'G-26 users §3 every kind of invoice and credit note holds before the official rules',
  { timeout: 240_000 },
  async ({ skip }) => {
    const folder = mkdtempSync(join(tmpdir(), 'renfort-factur-x-'))
    const numbers = await issued()
    for (const [number, id] of numbers) {
      const pdf = await PDF.load((await documentOf(id)).bytes)
      writeFileSync(join(folder, `${number}.xml`), pdf.getAttachment('factur-x.xml') ?? '')
    }
    // Three weeks, and three credit notes.
    expect(numbers.size).toBe(6)
    const judgement = await judgeFacturX(folder)
    rmSync(folder, { recursive: true })
    if ('absent' in judgement) return skip(judgement.absent)
    expect(judgement.problems).toEqual([])
  },
)
