import { createHash, X509Certificate } from 'node:crypto'
import { contracts, evidence } from '@renfort/contract'
import { compactVerify, decodeProtectedHeader } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { canonicalJson } from '../../outside/seal/canonical-json.ts'
import type { PlainJson } from '../../outside/seal/port.ts'
import { aCompany, actingFor, type TestCompany } from '../../testing/companies.ts'
import { aBatch, aProvenBatch, aSignedBatch, signedFiles } from '../../testing/contracts.ts'
import { saidBy } from '../../testing/installed.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { readPdf } from '../../testing/files/read-pdf.ts'
import { runJob } from '../../testing/run-job.ts'
import { call, sharedApp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeContractDocument } from '../paper/make-contract-document.ts'
import { sealContract } from '../signature/seal-contract.ts'
import { completeSignatures } from './complete-signatures.ts'
import { makeEvidence } from './make-evidence.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
})

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const download = (docId: string, format: 'pdf' | 'json', on = app) =>
  call(on, evidence.downloadEvidence, company.admin, {
    params: { id: company.id, docId },
    query: { format },
  })
const read = async (docId: string, on = app) =>
  (await call(on, contracts.readContract, company.admin, { params: { id: company.id, docId } }))
    .body

describe('the evidence file of a signature', () => {
  it('holds in a sealed PDF what was shown and sealed, who signed it, from where and after what', async () => {
    const { id } = await aBatch(app, company, { siders: 2, pages: null })
    const params = { id: company.id, docId: id }
    const job = { organisationId: company.id, batchId: id }
    await runJob(app, makeContractDocument, { ...job, version: 1 })
    await call(app, contracts.contestContract, company.admin, {
      params,
      body: { description: 'Le taux horaire est faux' },
    })
    await call(app, contracts.regenerateContracts, await actingFor(app, company.admin), {
      params: { id: company.id },
      body: { documentIds: [id] },
    })
    await runJob(app, makeContractDocument, { ...job, version: 2 })
    await call(app, contracts.keepReading, company.admin, {
      params,
      body: { version: 2, pagesRead: 2 },
    })
    await call(
      app,
      contracts.signContract,
      company.admin,
      { params },
      {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
      },
    )
    await runJob(app, sealContract, job)
    await runJob(app, makeEvidence, job)

    const { response } = await download(id, 'pdf')
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="dossier-de-preuve-M\d+-[0-9a-f]{8}\.pdf"$/,
      ) as string,
    })
    const { stored, shown, sealed } = await signedFiles(app, id)
    const pdf = await readPdf(response.rawPayload)
    expect(pdf).toMatchObject({ language: 'fr', isTagged: true })
    const inGroups = (sum: string) => sum.match(/.{8}/g)?.join(' ') ?? ''
    const { contracts: listed, taskNumber, pages } = await read(id)
    for (const part of [
      'Signature électronique avec dossier de preuve',
      inGroups(sha256(shown)),
      inGroups(sha256(sealed)),
      String(taskNumber),
      ...listed.map(({ number }) => number),
      id,
      'Version signée 2',
      String(stored?.['signed_name']),
      company.admin.userId,
      'heure de Paris (2026-12-02T09:00:0',
      String(stored?.['session']),
      '127.0.0.1',
      'firefox, linux – Mozilla/5.0',
      `jusqu’à la page 2 sur ${pages}`,
      'En signant, j’accepte ces 2 contrats',
      'PAdES B-B',
      'l’heure est celle du serveur',
      'Le taux horaire est faux',
      `${app.services.publicUrl()}/verify`,
      'sha256sum',
    ]) {
      expect(pdf.text).toContain(part)
    }
    const said = saidBy('pdfsig', ['-nocert', 'e.pdf'], { 'e.pdf': response.rawPayload })
    expect(said ?? 'Signature is Valid').toContain('Signature is Valid')
  })

  it('says the same to machines, signed by the key of the seal', async () => {
    const id = await aProvenBatch(app, company, { locale: 'en' })
    const { response } = await download(id, 'json')
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    const file = JSON.parse(response.body) as { evidence: PlainJson; signature: string }
    const { stored, shown, sealed } = await signedFiles(app, id)
    expect(file.evidence).toMatchObject({
      type: 'electronic-signature-with-evidence-file',
      organisation: { id: company.id },
      document: { id, version: 1, shownSha256: sha256(shown), sealedSha256: sha256(sealed) },
      signature: {
        at: stored?.['signed_at'],
        name: stored?.['signed_name'],
        account: { id: company.admin.userId },
        session: stored?.['session'],
        address: '127.0.0.1',
        clock: 'server',
        consent: { language: 'en', text: expect.stringMatching(/^By signing, I accept these 2/) },
        furthestPage: 0,
      },
      seal: { level: 'PAdES B-B', timestampedAt: null },
      history: [{ version: 1, sha256: sha256(shown), contestation: null }],
    })
    const [head, , signature] = file.signature.split('.')
    const certificate = decodeProtectedHeader(file.signature).x5c?.[0] ?? ''
    const { publicKey, subject } = new X509Certificate(Buffer.from(certificate, 'base64'))
    expect(subject).toContain('démonstration')
    const whole = (of: PlainJson) =>
      `${head}.${Buffer.from(canonicalJson(of)).toString('base64url')}.${signature}`
    await expect(compactVerify(whole(file.evidence), publicKey)).resolves.toBeTruthy()
    const altered = JSON.parse(response.body.replace('127.0.0.1', '127.0.0.2')) as typeof file
    await expect(compactVerify(whole(altered.evidence), publicKey)).rejects.toThrow('verification')
  })

  it('is made once: what was given stays as it is, to the byte', async () => {
    const id = await aProvenBatch(app, company)
    const [pdf, json] = [await download(id, 'pdf'), await download(id, 'json')]
    await runJob(app, makeEvidence, { organisationId: company.id, batchId: id })
    expect((await download(id, 'pdf')).response.rawPayload).toEqual(pdf.response.rawPayload)
    expect((await download(id, 'json')).response.body).toBe(json.response.body)
  })

  it('follows the seal by itself, and is refused in words until it is there', async () => {
    const { id: unsigned } = await aBatch(app, company)
    expect((await download(unsigned, 'pdf')).error.key).toBe('errors.contract.not_signed')
    const id = await aSignedBatch(app, company)
    expect((await read(id)).signature?.evidence).toBe('preparing')
    const early = await download(id, 'pdf')
    expect([early.status, early.error.key]).toEqual([409, 'errors.contract.no_evidence'])
    await runJob(app, makeEvidence, { organisationId: company.id, batchId: id })
    expect((await download(id, 'pdf')).status).toBe(409)
    await runJob(app, sealContract, { organisationId: company.id, batchId: id })
    expect(await waiting('make-evidence', id)).toBe(1)
    await runJob(app, makeEvidence, { organisationId: company.id, batchId: id })
    expect((await read(id)).signature?.evidence).toBe('ready')
  })

  it('is plainly said never to come where the installation has no key, and comes once it has', async () => {
    const id = await aSignedBatch(app, company)
    const keyless = await startTestApp({}, { seal: null }, app.database)
    const job = { organisationId: company.id, batchId: id }
    await runJob(keyless, sealContract, job)
    await runJob(keyless, makeEvidence, job)
    await runJob(keyless, completeSignatures)
    const { signature } = await read(id, keyless)
    expect(signature).toMatchObject({ url: null, evidence: 'unsealed' })
    const { status, error } = await download(id, 'json', keyless)
    expect([status, error.key]).toEqual([409, 'errors.contract.not_sealed'])

    const before = await waiting('seal-contract', id)
    await runJob(app, completeSignatures)
    expect(await waiting('seal-contract', id)).toBe(before)
    app.clock.set('2026-12-04T09:00:00.000Z')
    await runJob(app, completeSignatures)
    app.clock.set('2026-12-02T09:00:00.000Z')
    expect(await waiting('seal-contract', id)).toBe(before + 1)
    await keyless.app.close()
  })
})

/** How many jobs of this name wait for a document. */
async function waiting(job: string, batchId: string): Promise<number> {
  const { rows } = await ownerQuery(
    app.database,
    `select count(*)::int as n from pgboss.job where name = $1 and data ->> 'batchId' = $2`,
    [job, batchId],
  )
  return Number(rows[0]?.['n'])
}
