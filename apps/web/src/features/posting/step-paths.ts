import type { PostingStep } from '@renfort/domain/mission/posting-steps.ts'

/** Where each step is; those of the flexible planning lead to the shifts until that planning comes. */
export const stepPaths = {
  motive: '/taskPosting/$taskId/motive',
  'planning-type': '/taskPosting/$taskId/shifts',
  shifts: '/taskPosting/$taskId/shifts',
  'flexible-planning': '/taskPosting/$taskId/shifts',
  details: '/taskPosting/$taskId/details',
  workers: '/taskPosting/$taskId/workers',
  summary: '/taskPosting/$taskId/summary',
} as const satisfies Record<PostingStep, string>
