import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { MissionToStaff } from '@renfort/contract/staffing.ts'
import { urgencyOf } from '@renfort/domain/hiring/urgency.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import type { QueueRow } from './queue-queries.ts'

export function toMissionToStaff(row: QueueRow, locale: Locale, now: Instant): MissionToStaff {
  const { jobTitleId, organisationId, organisationName, ...mission } = row
  const { requested, accepted, declined, hired, waiting, approved, ...facts } = mission
  return {
    ...facts,
    jobTitle: namedTitle(jobTitleId, locale),
    company: { id: organisationId, name: organisationName },
    urgency: row.nextOpenStart === null ? null : urgencyOf(row.nextOpenStart, now),
    requested: { requested, accepted, declined, hired },
    applicants: { waiting, approved },
  }
}
