import { addDays, type IsoDate, weekdayOf } from '../kernel/calendar.ts'
import type { HolidayCalendar } from '../law/public-holidays.ts'
import { type BlockShift, blockShifts } from './daily-blocks.ts'
import type { FlexiblePlanning } from './flexible-planning.ts'
import { scheduleNoticeDays } from './schedule-notice.ts'

/** How long before its Monday a week gets its shifts: a run that is a day late is still in time. */
export const shiftsAheadDays = scheduleNoticeDays + 1

/** The last day of the weeks that start within the next days: they have shifts after a run of today. */
export function shiftsDueUntil(today: IsoDate): IsoDate {
  return sundayOf(addDays(today, shiftsAheadDays))
}

/** The shifts of the weeks up to a day, without those up to `shiftsUntil`, which were made before. */
export function shiftsToMake(
  planning: FlexiblePlanning,
  calendar: HolidayCalendar,
  { shiftsUntil, until }: { readonly shiftsUntil: IsoDate | null; readonly until: IsoDate },
): BlockShift[] {
  return blockShifts(planning, calendar, { after: shiftsUntil, until })
}

/** The day on which the next week gets its shifts; `null` once all have theirs. */
export function nextShiftsOn(
  { startDate, endDate }: Pick<FlexiblePlanning, 'startDate' | 'endDate'>,
  shiftsUntil: IsoDate | null,
): IsoDate | null {
  if (shiftsUntil !== null && shiftsUntil >= endDate) return null
  const sunday = sundayOf(shiftsUntil === null ? startDate : addDays(shiftsUntil, 1))
  return addDays(sunday, -6 - shiftsAheadDays)
}

function sundayOf(date: IsoDate): IsoDate {
  return addDays(date, 6 - weekdayOf(date))
}
