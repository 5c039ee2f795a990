import type { ContestedContract } from '@renfort/contract/contested-contract.ts'

/** A contract that somebody contests five days before it begins. */
export function aContestedContract(changes: Partial<ContestedContract> = {}): ContestedContract {
  return {
    documentId: '00000000-0000-4000-8000-0000000000c1',
    kind: 'contract',
    version: 1,
    company: { id: '00000000-0000-4000-8000-0000000000a1', name: 'Brasserie Bellecour' },
    task: {
      id: '00000000-0000-4000-8000-0000000000d1',
      name: 'Réveillon',
      jobTitle: { id: 'waiter', name: 'Serveur' },
      uniqueIdentifier: 'M26000042',
    },
    contracts: 2,
    startDate: '2026-12-07T08:00:00.000Z',
    timeZone: 'Europe/Paris',
    lastDay: '2026-12-09T00:00:00.000Z',
    stage: 'early',
    contestation: {
      name: 'Julien Morel',
      actingFor: null,
      date: '2026-12-02T09:00:00.000Z',
      description: 'Le taux horaire n’est pas celui convenu.',
    },
    contestedBefore: 0,
    lock: null,
    actFor: {
      id: '00000000-0000-4000-8000-0000000000b1',
      firstName: 'Julien',
      lastName: 'Morel',
      email: 'julien.morel@example.test',
    },
    ...changes,
  }
}
