import { z } from 'zod'
import { exchangeFiles } from '../../file/file-queries.ts'
import { dateOf } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/db.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { companyJob, documentRetries } from '../../platform/jobs/job.ts'
import { enqueueEvidence } from '../evidence/make-evidence.ts'
import { findUnsealed, storeSealed } from './seal-queries.ts'
import { documentNumber } from '../document-number.ts'
import { signatureDocument } from './signature-document.ts'
import { storeDocument } from '../../file/store-document.ts'
import { timestampFor } from './timestamp-for.ts'

const template = new URL('./signature.typ', import.meta.url)

/** Adds the signature page to a signed document and seals it; the first sealed file is kept. */
export const sealContract = companyJob({
  name: 'seal-contract',
  data: z.object({ organisationId: z.uuid(), batchId: z.uuid() }),
  retry: documentRetries,
  handler: async ({ services, data, scope }) => {
    const { seal, pdf, files, db, config, clock, publicUrl } = services
    const found = await findUnsealed(db.queries(scope), data)
    if (seal === null || found === undefined || found.documentKey === null) return
    const document = await files.read(found.documentKey)
    if (document === null) throw new Error('The document that was signed is not there.')
    const { places, missionNumber, documentKey: _, ...signature } = found
    const number = missionNumber ?? ''
    const pages = await pdf.render({
      template,
      data: signatureDocument({
        ...signature,
        provider: config.productName,
        verifyUrl: `${publicUrl()}/verify`,
        missionNumber: number,
        numbers: places.map((place) => documentNumber(number, place)),
      }),
      standard: 'a-3a',
    })
    const reason = `Signé par ${found.name}`
    const { bytes, timestampedAt } = await seal.seal(document, pages, {
      reason,
      at: dateOf(found.at),
      timestamp: timestampFor(found.at, clock.now()),
    })
    const { organisationId } = data
    const { key, sha256 } = await storeDocument(services, scope, {
      organisationId,
      kind: 'contract',
      bytes,
    })
    await db.transaction(scope, async ({ queries, now }) => {
      const isFirst = await storeSealed(queries, data, { key, sha256, at: now, timestampedAt })
      if (!isFirst) return
      await exchangeFiles(queries, key, null)
      await enqueueEvidence({ queries }, data)
    })
  },
})

/** Requests the sealed document of a signature, in the transaction of the signature. */
export async function enqueueSeal(
  transaction: Pick<Transaction, 'queries'>,
  signature: { readonly organisationId: string; readonly batchId: string },
): Promise<void> {
  await enqueue(transaction, sealContract, signature)
}
