import { addMonths, type Instant, instantOf, localDateOf, localTime } from '../kernel/calendar.ts'
import { at } from '../law/dated.ts'
import { unsuccessfulCandidateMonths } from '../law/personal-data.ts'

/** The last contact with a candidate who was not taken must not lie before this. */
export function oldestKeptContact(now: Instant): Instant {
  const today = localDateOf(now)
  const { value: months } = at(unsuccessfulCandidateMonths, today)
  return instantOf(addMonths(today, -months), localTime('00:00'))
}
