import type { StaffSiderPaper } from '@renfort/contract/sider-paper.ts'

/** A contrat de mission that its Sider has not opened yet. */
export function aSiderPaper(changes: Partial<StaffSiderPaper> = {}): StaffSiderPaper {
  return {
    id: '00000000-0000-4000-8000-0000000007a1',
    missionId: '00000000-0000-4000-8000-0000000005a1',
    number: 'M26000042-01',
    kind: 'contract',
    title: 'Service du midi',
    companyName: 'Maison Lavigne',
    firstDay: '2026-12-07T00:00:00.000Z',
    lastDay: '2026-12-07T00:00:00.000Z',
    madeAt: '2026-12-02T09:00:00.000Z',
    pages: 3,
    state: 'toSign',
    openedAt: null,
    signedAt: null,
    transmitBy: '2026-12-09T00:00:00.000Z',
    isLate: false,
    ...changes,
  }
}
