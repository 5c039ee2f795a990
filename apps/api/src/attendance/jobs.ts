import type { Job } from '../platform/jobs/job.ts'
import { makeAttendances } from './make-attendances.ts'

export const attendanceJobs: readonly Job[] = [makeAttendances]
