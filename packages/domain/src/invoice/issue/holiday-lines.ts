import { addDays, type IsoDate, mondayOf } from '../../kernel/calendar.ts'
import { mulDiv } from '../../kernel/money.ts'
import { minutes } from '../../kernel/duration.ts'
import { holidaysOn, isUnworkedHoliday, localHolidaySlugs } from '../../law/public-holidays.ts'
import { calendarOf } from '../../quotation/rate-sheet.ts'
import { unworkedHoliday } from '../../quotation/unworked-holiday.ts'
import { type BilledMission } from '../billable-hours.ts'
import type { HolidayLine } from '../invoice.ts'
import { type LinesByWeek, linesByWeek } from './lines-by-week.ts'

/**
 * A Sider of a mission who worked, or was planned, on the weekday of a holiday in the week before
 * it.
 */
export interface HolidayCandidate {
  readonly missionId: string
  readonly siderId: string
  /** The holiday. */
  readonly day: IsoDate
  /** Whether the Sider worked for the company on the holiday, or was planned to, in any mission. */
  readonly isTaken: boolean
  /** Validated minutes for the company in the four ISO weeks before the week of the holiday. */
  readonly workedMinutes: number
  readonly workedDays: number
}

/**
 * A run looks for unpaid holidays this many weeks back, because hours around them may be validated
 * late.
 */
const weeksBack = 8

/**
 * The days of past weeks, at the date of a run, that are holidays somewhere in France, the oldest
 * first.
 */
export function holidaysToBill(runOn: IsoDate): IsoDate[] {
  const monday = mondayOf(runOn)
  return Array.from({ length: weeksBack * 7 }, (_, i) => addDays(monday, i - weeksBack * 7)).filter(
    (day) => holidaysOn(day, localHolidaySlugs).length > 0,
  )
}

/**
 * The pay for public holidays that were not worked, 7 hours at most (decisions §4.7). Unlike worked
 * holidays, it needs no seniority: temporary workers have this pay from their first day (L1251-18).
 * There is none for the solidarity day, nor for a holiday on which the Sider was planned, because a
 * Sider who did not come was absent. A Sider is paid for a holiday once, in one mission.
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
