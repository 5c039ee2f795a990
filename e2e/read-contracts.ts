import { expect } from '@playwright/test'
import { keepReading, listContracts, type SeenBatch } from '@renfort/contract/contract.ts'
import type { Company } from './new-company.ts'

/** The documents to sign, once each has its paper. */
export async function preparedContracts(
  { call, id }: Pick<Company, 'call' | 'id'>,
  count: number,
): Promise<readonly SeenBatch[]> {
  let documents: readonly SeenBatch[] = []
  await expect
    .poll(
      async () => {
        documents = (await call(listContracts, { params: { id }, query: {} })).documents
        return documents.filter(({ pages }) => pages !== null).length
      },
      { timeout: 30_000 },
    )
    .toBe(count)
  return documents
}

/** Makes a company’s admin read some documents to the last page. */
export async function readContracts(
  company: Pick<Company, 'call' | 'id'>,
  count: number,
): Promise<void> {
  for (const { documentId: docId, version, pages } of await preparedContracts(company, count)) {
    await company.call(keepReading, {
      params: { id: company.id, docId },
      body: { version, pagesRead: pages ?? 0 },
    })
  }
}
