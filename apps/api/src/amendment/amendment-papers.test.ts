import { amendments, contracts } from '@renfort/contract'
import { expect, it } from 'vitest'
import { makeContractDocument } from '../contract/paper/make-contract-document.ts'
import { aCompany, anInsider } from '../testing/companies.ts'
import { aBatch } from '../testing/contracts.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { readPdf } from '../testing/files/read-pdf.ts'
import { runJob } from '../testing/run-job.ts'
import { call, sharedApp } from '../testing/test-app.ts'

const app = await sharedApp()
const company = await aCompany(app)

async function paperOf(batchId: string, version = 1) {
  await runJob(app, makeContractDocument, { organisationId: company.id, batchId, version })
  const { rows } = await ownerQuery(
    app.database,
    'select document_key from contract_versions where batch_id = $1 and version = $2',
    [batchId, version],
  )
  const bytes = await app.services.files.read(String(rows[0]?.document_key))
  const pdf = await readPdf(bytes ?? new Uint8Array())
  return { ...pdf, text: pdf.text.replaceAll(/\s+/g, ' ') }
}

async function amended(
  missionId: string,
  until: string,
  kind: 'renewal' | 'term' = 'renewal',
): Promise<string> {
  const { body, error } = await call(app, amendments.makeAmendment, company.admin, {
    params: { id: missionId },
    body: { kind, until: `${until}T00:00:00.000Z` },
  })
  if (body.documentId === undefined) throw new Error(JSON.stringify(error))
  return body.documentId
}

it('an amendment is a tagged archive in French that says before and after with the article', async () => {
  const { id: _, missionId } = await aBatch(app, company, { days: ['2026-12-07', '2026-12-08'] })
  const pdf = await paperOf(await amended(missionId, '2026-12-09'))
  expect(pdf).toMatchObject({ language: 'fr', isTagged: true })
  expect(pdf.claims).toContain('pdfaid:part 3')
  expect(pdf.title).toMatch(/^Avenant M\d+-01-A1 au contrat de mise à disposition M\d+-01$/)
  for (const part of [
    'Renouvellement du contrat',
    'L1251-35-1',
    'Dernier jour 8 décembre 2026 9 décembre 2026',
    'du 7 décembre 2026 au 9 décembre 2026',
  ]) {
    expect(pdf.text).toContain(part)
  }
})

it('a paper made late or again has the terms of its document, not what later ones changed', async () => {
  const days = ['2026-12-07', '2026-12-08']
  const { id, missionId } = await aBatch(app, company, { days, pages: null })
  const first = await amended(missionId, '2026-12-09')
  const second = await amended(missionId, '2026-12-10')
  await call(app, contracts.regenerateContracts, await anInsider(app), {
    params: { id: company.id },
    body: { documentIds: [id, first] },
  })
  const papers = [await paperOf(id, 2), await paperOf(first, 2), await paperOf(second)]
  const last = papers.map(({ text }) => /du 7 décembre 2026 au (\d+) décembre/.exec(text)?.[1])
  expect(last).toEqual(['8', '9', '10'])
})

it('L1251-30 counts the flexibility of a term from that of the contract or of its last renewal', async () => {
  const days = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11']
  const { id, missionId } = await aBatch(app, company, { days, pages: null })
  const documents = [
    id,
    await amended(missionId, '2026-12-14', 'term'),
    await amended(missionId, '2026-12-10', 'term'),
    await amended(missionId, '2026-12-17'),
    await amended(missionId, '2026-12-18', 'term'),
  ]
  const said = []
  for (const documentId of documents) {
    const { text } = await paperOf(documentId)
    said.push(/le terme .*?(?= \(article L1251-30\))/.exec(text)?.[0])
  }
  const contract = 'peut être avancé au 9 décembre 2026 ou reporté au 14 décembre 2026'
  const renewal = 'peut être avancé au 15 décembre 2026 ou reporté au 19 décembre 2026'
  expect(said).toEqual([
    `le terme ${contract}`,
    `le terme convenu du 11 décembre 2026 ${contract}`,
    `le terme convenu du 11 décembre 2026 ${contract}`,
    `le terme ${renewal}`,
    `le terme convenu du 17 décembre 2026 ${renewal}`,
  ])
})
