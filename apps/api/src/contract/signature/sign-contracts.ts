import { contracts } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { everywhere, type Transaction } from '../../platform/database/db.ts'
import { RefusalError } from '../../platform/http/refusal.ts'
import { type Call, ownOrganisation, sessionOf } from '../../platform/http/route.ts'
import { toWire } from '../../platform/http/wire-answer.ts'
import { signBatch } from './sign-batch.ts'
import { findSignatory } from './signature-queries.ts'

type Sign = typeof contracts.signContracts
type Result = Answer<Sign>['results'][number]

/** Signs several documents that the caller has read; a refused one does not stop the others. */
export async function signContracts(
  call: Call,
  { params, body }: Parsed<Sign>,
): Promise<Answer<Sign>> {
  const organisationId = ownOrganisation(call, params.id)
  return call.services.db.transaction(everywhere(call.scope), async (transaction) => {
    const results = await signEach(call, transaction, { organisationId, documents: body.documents })
    const answer = { results }
    await call.keep(transaction, toWire(contracts.signContracts, answer))
    return answer
  })
}

async function signEach(
  call: Call,
  transaction: Transaction,
  { organisationId, documents }: Parsed<Sign>['body'] & { readonly organisationId: string },
): Promise<Result[]> {
  const { queries } = transaction
  const signatory = await findSignatory(queries, sessionOf(call).userId)
  // Every caller locks in the same order, so that no deadlock occurs.
  const inOrder = documents.toSorted((a, b) => (a.documentId < b.documentId ? -1 : 1))
  const results: Result[] = []
  for (const { documentId, version } of inOrder) {
    results.push(
      await signBatch(
        { ...call, transaction, queries },
        { organisationId, id: documentId, read: version, signatory },
      ).then(
        () => ({ documentId, refusal: null }),
        (error: unknown) => refusedResult(documentId, error),
      ),
    )
  }
  return results
}

function refusedResult(documentId: string, error: unknown): Result {
  if (!(error instanceof RefusalError)) throw error
  return { documentId, refusal: { key: error.key, metadata: { ...error.metadata } } }
}
