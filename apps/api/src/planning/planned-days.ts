import type { Locale } from '@renfort/contract/kernel/fields.ts'
import {
  addDays,
  instantOfMinute,
  type IsoDate,
  type LocalTime,
  mondayOfWeek,
} from '@renfort/domain/kernel/calendar.ts'
import { localAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { LocalHolidaySlug } from '@renfort/domain/law/public-holidays.ts'
import { workedMinutes } from '@renfort/domain/shift/shift.ts'
import { titleOf } from './find-week.ts'
import { localHolidaysOf, type PlannedSlot, slotsOf } from './planned-slot.ts'
import type { PlannedMission, PlannedSider, Week } from './planning-queries.ts'

export type Person = Pick<PlannedSider, 'firstName' | 'lastName'>

export interface DayShift {
  readonly from: LocalTime
  readonly to: LocalTime
  readonly endsNextDay: boolean
  readonly breakMinutes: number
  /** Minutes that each Sider works, without the break. */
  readonly minutes: number
  readonly places: number
  readonly people: readonly Person[]
}

export interface PlannedRow {
  readonly title: string
  readonly place: string | null
  /** The time zone in which the row is shown. */
  readonly timeZone: TimeZone
  /** The local holidays of its place. */
  readonly localHolidays: readonly LocalHolidaySlug[]
  /** The days from Monday to Sunday, each with its shifts by start. */
  readonly days: readonly (readonly DayShift[])[]
}

export interface PlannedDays {
  readonly days: readonly IsoDate[]
  readonly rows: readonly PlannedRow[]
}

interface WeekRows {
  readonly week: number
  readonly year: number
  readonly range: Pick<Week, 'has'>
  readonly missions: readonly PlannedMission[]
  readonly siders: readonly PlannedSider[]
}

/**
 * The week by day, for the printed sheet and the table file; missions and Siders keep the given
 * order.
 */
export function plannedDays(
  { week, year, range, missions, siders }: WeekRows,
  locale: Locale,
): PlannedDays {
  const monday = mondayOfWeek(year, week)
  const days = Array.from({ length: 7 }, (_, day) => addDays(monday, day))
  const people = peopleByShift(siders)
  return {
    days,
    rows: missions.flatMap((mission) => {
      const { timeZone } = mission
      const slots = slotsOf(mission, range)
      if (slots.length === 0) return []
      const shifts = slots
        .toSorted((a, b) => a.startMinute - b.startMinute || a.endMinute - b.endMinute)
        .map((slot) => dayShift(slot, people.get(slot.shiftId) ?? [], timeZone))
      return {
        title: titleOf(mission, locale),
        place: mission.title === null ? null : `${mission.title}, ${mission.city}`,
        timeZone,
        localHolidays: localHolidaysOf(mission),
        days: days.map((day) =>
          shifts.filter(({ date }) => date === day).map(({ date: _day, ...shift }) => shift),
        ),
      }
    }),
  }
}

function peopleByShift(siders: readonly PlannedSider[]): ReadonlyMap<string, readonly Person[]> {
  const people = new Map<string, Person[]>()
  for (const { firstName, lastName, shiftIds } of siders) {
    for (const shiftId of shiftIds.split(',')) {
      const others = people.get(shiftId)
      if (others === undefined) people.set(shiftId, [{ firstName, lastName }])
      else others.push({ firstName, lastName })
    }
  }
  return people
}

function dayShift(
  { startMinute, endMinute, breakMinutes, slots }: PlannedSlot,
  people: readonly Person[],
  zone: TimeZone,
): DayShift & { readonly date: IsoDate } {
  const [startsAt, endsAt] = [instantOfMinute(startMinute), instantOfMinute(endMinute)]
  const [start, end] = [localAt(startsAt, zone), localAt(endsAt, zone)]
  return {
    date: start.date,
    from: start.time,
    to: end.time,
    endsNextDay: end.date > start.date,
    breakMinutes,
    minutes: workedMinutes({ startsAt, endsAt, breakMinutes }),
    places: slots,
    people,
  }
}
