import { addMonths, type Instant, instantOf, localDateOf, localTime } from '../kernel/calendar.ts'
import { at } from '../law/dated.ts'
import { unsuccessfulCandidateMonths } from '../law/personal-data.ts'

/** The earliest last contact for which the data of an unsuccessful applicant are still kept. */
export function oldestKeptContact(now: Instant): Instant {
  const today = localDateOf(now)
  const { value: months } = at(unsuccessfulCandidateMonths, today)
  return instantOf(addMonths(today, -months), localTime('00:00'))
}
