import { epochMinuteOfWall, instantOfMinute, minuteOfTime } from '../kernel/calendar.ts'
import type { Instant } from '../kernel/calendar.ts'
import { weekNumberOfDay } from '../kernel/civil-day.ts'
import type { SolidaritySlug } from '../law/public-holidays.ts'
import { amplitudeMinutes } from './flexible-planning.ts'
import type { FlexiblePlanning } from './flexible-planning.ts'
import { daysOfWeekIncluded, eligibleDays } from './included-days.ts'

/** In epoch minutes. */
export interface DailyBlock {
  readonly startMinute: number
  readonly endMinute: number
}

/**
 * The blocks of a flexible planning (decisions §4.4): the volume of each ISO week in proportion to its
 * eligible days, cut into whole minutes, each block centred in the amplitude of its day, no break.
 */
export function dailyBlocks(
  planning: FlexiblePlanning,
  solidarity: SolidaritySlug | null,
): DailyBlock[] {
  const perWeek = daysOfWeekIncluded(planning.include)
  const amplitude = amplitudeMinutes(planning)
  const opening = minuteOfTime(planning.amplitudeStart)
  return daysByWeek(eligibleDays(planning, solidarity)).flatMap((days) => {
    const volume = Math.floor((planning.weeklyVolume * 60 * days.length) / perWeek)
    return days.map((day, i) => {
      const before = Math.floor((volume * i) / days.length)
      const minutes = Math.floor((volume * (i + 1)) / days.length) - before
      const start = day * 1440 + opening + Math.floor((amplitude - minutes) / 2)
      return {
        startMinute: epochMinuteOfWall(start),
        endMinute: epochMinuteOfWall(start + minutes),
      }
    })
  })
}

function daysByWeek(days: readonly number[]): number[][] {
  const weeks = new Map<number, number[]>()
  for (const day of days) {
    const week = weekNumberOfDay(day)
    const known = weeks.get(week)
    if (known === undefined) weeks.set(week, [day])
    else known.push(day)
  }
  return [...weeks.values()]
}

/** The shifts that the blocks become once slots are generated, one slot per Sider. */
export function blockShifts(
  planning: FlexiblePlanning,
  solidarity: SolidaritySlug | null,
): { startsAt: Instant; endsAt: Instant; breakMinutes: 0; slots: number }[] {
  return dailyBlocks(planning, solidarity).map((block) => ({
    startsAt: instantOfMinute(block.startMinute),
    endsAt: instantOfMinute(block.endMinute),
    breakMinutes: 0,
    slots: planning.siders,
  }))
}
