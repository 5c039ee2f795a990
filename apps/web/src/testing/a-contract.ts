import type { ContractDetails, SeenBatch } from '@renfort/contract/contract.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { companyId } from './a-me.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
export const batchId = idOf(7001)

/** A batch of two contracts that waits for a signature, five days before it begins. */
export function aBatch(changes: Partial<SeenBatch> = {}): SeenBatch {
  return {
    kind: 'contract',
    company: { id: companyId, name: 'Maison Lumière' },
    documentId: batchId,
    taskId: idOf(7002),
    taskName: 'Serveur – Gala',
    status: 'unsigned',
    managerName: 'Julien Faure',
    contractIds: [idOf(7003), idOf(7004)],
    number: 'M26000042-01',
    madeAt: '2026-11-26T09:00:00.000Z',
    startDate: '2026-12-07T08:00:00.000Z',
    timeZone: 'Europe/Paris',
    version: 1,
    documentUrl: '/api/download/paper',
    signature: null,
    contestation: null,
    signBefore: { target: '2026-12-05T08:00:00.000Z', lastDay: isoDate('2026-12-09') },
    stage: 'early',
    pages: 5,
    pagesRead: 0,
    consent: 'En signant, j’accepte ces contrats.',
    inPlaceOf: null,
    ...changes,
  }
}

export function contractDetails(changes: Partial<ContractDetails> = {}): ContractDetails {
  const batch = aBatch(changes)
  return {
    ...batch,
    taskNumber: 'M26000042',
    contracts: batch.contractIds.map((id, i) => ({
      id,
      number: `M26000042-${String(i + 1).padStart(2, '0')}`,
      siderId: `00000000-0000-4000-8000-0000000008${String(10 + i)}`,
      siderName: i === 0 ? 'Nora Petit' : `Sider ${i + 1}`,
      isCancelled: false,
    })),
    changes: null,
    note: null,
    correction: null,
    formerVersions: [],
    ...changes,
  }
}

/** The same once Claire Morel has signed it. */
export function signedDetails(): ContractDetails {
  return contractDetails({
    status: 'signed',
    stage: null,
    signature: {
      url: null,
      date: '2026-12-02T09:00:00.000Z',
      name: 'Claire Morel',
      actingFor: null,
      evidence: 'unsealed',
    },
  })
}

/** The ids of a number of contracts. */
export const contractIds = (count: number) => Array.from({ length: count }, (_, i) => idOf(i + 1))
