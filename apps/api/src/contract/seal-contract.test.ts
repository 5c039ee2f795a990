import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contracts } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, type TestCompany } from '../testing/companies.ts'
import { aBatch } from '../testing/contracts.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { runJob } from '../testing/run-job.ts'
import { call, sharedApp, type TestApp } from '../testing/test-app.ts'
import { makeContractDocument } from './make-contract-document.ts'
import { sealContract } from './seal-contract.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
})

async function aSignedBatch() {
  const { id } = await aBatch(app, company, { siders: 2, pages: null })
  const organisationId = company.id
  await runJob(app, makeContractDocument, { organisationId, batchId: id, version: 1 })
  const { status } = await call(app, contracts.signContract, company.admin, {
    params: { id: organisationId, docId: id },
    body: { version: 1 },
  })
  expect(status).toBe(200)
  return id
}

async function sealed(batchId: string) {
  await runJob(app, sealContract, { organisationId: company.id, batchId })
  const { rows } = await ownerQuery(
    app.database,
    `select s.*, v.document_key from contract_signatures s
     join contract_versions v using (batch_id, version) where s.batch_id = $1`,
    [batchId],
  )
  const bytes = await app.services.files.read(String(rows[0]?.sealed_key))
  const shown = await app.services.files.read(String(rows[0]?.document_key))
  return { stored: rows[0], bytes: Buffer.from(bytes ?? ''), shown: Buffer.from(shown ?? '') }
}

/** What poppler says of the seal; `null` where it is not installed. */
function judged(bytes: Buffer): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'renfort-seal-'))
  try {
    writeFileSync(join(folder, 'sealed.pdf'), bytes)
    return execFileSync('pdfsig', ['-nocert', join(folder, 'sealed.pdf')], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return null
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('the sealed document of a signature', () => {
  it('begins with the document that was shown, byte for byte, and ends with the page of the signature', async () => {
    const { stored, bytes, shown } = await sealed(await aSignedBatch())
    expect(bytes.subarray(0, shown.length).equals(shown)).toBe(true)
    expect(stored?.sealed_sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
    const before = await readPdf(shown)
    const { pages } = await readPdf(bytes)
    expect(pages).toHaveLength(before.pages.length + 1)
    const last = pages.at(-1)?.replaceAll(/\s+/g, ' ') ?? ''
    const sum = String(stored?.document_sha256)
    for (const part of [
      'Page de signature',
      String(stored?.signed_name),
      'heure de Paris (2026-12-02T09:00:00',
      sum.slice(0, 8),
      'aucune page affichée avant la signature',
      '127.0.0.1',
      'dossier de preuve',
    ]) {
      expect(last).toContain(part)
    }
    expect(last).not.toContain('qualifiée')
  })

  it('is made once, and given as the document of the signature', async () => {
    const id = await aSignedBatch()
    const first = await sealed(id)
    const second = await sealed(id)
    expect(second.stored?.sealed_key).toBe(first.stored?.sealed_key)
    const { body } = await call(app, contracts.readContract, company.admin, {
      params: { id: company.id, docId: id },
    })
    const file = await app.app.inject({ url: body.signature?.url ?? '' })
    expect(Buffer.from(file.rawPayload).equals(first.bytes)).toBe(true)
  })

  it('is a PAdES signature over all of it, and one altered byte is found', async () => {
    const { bytes, shown } = await sealed(await aSignedBatch())
    const text = bytes.toString('latin1')
    expect(text).toContain('/ETSI.CAdES.detached')
    const [, start = '', length = '', rest = '', tail = ''] =
      /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(text) ?? []
    expect([Number(start), Number(rest) + Number(tail)]).toEqual([0, bytes.length])
    expect(Number(length)).toBeGreaterThan(shown.length)
    const said = judged(bytes)
    const altered = Buffer.from(bytes)
    altered[Math.floor(shown.length / 2)] = (altered[Math.floor(shown.length / 2)] ?? 0) ^ 1
    // Where poppler is not installed, the ranges above are all that is judged.
    const verdicts =
      said === null ? ['valid', 'altered'] : [verdictOf(said), verdictOf(judged(altered))]
    expect(verdicts).toEqual(['valid', 'altered'])
  })
})

function verdictOf(said: string | null): string {
  return said?.includes('Signature is Valid') === true ? 'valid' : 'altered'
}
