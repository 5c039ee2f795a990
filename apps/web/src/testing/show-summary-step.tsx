import { listDepartments } from '@renfort/contract/department.ts'
import { readLegalFindings } from '@renfort/contract/legal-guard.ts'
import { type Mission, readMission } from '@renfort/contract/mission.ts'
import { readCompletion, readLegalValues } from '@renfort/contract/organisation.ts'
import { readQuotation } from '@renfort/contract/quotation.ts'
import { readSecondFactor } from '@renfort/contract/second-factor.ts'
import { vi } from 'vitest'
import { SummaryStep } from '../features/posting/summary-step.tsx'
import { aCompletion } from './a-completion.ts'
import { aMission, missionId } from './a-mission.ts'
import { aShift } from './a-shift.ts'
import { anAddress } from './an-address.ts'
import { answer } from './api-stand-in.ts'
import { soonByRole } from './by-role.ts'
import { legalValues } from './legal-values.ts'
import { noSecondFactor } from './no-second-factor.ts'
import { show } from './show.tsx'

const manager = {
  id: '00000000-0000-4000-8000-0000000000a1',
  firstName: 'Claire',
  lastName: 'Morel',
}
/** A draft with every fact filled in. */
export const wholeDraft: Partial<Mission> = {
  motiveId: '00000000-0000-4000-8000-0000000000b2',
  motive: {
    id: '00000000-0000-4000-8000-0000000000b2',
    organisationId: '00000000-0000-4000-8000-0000000000b3',
    reason: 'activityIncrease',
    justification: 'Repas de fin d’année',
    replacements: [],
    recruitments: [],
  },
  subtasks: [{ id: 'waiter-serve', name: 'Servir', custom: false }],
  location: anAddress(),
  manager,
  managerId: manager.id,
  executiveStatus: 'worker',
  isFlexiblePlanning: false,
  shifts: [aShift('2026-12-07')],
  startDate: '2026-12-07T08:00:00.000Z',
}

/** Shows the last step of the posting of a mission, a whole draft but for these changes. */
export async function showSummaryStep(changes: Partial<Mission> = {}) {
  answer(readMission, () => aMission({ ...wholeDraft, ...changes }))
  answer(readLegalValues, () => legalValues)
  answer(readLegalFindings, () => ({ findings: [], previous: [] }))
  answer(listDepartments, () => [])
  answer(readSecondFactor, () => noSecondFactor)
  answer(readCompletion, () => aCompletion())
  answer(readQuotation, () => ({
    price: 184.28,
    priceWithTax: 221.13,
    salary: 94.5,
    assignments: [],
  }))
  const onLeave = vi.fn<(week: { week: number; year: number }) => void>()
  const view = await show(<SummaryStep taskId={missionId} onLeave={onLeave} />, {
    as: { features: { flexiblePlanning: true, departments: false } },
  })
  await soonByRole('heading', /^Tout est prêt/)
  return { ...view, onLeave }
}
