import { listHours } from '@renfort/contract/attendance.ts'
import {
  type RatedWork,
  changeFeedback,
  giveFeedback,
  listRatedWork,
} from '@renfort/contract/feedback.ts'
import { listCandidates, readWorker } from '@renfort/contract/worker.ts'
import type { FeedbackAnswers, FeedbackType } from '@renfort/domain/feedback/feedback.ts'
import { compareInstants, type Instant, instant } from '@renfort/domain/kernel/calendar.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { queryFor, useCommand } from '../../platform/query.ts'

/** Whom an opinion is about, on which mission, and the one that was given already. */
export interface RatedPerson {
  readonly taskId: string
  /** The name of the mission as it is shown. */
  readonly mission: string
  readonly typeId: FeedbackType
  readonly sider: { readonly id: string; readonly firstName: string; readonly lastName: string }
  readonly feedback: (FeedbackAnswers & { readonly id: string }) | null
}

/**
 * The one opinion that a screen asks for of somebody’s work: what was given is changed, under its
 * question; else a mission that is over is asked about as a whole (N-15).
 */
export function ratedPersonOf({ task, sider, feedbacks }: RatedWork, now: Instant): RatedPerson {
  const feedback = feedbacks[0] ?? null
  const isOver = task.endDate !== null && compareInstants(instant(task.endDate), now) <= 0
  return {
    taskId: task.id,
    mission: missionDisplayName(task.jobTitle.name, task.name),
    typeId: feedback?.typeId ?? (isOver ? 'mission-end' : 'attendance'),
    sider,
    feedback,
  }
}

/** What shows an opinion, or is ordered by it. */
const shown = [listRatedWork, listHours, readWorker, listCandidates]

/** Keeps an opinion; a second one of the same mission and question changes the first. */
export function useGiveFeedback() {
  return useCommand(giveFeedback, { invalidates: shown })
}

export function useChangeFeedback() {
  return useCommand(changeFeedback, { invalidates: shown })
}

/** Who worked on a mission, or where a Sider has worked, with what was said. */
export const ratedWorkQuery = (about: { readonly taskId: string } | { readonly siderId: string }) =>
  queryFor(listRatedWork, { query: about })
