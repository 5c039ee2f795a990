import {
  addMonths,
  type Instant,
  instantInParis,
  dateInParis,
  localTime,
} from '../kernel/calendar.ts'
import { at } from '../law/dated.ts'
import { unsuccessfulCandidateMonths } from '../law/personal-data.ts'

/** The earliest last contact for which the data of an unsuccessful applicant are still kept. */
export function oldestKeptContact(now: Instant): Instant {
  const today = dateInParis(now)
  const { value: months } = at(unsuccessfulCandidateMonths, today)
  return instantInParis(addMonths(today, -months), localTime('00:00'))
}
