import type { Job } from '../platform/jobs/job.ts'
import { closeSelections } from './close-selections.ts'

export const hiringJobs: readonly Job[] = [closeSelections]
