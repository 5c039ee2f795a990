import { amendments, contestedContracts, contracts, hiring } from '@renfort/contract'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { aCompany, anInsider, type TestCompany } from '../testing/companies.ts'
import { withPaper } from '../testing/contracts.ts'
import { mailsTo } from '../testing/mails.ts'
import { aPostedMission } from '../testing/missions.ts'
import { atClocksOf } from '../testing/overseas-missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { readPdf } from '../testing/files/read-pdf.ts'
import { runJob } from '../testing/run-job.ts'
import { aSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'
import { makeContractDocument } from './paper/make-contract-document.ts'
import { remindSignatures } from './reminders/remind-signatures.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterEach(() => app.clock.set(testNow))

const saintDenis = {
  title: 'Hôtel',
  address: '12 rue de Paris',
  postalCode: '97400',
  city: 'Saint-Denis',
}
/** From 02:00 to 09:00 in La Réunion, which starts on the evening before in Paris. */
const early = (eve: string, day: string) => ({
  startDate: `${eve}T22:00:00.000Z`,
  endDate: `${day}T05:00:00.000Z`,
  breakDuration: 0,
  slots: 1,
})

/** A contract of two early mornings in La Réunion, Tuesday 15 and Wednesday 16 December 2026. */
async function aContract(company: TestCompany) {
  const { id, shifts } = await aPostedMission(app, company.admin, {
    location: saintDenis,
    shifts: [early('2026-12-14', '2026-12-15'), early('2026-12-15', '2026-12-16')],
  })
  const { body } = await call(app, hiring.hireSiders, await anInsider(app), {
    params: { id },
    body: { assignments: [{ siderId: await aSider(app) }] },
  })
  return { id, shifts, documentId: body.contractsBatch?.id ?? '' }
}

const mailed = async ({ userId }: Caller) => {
  const { rows } = await ownerQuery(app.database, 'select email from users where id = $1', [userId])
  return mailsTo(app, String(rows[0]?.['email']))
}

async function paperText(company: TestCompany, batchId: string): Promise<string> {
  const version = { organisationId: company.id, batchId, version: 1 }
  await runJob(app, makeContractDocument, version)
  const { rows } = await ownerQuery(
    app.database,
    'select document_key from contract_versions where batch_id = $1',
    [batchId],
  )
  const bytes = await app.services.files.read(String(rows[0]?.['document_key']))
  return (await readPdf(bytes ?? new Uint8Array())).text.replaceAll(/\s+/g, ' ')
}

it('CTR-24 L1251-42 a contract in La Réunion is told, counted and reminded of by its clocks', async () => {
  const company = await aCompany(app)
  const { documentId } = await aContract(company)
  await withPaper(app, documentId)
  const params = { id: company.id, docId: documentId }
  const read = await call(app, contracts.readContract, company.admin, { params })
  expect(read.body).toMatchObject({
    timeZone: 'Indian/Reunion',
    startDate: '2026-12-14T22:00:00.000Z',
    signBefore: { target: '2026-12-12T22:00:00.000Z', lastDay: '2026-12-17T00:00:00.000Z' },
  })
  const list = await call(app, contracts.listContracts, company.admin, {
    params: { id: company.id },
  })
  expect(list.body.documents.map(({ timeZone }) => timeZone)).toEqual(['Indian/Reunion'])
  app.clock.set('2026-12-14T10:00:00.000Z')
  await runJob(app, remindSignatures)
  const texts = (await mailed(company.admin)).map(({ text }) => text.replaceAll(/\s+/g, ' '))
  expect(texts.join()).toContain(
    'début le mar. 15 déc. 2026 à 02:00 (heure de La Réunion), dernier jour légal le jeu. 17 déc. 2026',
  )
})

it('L1251-43 the paper of a contract in La Réunion has its days and hours, and names their clocks', async () => {
  const company = await aCompany(app)
  const { documentId } = await aContract(company)
  const text = await paperText(company, documentId)
  for (const part of [
    'du 15 décembre 2026 au 16 décembre 2026',
    'mar. 15 déc. 2026 02:00 – 09:00',
    'Horaires (heure de La Réunion)',
    '(heure de Paris)',
  ]) {
    expect(text).toContain(part)
  }
})

it.each([
  [
    'La Réunion',
    saintDenis,
    atClocksOf('Indian/Reunion', '2026-12-20', '09:00', '13:00'),
    'abolition de l’esclavage (article L3422-2)',
  ],
  [
    'Alsace-Moselle',
    { ...saintDenis, postalCode: '67000', city: 'Strasbourg', hasProtestantChurch: true },
    atClocksOf('Europe/Paris', '2026-12-26', '09:00', '13:00'),
    'vendredi saint (article L3134-13) et Saint-Étienne (article L3134-13)',
  ],
])(
  'L1251-43 the paper of a contract in %s names its own holidays with their article',
  async (_, location, shift, named) => {
    const company = await aCompany(app)
    const { id } = await aPostedMission(app, company.admin, { location, shifts: [shift] })
    const { body } = await call(app, hiring.hireSiders, await anInsider(app), {
      params: { id },
      body: { assignments: [{ siderId: await aSider(app) }] },
    })
    expect(await paperText(company, body.contractsBatch?.id ?? '')).toContain(named)
  },
)

it('CTR-22 a contested contract in La Réunion is told to staff by its clocks', async () => {
  const company = await aCompany(app)
  const staff = await anInsider(app)
  const { documentId } = await aContract(company)
  await call(app, contracts.contestContract, company.admin, {
    params: { id: company.id, docId: documentId },
    body: { description: 'Le taux est faux' },
  })
  const text = (await mailed(staff)).map((mail) => mail.text).join()
  expect(text).toContain('15 décembre 2026')
  expect(text).toContain('17 décembre 2026 (heure de La Réunion)')
  const { body } = await call(app, contestedContracts.listContested, staff, { query: {} })
  expect(body.documents.find((one) => one.documentId === documentId)).toMatchObject({
    timeZone: 'Indian/Reunion',
    lastDay: '2026-12-17T00:00:00.000Z',
  })
})

it('L1251-43, 4° new hours of a contract in La Réunion keep to its local days, also on paper', async () => {
  const company = await aCompany(app)
  const { id, shifts } = await aContract(company)
  const [first, last] = shifts
  const moved = (startDate: string, endDate: string, shiftId = last?.id ?? '') => ({
    kind: 'hours' as const,
    shifts: [{ id: shiftId, startDate, endDate, breakDuration: 0 }],
  })
  const check = async (order: ReturnType<typeof moved>) =>
    (await call(app, amendments.checkAmendment, company.admin, { params: { id }, body: order }))
      .body
  // Shifts at 23:00 on the Monday before the contract begins there, while it is Monday in Paris
  // too.
  const before = moved('2026-12-14T19:00:00.000Z', '2026-12-15T02:00:00.000Z', first?.id)
  expect((await check(before)).refusal?.key).toBe('errors.amendment.outside_term')
  // From 00:30 to 07:30 on Wednesday.
  const order = moved('2026-12-15T20:30:00.000Z', '2026-12-16T03:30:00.000Z')
  const made = await call(app, amendments.makeAmendment, company.admin, {
    params: { id },
    body: order,
  })
  expect(made.body).toMatchObject({
    from: '2026-12-16T00:00:00.000Z',
    contracts: [
      {
        after: {
          firstDay: '2026-12-15T00:00:00.000Z',
          lastDay: '2026-12-16T00:00:00.000Z',
          workedDays: 2,
        },
      },
    ],
  })
  const text = await paperText(company, made.body.documentId)
  for (const part of [
    'le 16 décembre 2026',
    'mer. 16 déc. 2026',
    '00:30 – 07:30',
    'Ce qui change (heure de La Réunion)',
  ]) {
    expect(text).toContain(part)
  }
})

it('an amendment in La Réunion is mailed with its local day', async () => {
  const company = await aCompany(app)
  const { id } = await aContract(company)
  await ownerQuery(app.database, 'update missions set manager_id = $2 where id = $1', [
    id,
    company.manager.userId,
  ])
  await call(app, amendments.makeAmendment, company.admin, {
    params: { id },
    body: { kind: 'renewal', until: '2026-12-17T00:00:00.000Z' },
  })
  const text = (await mailed(company.manager)).map((mail) => mail.text).join()
  expect(text).toContain('17 décembre 2026 (heure de La Réunion)')
})
