import { addDays, type IsoDate } from '../kernel/calendar.ts'
import { mulDiv } from '../kernel/money.ts'
import { minutes } from '../kernel/duration.ts'
import { holidaysOn, isUnworkedHoliday, localHolidaySlugs } from '../law/public-holidays.ts'
import { calendarOf } from '../quotation/rate-sheet.ts'
import { unworkedHoliday } from '../quotation/unworked-holiday.ts'
import { type BilledMission, mondayOf } from './billable-hours.ts'
import type { HolidayLine } from './invoice.ts'
import { type LinesByWeek, linesByWeek } from './lines-by-week.ts'

/** A Sider of a mission who worked or was planned on the same weekday of the week before a holiday. */
export interface HolidayCandidate {
  readonly missionId: string
  readonly siderId: string
  /** The holiday. */
  readonly day: IsoDate
  /** Whether the Sider worked for the company on that day, or was planned to, in any mission. */
  readonly isTaken: boolean
  /** What they worked for the company in the four ISO weeks before that of the holiday, validated. */
  readonly workedMinutes: number
  readonly workedDays: number
}

/** Holidays of so many weeks back are looked at again: hours around them may be validated late. */
const weeksBack = 8

/** The days of the weeks that are over at the date of a run which are holidays somewhere in France, the oldest first. */
export function holidaysToBill(runOn: IsoDate): IsoDate[] {
  const monday = mondayOf(runOn)
  return Array.from({ length: weeksBack * 7 }, (_, i) => addDays(monday, i - weeksBack * 7)).filter(
    (day) => holidaysOn(day, localHolidaySlugs).length > 0,
  )
}

/**
 * What is owed for public holidays that were not worked, 7 hours at most (decisions §4.7). The
 * seniority that a pay policy asks for worked holidays is not asked here: temporary workers have this
 * pay from their first day (L1251-18). The solidarity day gives none, nor a holiday on which the Sider
 * was planned: who did not come then was absent. A Sider is paid a holiday once, in one mission.
 */
export function holidayLines(
  candidates: readonly HolidayCandidate[],
  missions: ReadonlyMap<string, BilledMission>,
): LinesByWeek<HolidayLine> {
  const done = new Set<string>()
  return linesByWeek(
    candidates.flatMap((candidate) => {
      const { missionId, siderId, day } = candidate
      const mission = missions.get(missionId)
      const key = `${siderId} ${day}`
      if (mission === undefined || done.has(key) || !isDue(candidate, mission)) return []
      done.add(key)
      const averageMinutes = mulDiv(candidate.workedMinutes, 1, candidate.workedDays)
      const { payCents: _, ...paid } = unworkedHoliday(mission.terms, minutes(averageMinutes))
      return {
        monday: mondayOf(day),
        line: { kind: 'holiday', missionId, siderId, day, ...paid } as const,
      }
    }),
  )
}

function isDue(
  { day, isTaken, workedDays, workedMinutes }: HolidayCandidate,
  { firstDay, lastDay, terms }: BilledMission,
): boolean {
  return (
    !isTaken &&
    workedDays > 0 &&
    workedMinutes > 0 &&
    firstDay <= day &&
    day <= lastDay &&
    isUnworkedHoliday(day, calendarOf(terms))
  )
}
