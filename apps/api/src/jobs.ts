import { accountJobs } from './account/jobs.ts'
import { attendanceJobs } from './attendance/jobs.ts'
import { auditJobs } from './audit/jobs.ts'
import { collectionJobs } from './collection/jobs.ts'
import { contractJobs } from './contract/jobs.ts'
import { eventJobs } from './event/jobs.ts'
import { syncJobs } from './sync/jobs.ts'
import { feedbackJobs } from './feedback/jobs.ts'
import { fileJobs } from './file/jobs.ts'
import { hiringJobs } from './hiring/jobs.ts'
import { invoiceJobs } from './invoice/jobs.ts'
import { httpJobs } from './platform/http/jobs.ts'
import { notificationJobs } from './notification/jobs.ts'
import type { Job } from './platform/jobs/job.ts'
import { mailJobs } from './platform/mail/jobs.ts'
import { preselectionJobs } from './preselection/jobs.ts'
import { siderAccessJobs } from './sider-access/jobs.ts'
import { siderWorkJobs } from './sider-work/jobs.ts'
import { simulationJobs } from './simulation/jobs.ts'
import { singleSignOnJobs } from './single-sign-on/jobs.ts'
import { webhookJobs } from './webhook/jobs.ts'

/** Every job that the product does beside its calls. */
export const jobs: readonly Job[] = [
  ...mailJobs,
  ...httpJobs,
  ...accountJobs,
  ...attendanceJobs,
  ...auditJobs,
  ...collectionJobs,
  ...contractJobs,
  ...eventJobs,
  ...syncJobs,
  ...feedbackJobs,
  ...notificationJobs,
  ...fileJobs,
  ...hiringJobs,
  ...invoiceJobs,
  ...preselectionJobs,
  ...siderAccessJobs,
  ...siderWorkJobs,
  ...simulationJobs,
  ...singleSignOnJobs,
  ...webhookJobs,
]
