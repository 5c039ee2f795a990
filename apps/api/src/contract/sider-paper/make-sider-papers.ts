import { z } from 'zod'
import { exchangeFiles } from '../../file/file-queries.ts'
import { storeDocument } from '../../file/store-document.ts'
import { everywhere, type Scope, type Transaction } from '../../platform/database/db.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { companyJob, documentRetries } from '../../platform/jobs/job.ts'
import type { Services } from '../../platform/services.ts'
import type { PaperFacts } from '../paper/paper-facts.ts'
import {
  findMissingPapers,
  insertSiderPaper,
  type MissingPaper,
  type VersionKey,
} from './paper-facts-queries.ts'
import { siderPaperDocument } from './sider-paper-document.ts'

const template = new URL('../paper/paper.typ', import.meta.url)

/**
 * Makes the contrat de mission of each Sider of a version, once the PDF of the company is there:
 * both have the same facts. A paper is never made again.
 */
export const makeSiderPapers = companyJob({
  name: 'make-sider-papers',
  data: z.object({
    organisationId: z.uuid(),
    batchId: z.uuid(),
    version: z.number().int(),
  }),
  retry: documentRetries,
  handler: async ({ services, data, scope: ofCompany, signal }) => {
    // Papers belong to their Siders: the connection of a company has no right on them.
    const scope = everywhere(ofCompany)
    const found = await findMissingPapers(services.db.queries(scope), data)
    if (found === null) return
    for (const paper of found.missing) {
      if (signal.aborted) return
      await makePaper(services, scope, { ...data, ...paper, facts: found.facts })
    }
  },
})

async function makePaper(
  services: Services,
  scope: Scope,
  { facts, ...paper }: VersionKey & MissingPaper & { readonly facts: PaperFacts },
): Promise<void> {
  const contract = facts.contracts.find(({ number }) => number === paper.number)
  if (contract === undefined) return
  const { organisationId } = paper
  const { bytes, pages } = await services.pdf.renderCounted({
    template,
    data: siderPaperDocument(facts, contract, services.config),
    standard: 'a-3a',
  })
  const { key, sha256 } = await storeDocument(services, scope, {
    organisationId,
    kind: 'contract',
    bytes,
  })
  const { firstDay, lastDay } = contract
  await services.db.transaction(scope, async ({ queries, now }) => {
    const stored = { ...paper, firstDay, lastDay, madeAt: now, key, sha256, pages }
    if (await insertSiderPaper(queries, stored)) await exchangeFiles(queries, key, null)
  })
}

/** Requests the papers of a version, in the transaction that stores its PDF. */
export async function enqueueSiderPapers(
  transaction: Pick<Transaction, 'queries'>,
  { organisationId, batchId, version }: VersionKey,
  options: { readonly precedence?: number } = {},
): Promise<void> {
  await enqueue(transaction, makeSiderPapers, { organisationId, batchId, version }, options)
}
