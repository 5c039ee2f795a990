import { z } from 'zod'
import { exchangeFiles } from '../../file/file-queries.ts'
import type { Scope, Transaction } from '../../platform/database/db.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { companyJob, documentRetries } from '../../platform/jobs/job.ts'
import type { Services } from '../../platform/services.ts'
import type { EvidenceFacts } from './evidence-facts.ts'
import { type BatchKey, findHistory, findUnproven, storeEvidence } from './evidence-queries.ts'
import { sealEvidence } from './seal-evidence.ts'

/** Creates the evidence file of a sealed signature, once. */
export const makeEvidence = companyJob({
  name: 'make-evidence',
  data: z.object({ organisationId: z.uuid(), batchId: z.uuid() }),
  retry: documentRetries,
  handler: async ({ services, data, scope }) => {
    const { seal, db } = services
    const facts = await gatherEvidence(services, scope, data)
    if (seal === null || facts === null) return
    const { organisationId } = data
    const stored = await sealEvidence(services, { scope, seal, organisationId }, facts)
    await db.transaction(scope, async ({ queries }) => {
      if (!(await storeEvidence(queries, data, stored))) return
      await exchangeFiles(queries, stored.key, null)
      await exchangeFiles(queries, stored.dataKey, null)
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
