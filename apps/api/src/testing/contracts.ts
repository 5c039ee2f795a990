import { createHash } from 'node:crypto'
import { contracts, hiring } from '@renfort/contract'
import { makeEvidence } from '../contract/evidence/make-evidence.ts'
import { makeContractDocument } from '../contract/paper/make-contract-document.ts'
import { sealContract } from '../contract/signature/seal-contract.ts'
import { anInsider, type TestCompany } from './companies.ts'
import { aPostedMission, at } from './missions.ts'
import { ownerQuery } from './owner-query.ts'
import { runJob } from './run-job.ts'
import { aSider } from './siders.ts'
import { call, type TestApp } from './test-app.ts'

interface BatchOptions {
  readonly siders?: number
  /** Pages of the paper; none where it is not there yet. */
  readonly pages?: number | null
  readonly day?: string
  /** All of its days, where it has several. */
  readonly days?: readonly string[]
}

/** A batch of contracts that staff have opened by hiring for a mission of one day. */
export async function aBatch(
  app: TestApp,
  { admin }: Pick<TestCompany, 'admin'>,
  { siders = 1, pages = 2, day = '2026-12-07', days = [day] }: BatchOptions = {},
): Promise<{ readonly id: string; readonly missionId: string; readonly siderIds: string[] }> {
  const mission = await aPostedMission(app, admin, {
    shifts: days.map((each) => at(each, '09:00', '17:00', { slots: siders })),
  })
  const siderIds: string[] = []
  for (let i = 0; i < siders; i += 1) siderIds.push(await aSider(app))
  const hired = await call(app, hiring.hireSiders, await anInsider(app), {
    params: { id: mission.id },
    body: { assignments: siderIds.map((siderId) => ({ siderId })) },
  })
  const id = hired.body.contractsBatch?.id
  if (id === undefined) throw new Error(`Nobody was hired: ${JSON.stringify(hired.error)}`)
  if (pages !== null) await withPaper(app, id, pages)
  return { id, missionId: mission.id, siderIds }
}

/** Gives the version in force of a batch a paper of so many pages, as its job would. */
export async function withPaper({ database }: TestApp, id: string, pages = 2): Promise<void> {
  const sha256 = createHash('sha256').update(id).digest('hex')
  await ownerQuery(
    database,
    `update contract_versions v
     set facts = '{}', document_key = 'contract/' || $1 || '.pdf', document_sha256 = $2, pages = $3
     from contract_batches b
     where b.id = v.batch_id and b.version = v.version and b.id = $1::uuid`,
    [id, sha256, pages],
  )
}

/** A batch whose paper is made as its job does, and which an admin has signed. */
export async function aSignedBatch(
  app: TestApp,
  company: Pick<TestCompany, 'admin' | 'id'>,
  { siders = 2, locale }: { readonly siders?: number; readonly locale?: 'fr' | 'en' } = {},
): Promise<string> {
  const { id } = await aBatch(app, company, { siders, pages: null })
  const organisationId = company.id
  await runJob(app, makeContractDocument, { organisationId, batchId: id, version: 1 })
  const signer = locale === undefined ? company.admin : { ...company.admin, locale }
  const { status, error } = await call(app, contracts.signContract, signer, {
    params: { id: organisationId, docId: id },
  })
  if (status !== 200) throw new Error(`Nobody signed: ${JSON.stringify(error)}`)
  return id
}

/** The same, once sealed, with its evidence file. */
export async function aProvenBatch(
  app: TestApp,
  company: Pick<TestCompany, 'admin' | 'id'>,
  options: Parameters<typeof aSignedBatch>[2] = {},
): Promise<string> {
  const batchId = await aSignedBatch(app, company, options)
  await runJob(app, sealContract, { organisationId: company.id, batchId })
  await runJob(app, makeEvidence, { organisationId: company.id, batchId })
  return batchId
}

/** What is stored of a signature, and its files as they lie. */
export async function signedFiles({ database, services }: TestApp, batchId: string) {
  const { rows } = await ownerQuery(
    database,
    `select s.*, v.document_key from contract_signatures s
     join contract_versions v using (batch_id, version) where s.batch_id = $1`,
    [batchId],
  )
  const [stored] = rows
  const read = async (key: unknown) =>
    Buffer.from((typeof key === 'string' && (await services.files.read(key))) || '')
  return {
    stored,
    shown: await read(stored?.['document_key']),
    sealed: await read(stored?.['sealed_key']),
    evidence: await read(stored?.['evidence_key']),
    data: await read(stored?.['evidence_data_key']),
  }
}
