import {
  type RatedWork,
  changeFeedback,
  giveFeedback,
  listRatedWork,
} from '@renfort/contract/feedback.ts'
import type { FeedbackAnswers, FeedbackType } from '@renfort/domain/feedback/feedback.ts'
import { compareInstants, type Instant, instant } from '@renfort/domain/kernel/calendar.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { queryFor, useCommand } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'

/** The Sider, the mission, and the opinion that was given already. */
export interface RatedPerson {
  readonly taskId: string
  /** The name of the mission, ready to show. */
  readonly mission: string
  readonly typeId: FeedbackType
  readonly sider: { readonly id: string; readonly firstName: string; readonly lastName: string }
  readonly feedback: (FeedbackAnswers & { readonly id: string }) | null
}

/**
 * The single opinion that a screen asks for: an opinion that was given is changed, under its question; otherwise a
 * finished mission is rated as a whole (N-15).
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

/** Saves an opinion; a second one on the same mission and question replaces the first. */
export function useGiveFeedback() {
  return useCommand(giveFeedback, { changes: ['feedback'] })
}

export function useChangeFeedback() {
  return useCommand(changeFeedback, { changes: ['feedback'] })
}

staleAfter(listRatedWork, ['feedback'])

/** The Siders of a mission, or the missions of a Sider, with the opinions. */
export const ratedWorkQuery = (about: { readonly taskId: string } | { readonly siderId: string }) =>
  queryFor(listRatedWork, { query: about })
