import type { PostingStep } from '@renfort/domain/mission/posting-steps.ts'

/** The path of each step. */
export const stepPaths = {
  motive: '/taskPosting/$taskId/motive',
  'planning-type': '/taskPosting/$taskId/planning-type',
  shifts: '/taskPosting/$taskId/shifts',
  'flexible-planning': '/taskPosting/$taskId/flexible-planning',
  details: '/taskPosting/$taskId/details',
  workers: '/taskPosting/$taskId/workers',
  summary: '/taskPosting/$taskId/summary',
} as const satisfies Record<PostingStep, string>
