import { z } from 'zod'
import { exchangeFiles } from '../../file/file-queries.ts'
import { dateOf } from '../../platform/clock.ts'
import type { Scope, Transaction } from '../../platform/database/db.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { companyJob, documentRetries } from '../../platform/jobs/job.ts'
import type { Services } from '../../platform/services.ts'
import { storeDocument } from '../../file/store-document.ts'
import { timestampFor } from '../signature/timestamp-for.ts'
import { evidenceData } from './evidence-data.ts'
import { evidenceDocument } from './evidence-document.ts'
import type { EvidenceFacts } from './evidence-facts.ts'
import { type BatchKey, findHistory, findUnproven, storeEvidence } from './evidence-queries.ts'

const template = new URL('./evidence.typ', import.meta.url)

/** Creates the evidence file of a sealed signature, once. */
export const makeEvidence = companyJob({
  name: 'make-evidence',
  data: z.object({ organisationId: z.uuid(), batchId: z.uuid() }),
  retry: documentRetries,
  handler: async ({ services, data, scope }) => {
    const { seal, pdf, db } = services
    const facts = await gatherEvidence(services, scope, data)
    if (seal === null || facts === null) return
    const page = await pdf.render({ template, data: evidenceDocument(facts), standard: 'a-3a' })
    const { bytes } = await seal.seal(page, null, {
      reason: 'Dossier de preuve',
      at: dateOf(facts.madeAt),
      timestamp: timestampFor(facts.sealed.at, facts.madeAt),
    })
    const evidence = evidenceData(facts)
    const signed = { evidence, signature: await seal.signData(evidence) }
    const { organisationId } = data
    const { key, sha256 } = await storeDocument(services, scope, {
      organisationId,
      kind: 'contract',
      bytes,
    })
    const { key: dataKey } = await storeDocument(services, scope, {
      organisationId,
      kind: 'contract',
      format: 'json',
      bytes: Buffer.from(`${JSON.stringify(signed, null, 2)}\n`),
    })
    await db.transaction(scope, async ({ queries }) => {
      const isFirst = await storeEvidence(queries, data, {
        key,
        dataKey,
        sha256,
        at: facts.madeAt,
      })
      if (!isFirst) return
      await exchangeFiles(queries, key, null)
      await exchangeFiles(queries, dataKey, null)
    })
  },
})

async function gatherEvidence(
  { db, clock, config, publicUrl }: Services,
  scope: Scope,
  key: BatchKey,
): Promise<EvidenceFacts | null> {
  const queries = db.queries(scope)
  const found = await findUnproven(queries, key)
  if (found === null) return null
  return {
    ...found,
    provider: config.productName,
    madeAt: clock.now(),
    history: await findHistory(queries, key),
    verifyUrl: `${publicUrl()}/verify`,
  }
}

/** Requests the evidence file of a signature, in the transaction that stores its seal. */
export async function enqueueEvidence(
  transaction: Pick<Transaction, 'queries'>,
  signature: BatchKey,
): Promise<void> {
  await enqueue(transaction, makeEvidence, signature)
}
