import {
  paperPrecedence,
  precedenceOfPaper,
} from '@renfort/domain/contract/paper/paper-precedence.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { z } from 'zod'
import { exchangeFiles } from '../../file/file-queries.ts'
import type { Queries, Transaction } from '../../platform/database/db.ts'
import { enqueue, hastenJobs } from '../../platform/jobs/enqueue.ts'
import { companyJob, documentRetries } from '../../platform/jobs/job.ts'
import { enqueueSiderPapers, makeSiderPapers } from '../sider-paper/make-sider-papers.ts'
import type { VersionKey } from '../sider-paper/paper-facts-queries.ts'
import { amendmentDocument } from './amendment-document.ts'
import { gatherFacts } from './gather-facts.ts'
import { paperDocument } from './paper-document.ts'
import { storePaper } from './paper-queries.ts'
import { storeDocument } from '../../file/store-document.ts'

const template = new URL('./paper.typ', import.meta.url)

/**
 * Makes the PDF of a version, outside the transaction that requested it. The first PDF is kept and
 * never replaced; a second one is deleted later as an unused file.
 */
export const makeContractDocument = companyJob({
  name: 'make-contract-document',
  data: z.object({
    organisationId: z.uuid(),
    batchId: z.uuid(),
    version: z.number().int(),
  }),
  retry: documentRetries,
  handler: async ({ services, data, scope, precedence }) => {
    const { productName, legalNotice, financialGuarantor, billing } = services.config
    const provider = {
      name: productName,
      identity: billing?.seller ?? null,
      notice: legalNotice,
      guarantor: financialGuarantor,
    }
    const facts = await gatherFacts(services.db.queries(scope), { ...data, provider })
    if (facts === null) return
    const { bytes, pages } = await services.pdf.renderCounted({
      template,
      data:
        facts.amendment === null ? paperDocument(facts) : amendmentDocument(facts, facts.amendment),
      standard: 'a-3a',
    })
    const { organisationId } = data
    const { key, sha256 } = await storeDocument(services, scope, {
      organisationId,
      kind: 'contract',
      bytes,
    })
    await services.db.transaction(scope, async ({ queries }) => {
      const isFirst = await storePaper(queries, data, { facts, key, sha256, pages })
      if (!isFirst) return
      await exchangeFiles(queries, key, null)
      await enqueueSiderPapers({ queries }, data, { precedence })
    })
  },
})

/** Requests the PDF of a version, in the transaction that makes the version. */
export async function enqueuePaper(
  transaction: Pick<Transaction, 'queries' | 'now'>,
  version: VersionKey,
  { startsAt }: { readonly startsAt: Instant },
): Promise<void> {
  const precedence = precedenceOfPaper(startsAt, transaction.now)
  await enqueue(transaction, makeContractDocument, version, { precedence })
}

/** The jobs that wait for the papers of these documents are taken before others: somebody looks for them. */
export async function hastenPapers(queries: Queries, batchIds: readonly string[]): Promise<void> {
  const precedence = paperPrecedence.lookedAt
  await hastenJobs(queries, [makeContractDocument, makeSiderPapers], { batchIds, precedence })
}
