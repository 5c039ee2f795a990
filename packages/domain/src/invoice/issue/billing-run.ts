import {
  addDays,
  compareInstants,
  dateInParis,
  type Instant,
  instantInParis,
  type IsoDate,
  localTime,
  mondayOf,
} from '../../kernel/calendar.ts'
import type { Schedule } from '../../kernel/schedule.ts'

/** Tuesdays at 06:00 in Paris, the product bills the weeks that are over (decisions §4.8, §11). */
export const billingSchedule = {
  every: 'week',
  on: 1,
  at: localTime('06:00'),
} as const satisfies Schedule

/**
 * The Tuesday of the last run that is due at an instant. It names the run, even if the run happens
 * later.
 */
export function lastRunOn(now: Instant): IsoDate {
  const tuesday = addDays(mondayOf(dateInParis(now)), billingSchedule.on)
  const isDue = compareInstants(instantInParis(tuesday, billingSchedule.at), now) <= 0
  return isDue ? tuesday : addDays(tuesday, -7)
}

/** The Monday of the week of a run: the run bills hours of earlier weeks. */
export function billedBefore(runOn: IsoDate): IsoDate {
  return mondayOf(runOn)
}
