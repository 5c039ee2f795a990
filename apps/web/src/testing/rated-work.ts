import type { RatedWork } from '@renfort/contract/feedback.ts'
import { companyId } from './a-me.ts'

export const ratedSiderId = '00000000-0000-4000-8000-000000000701'
export const ratedTaskId = '00000000-0000-4000-8000-000000000801'
export const feedbackId = '00000000-0000-4000-8000-000000000901'

/** The work of a Sider on a finished mission, without an opinion yet. */
export function aRatedWork(changes: Partial<RatedWork> = {}): RatedWork {
  return {
    task: {
      id: ratedTaskId,
      name: 'Noël',
      jobTitle: { id: 'waiter', name: 'Serveur' },
      endDate: '2026-10-30T17:00:00.000Z',
      timeZone: 'Europe/Paris',
    },
    sider: { id: ratedSiderId, firstName: 'Léa', lastName: 'Petit', pictureURL: null },
    isOpen: true,
    feedbacks: [],
    ...changes,
  }
}

/** An opinion on that work. */
export function anOpinion(
  changes: Partial<RatedWork['feedbacks'][number]> = {},
): RatedWork['feedbacks'][number] {
  return {
    id: feedbackId,
    siderId: ratedSiderId,
    taskId: ratedTaskId,
    typeId: 'mission-end',
    organisationId: companyId,
    managerId: null,
    workAgain: 1,
    pro: null,
    perf: null,
    comment: 'Parfaite',
    ...changes,
  }
}
