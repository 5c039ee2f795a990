import { jobDescriptionSteps } from '@renfort/domain/job-description/job-description.ts'
import { z } from 'zod'

export const panelModes = ['create', 'edit', 'summary'] as const

/** What the address says of the page: the search, and what the panel shows (JD-01). */
export const jobSearch = z.object({
  q: z.string().optional().catch(undefined),
  jdid: z.string().optional().catch(undefined),
  mode: z.enum(panelModes).optional().catch(undefined),
  step: z.enum(jobDescriptionSteps).optional().catch(undefined),
})
export type JobSearch = z.infer<typeof jobSearch>
