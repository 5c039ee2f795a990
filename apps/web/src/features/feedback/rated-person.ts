import type { RatedWork } from '@renfort/contract/feedback.ts'
import type { FeedbackAnswers, FeedbackType } from '@renfort/domain/feedback/feedback.ts'
import { compareInstants, type Instant, instant } from '@renfort/domain/kernel/calendar.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'

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
