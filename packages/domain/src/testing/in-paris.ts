import { type AtPlace, parisZone } from '../kernel/place-time.ts'
import {
  type HolidayCalendar,
  holidayCalendar,
  type SolidaritySlug,
} from '../law/public-holidays.ts'

/** The place of work of whatever is not about the clocks of other places. */
export const inParis = { timeZone: parisZone } as const satisfies AtPlace

/** The calendar of a company in Paris, with its solidarity day where it has chosen one. */
export function calendarInParis(solidarity: SolidaritySlug | null): HolidayCalendar {
  return holidayCalendar(solidarity, [], parisZone)
}
