import type { Job } from '../platform/jobs/job.ts'
import { closeSelections } from './close-selections.ts'
import { makeDueShifts } from './make-due-shifts.ts'

export const hiringJobs: readonly Job[] = [closeSelections, makeDueShifts]
