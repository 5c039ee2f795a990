import type { contracts } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { notFound } from '../platform/http/refusal.ts'
import { ownOrganisation, type ReadCall, sessionOf } from '../platform/http/route.ts'
import { type BatchRow, findBatch, findContracts, findFormerVersions } from './batch-queries.ts'
import { documentNumber } from './document-number.ts'
import { findPagesRead } from './reading-queries.ts'
import { paperName, toContestation, toContractBatch, toSeenBatch } from './to-contract-batch.ts'

type Read = typeof contracts.readContract

/** One batch with its papers, whom it is for, and how far the caller has read (G-16). */
export async function readContract(
  call: ReadCall,
  { params }: Parsed<Read>,
): Promise<Answer<Read>> {
  const { queries } = call
  const key = { organisationId: ownOrganisation(call, params.id), id: params.docId }
  const row = await findBatch(queries, key)
  if (row === undefined) throw notFound()
  const reader = sessionOf(call).effectiveUserId
  const [found, former, pagesRead] = await Promise.all([
    findContracts(queries, key),
    findFormerVersions(queries, row),
    findPagesRead(queries, row, reader),
  ])
  return {
    ...toSeenBatch(call, row, { pagesRead, now: call.services.clock.now() }),
    taskNumber: row.missionNumber,
    contracts: found.map((contract) => ({
      id: contract.id,
      number: documentNumber(row.missionNumber ?? '', contract),
      siderId: contract.siderId,
      siderName: `${contract.firstName} ${contract.lastName}`,
      isCancelled: contract.cancelledAt !== null,
    })),
    formerVersions: former.map((version) => toVersion(call, row, version)),
  }
}

function toVersion(
  { services }: ReadCall,
  batch: BatchRow,
  {
    version,
    madeAt,
    documentKey,
    ...contested
  }: Awaited<ReturnType<typeof findFormerVersions>>[number],
): Answer<Read>['formerVersions'][number] {
  return {
    version,
    madeAt,
    documentUrl: services.fileLinks.link(documentKey, paperName({ ...batch, version })),
    contestation: toContestation(contested),
  }
}

/** The batch as a write answers it. */
export async function batchAfter(
  call: ReadCall,
  { organisationId, id }: Pick<BatchRow, 'organisationId' | 'id'>,
): Promise<Answer<typeof contracts.contestContract>> {
  const row = await findBatch(call.queries, { organisationId, id })
  if (row === undefined) throw notFound()
  return toContractBatch(call, row)
}
