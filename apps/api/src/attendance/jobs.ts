import type { Job } from '../platform/jobs/job.ts'
import { makeAttendances } from './make-attendances.ts'
import { remindHoursInTheEvening, remindHoursInTheMorning } from './remind-hours.ts'
import { validateDueHours } from './validate-due-hours.ts'

export const attendanceJobs: readonly Job[] = [
  makeAttendances,
  remindHoursInTheMorning,
  remindHoursInTheEvening,
  validateDueHours,
]
