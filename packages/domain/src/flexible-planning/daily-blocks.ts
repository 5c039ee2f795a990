import { dayNumberOf, instantOfMinute, minuteOfTime } from '../kernel/calendar.ts'
import type { Instant, IsoDate } from '../kernel/calendar.ts'
import { weekNumberOfDay } from '../kernel/civil-day.ts'
import { type AtPlace, epochMinuteAt } from '../kernel/place-time.ts'
import type { HolidayCalendar } from '../law/public-holidays.ts'
import { amplitudeMinutes } from './flexible-planning.ts'
import type { FlexiblePlanning } from './flexible-planning.ts'
import { daysOfWeekIncluded, eligibleDays } from './included-days.ts'

/** In epoch minutes; `day` is the number of the day that is worked, whose night may be the next one. */
export interface DailyBlock {
  readonly day: number
  readonly startMinute: number
  readonly endMinute: number
}

/**
 * The blocks of a flexible planning (decisions §4.4): the volume of each ISO week in proportion to its
 * eligible days, cut into whole minutes, each block centred in the amplitude of its day, no break.
 */
export function dailyBlocks(planning: FlexiblePlanning, calendar: HolidayCalendar): DailyBlock[] {
  const perWeek = daysOfWeekIncluded(planning.include)
  const amplitude = amplitudeMinutes(planning)
  const opening = minuteOfTime(planning.amplitudeStart)
  const { timeZone } = calendar
  return daysByWeek(eligibleDays(planning, calendar)).flatMap((days) => {
    const volume = Math.floor((planning.weeklyVolume * 60 * days.length) / perWeek)
    return days.map((day, i) => {
      const before = Math.floor((volume * i) / days.length)
      const minutes = Math.floor((volume * (i + 1)) / days.length) - before
      const start = day * 1440 + opening + Math.floor((amplitude - minutes) / 2)
      return {
        day,
        startMinute: epochMinuteAt(start, timeZone),
        endMinute: epochMinuteAt(start + minutes, timeZone),
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

export interface BlockShift extends AtPlace {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly breakMinutes: 0
  readonly slots: number
}

/** Of all days, those after one day and up to another. */
interface SomeDays {
  readonly after: IsoDate | null
  readonly until?: IsoDate
}

/** The shifts that the blocks become, one slot per Sider. */
export function blockShifts(
  planning: FlexiblePlanning,
  calendar: HolidayCalendar,
  { after, until = planning.endDate }: SomeDays = { after: null },
): BlockShift[] {
  const first = after === null ? -Infinity : dayNumberOf(after) + 1
  const last = dayNumberOf(until)
  const { timeZone } = calendar
  return (
    dailyBlocks(planning, calendar)
      // The hour that clocks skip in spring may be all of a short block.
      .filter(({ day, startMinute, endMinute }) => {
        return day >= first && day <= last && startMinute < endMinute
      })
      .map((block) => ({
        timeZone,
        startsAt: instantOfMinute(block.startMinute),
        endsAt: instantOfMinute(block.endMinute),
        breakMinutes: 0,
        slots: planning.siders,
      }))
  )
}
