import type { Job } from '../platform/jobs/job.ts'
import { makeAttendances } from './declare/make-attendances.ts'
import { noticeDelays } from './declare/notice-delays.ts'
import { remindHoursInTheEvening, remindHoursInTheMorning } from './validate/remind-hours.ts'
import { validateDueHours } from './validate/validate-due-hours.ts'

export const attendanceJobs: readonly Job[] = [
  makeAttendances,
  noticeDelays,
  remindHoursInTheMorning,
  remindHoursInTheEvening,
  validateDueHours,
]
