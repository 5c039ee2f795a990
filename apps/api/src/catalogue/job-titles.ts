import type { JobTitle } from './job-title.ts'
import { agricultureJobTitles } from './job-titles/agriculture.ts'
import { callCentreJobTitles } from './job-titles/call-centre.ts'
import { cleaningJobTitles } from './job-titles/cleaning.ts'
import { constructionJobTitles } from './job-titles/construction.ts'
import { eventsJobTitles } from './job-titles/events.ts'
import { healthCareJobTitles } from './job-titles/health-care.ts'
import { hospitalityJobTitles } from './job-titles/hospitality.ts'
import { industryJobTitles } from './job-titles/industry.ts'
import { logisticsJobTitles } from './job-titles/logistics.ts'
import { officeJobTitles } from './job-titles/office.ts'
import { retailJobTitles } from './job-titles/retail.ts'
import { securityJobTitles } from './job-titles/security.ts'
import { transportJobTitles } from './job-titles/transport.ts'

/** Every job title, in the order of the families. */
export const jobTitles: readonly JobTitle[] = [
  ...hospitalityJobTitles,
  ...eventsJobTitles,
  ...retailJobTitles,
  ...logisticsJobTitles,
  ...transportJobTitles,
  ...industryJobTitles,
  ...constructionJobTitles,
  ...cleaningJobTitles,
  ...officeJobTitles,
  ...callCentreJobTitles,
  ...healthCareJobTitles,
  ...agricultureJobTitles,
  ...securityJobTitles,
]
