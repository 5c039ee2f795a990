import { createHash } from 'node:crypto'
import { contracts } from '@renfort/contract'
import { timestampPatienceMs } from '@renfort/domain/contract/evidence/evidence.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { padesSeal } from '../../outside/seal/pades.ts'
import { TimestampUnavailable } from '../../outside/seal/port.ts'
import { httpTimestamps } from '../../outside/seal/timestamps.ts'
import { instantAfter } from '../../platform/clock.ts'
import { aSigner } from '../../testing/a-signer.ts'
import { aCompany, type TestCompany } from '../../testing/companies.ts'
import { aSignedBatch, signedFiles } from '../../testing/contracts.ts'
import { saidBy } from '../../testing/installed.ts'
import { readPdf } from '../../testing/files/read-pdf.ts'
import { runJob } from '../../testing/run-job.ts'
import { call, sharedApp, type TestApp } from '../../testing/test-app.ts'
import { timestampStandIn } from '../../testing/timestamp-authority.ts'
import { sealContract } from './seal-contract.ts'

let app: TestApp
let company: TestCompany
const signer = aSigner('P-256')

beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
})

async function sealed(batchId: string) {
  await runJob(app, sealContract, { organisationId: company.id, batchId })
  const { sealed: bytes, ...files } = await signedFiles(app, batchId)
  return { ...files, bytes }
}

/** What poppler reports about the seal; `null` where it is not installed. */
const judged = (bytes: Buffer) =>
  saidBy('pdfsig', ['-nocert', 'sealed.pdf'], { 'sealed.pdf': bytes })

describe('the sealed document of a signature', () => {
  it('begins with the document that was shown, byte for byte, and ends with the page of the signature', async () => {
    const { stored, bytes, shown } = await sealed(await aSignedBatch(app, company))
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
    const id = await aSignedBatch(app, company)
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
    const { bytes, shown } = await sealed(await aSignedBatch(app, company))
    const text = bytes.toString('latin1')
    expect(text).toContain('/ETSI.CAdES.detached')
    const [, start = '', length = '', rest = '', tail = ''] =
      /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(text) ?? []
    expect([Number(start), Number(rest) + Number(tail)]).toEqual([0, bytes.length])
    expect(Number(length)).toBeGreaterThan(shown.length)
    const said = judged(bytes)
    const altered = Buffer.from(bytes)
    altered[Math.floor(shown.length / 2)] = (altered[Math.floor(shown.length / 2)] ?? 0) ^ 1
    // Without poppler, the test only checks the ranges above.
    const verdicts =
      said === null ? ['valid', 'altered'] : [verdictOf(said), verdictOf(judged(altered))]
    expect(verdicts).toEqual(['valid', 'altered'])
  })

  it('is made with the word of the timestamp authority, for which it waits five minutes and no longer', async () => {
    const authority = await timestampStandIn()
    const seal = padesSeal(() => signer, httpTimestamps(authority.url))
    const withAuthority = { services: { ...app.services, seal } }
    const data = async () => ({
      organisationId: company.id,
      batchId: await aSignedBatch(app, company, { siders: 1 }),
    })
    const first = await data()
    await runJob(withAuthority, sealContract, first)
    const { stored } = await signedFiles(app, first.batchId)
    expect(stored?.['timestamped_at']).toBe('2026-12-02T09:00:07.000Z')

    authority.be('down')
    const second = await data()
    await expect(runJob(withAuthority, sealContract, second)).rejects.toThrow(TimestampUnavailable)
    expect((await signedFiles(app, second.batchId)).stored).toMatchObject({
      signed_name: expect.any(String) as string,
      sealed_at: null,
    })
    app.clock.moveTo(instantAfter(app.clock.now(), timestampPatienceMs))
    await runJob(withAuthority, sealContract, second)
    const late = await signedFiles(app, second.batchId)
    expect(late.stored).toMatchObject({ timestamped_at: null })
    expect(late.sealed.length).toBeGreaterThan(late.shown.length)
    await authority.close()
  })
})

function verdictOf(said: string | null): string {
  return said?.includes('Signature is Valid') === true ? 'valid' : 'altered'
}
