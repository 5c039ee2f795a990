import type { Planning } from '@renfort/contract/planning.ts'
import {
  dayNumberOf,
  daysBetween,
  epochMinuteOf,
  type Instant,
  instant,
  type IsoDate,
  type LocalTime,
  minuteOfTime,
} from '@renfort/domain/kernel/calendar.ts'
import { civilOf } from '@renfort/domain/kernel/civil-day.ts'
import { localAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { writtenDayOfMonth } from '@renfort/domain/kernel/written-day.ts'
import { missionDisplayName, type MissionType } from '@renfort/domain/mission/mission.ts'
import { workedMinutes } from '@renfort/domain/shift/shift.ts'
import { calendarNames } from '../../ui/calendar-names.ts'
import { daysOf, type Week } from './planning-week.ts'

type PlannedTask = Planning['tasks'][number]
export type PlannedSider = PlannedTask['siders'][number]

/** One shift of the week, on the day when it starts at its place. */
export interface SheetSlot {
  readonly id: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  /** The zone of its days and hours. */
  readonly timeZone: TimeZone
  readonly day: IsoDate
  readonly from: LocalTime
  readonly to: LocalTime
  readonly endsNextDay: boolean
  readonly siders: readonly PlannedSider[]
  /** The number of requested Siders. */
  readonly places: number
  /** The places that nobody fills yet. */
  readonly openPlaces: number
  /** The minutes of each Sider, breaks deducted. */
  readonly minutesEach: number
  /** The minutes of all Siders together. */
  readonly minutes: number
}

export interface SheetMission {
  readonly id: string
  readonly title: string
  readonly job: PlannedTask['jobTitle']
  readonly type: MissionType
  readonly place: string | null
  readonly timeZone: TimeZone
  /** The public holidays of the place, besides the national ones. */
  readonly localHolidays: PlannedTask['localHolidays']
  readonly isOnline: boolean
  readonly manager: PlannedTask['manager']
  readonly department: PlannedTask['department']
  readonly hasApplicants: boolean
  readonly contractsToSign: readonly string[]
  /** From Monday to Sunday. */
  readonly days: readonly (readonly SheetSlot[])[]
  readonly minutes: number
}

export interface WeekSheet {
  readonly week: Week
  readonly days: readonly IsoDate[]
  readonly missions: readonly SheetMission[]
  readonly minutes: number
}

/** The answer of the planning as a sheet: missions in the order of the answer, their shifts by day. */
export function weekSheet(planning: Planning): WeekSheet {
  const week = { week: planning.week, year: planning.year }
  const days = daysOf(week)
  const missions = planning.tasks.map((task) => sheetMission(task, days))
  return { week, days, missions, minutes: total(missions) }
}

function sheetMission(task: PlannedTask, dates: readonly IsoDate[]): SheetMission {
  const siders = new Map(task.siders.map((sider) => [sider.id, sider]))
  const slots = task.slots.map((slot) => sheetSlot(slot, siders, task.timeZone)).toSorted(inOrder)
  return {
    id: task.id,
    title: missionDisplayName(task.jobTitle.name, task.name),
    job: task.jobTitle,
    type: task.type,
    place: task.location === null ? null : `${task.location.title}, ${task.location.city}`,
    timeZone: task.timeZone,
    localHolidays: task.localHolidays,
    isOnline: task.remote,
    manager: task.manager,
    department: task.department,
    hasApplicants: task.hasPreSelection,
    contractsToSign: task.contractsToSign,
    days: dates.map((date) => slots.filter(({ day }) => day === date)),
    minutes: total(slots),
  }
}

function sheetSlot(
  slot: PlannedTask['slots'][number],
  known: ReadonlyMap<string, PlannedSider>,
  timeZone: TimeZone,
): SheetSlot {
  const startsAt = instant(slot.startDate)
  const endsAt = instant(slot.endDate)
  const [start, end] = [localAt(startsAt, timeZone), localAt(endsAt, timeZone)]
  const worked = workedMinutes({ startsAt, endsAt, breakMinutes: slot.breakDuration })
  return {
    id: slot.shiftId,
    startsAt,
    endsAt,
    timeZone,
    day: start.date,
    from: start.time,
    to: end.time,
    endsNextDay: daysBetween(start.date, end.date) > 0,
    siders: slot.siderIds.flatMap((id) => known.get(id) ?? []),
    places: slot.slots,
    openPlaces: Math.max(0, slot.slots - slot.siderIds.length),
    minutesEach: worked,
    minutes: worked * slot.slots,
  }
}

function inOrder(a: SheetSlot, b: SheetSlot): number {
  return (
    epochMinuteOf(a.startsAt) - epochMinuteOf(b.startsAt) || minuteOfTime(a.to) - minuteOfTime(b.to)
  )
}

function total(parts: readonly { readonly minutes: number }[]): number {
  return parts.reduce((sum, { minutes }) => sum + minutes, 0)
}

/** The shifts of one day with their missions, by start, for a phone. */
export function slotsOfDay(
  { missions }: WeekSheet,
  day: number,
): { mission: SheetMission; slot: SheetSlot }[] {
  return missions
    .flatMap((mission) => (mission.days[day] ?? []).map((slot) => ({ mission, slot })))
    .toSorted((a, b) => inOrder(a.slot, b.slot))
}

const knownMinutes = new WeakMap<readonly SheetMission[], readonly number[]>()

/**
 * The planned minutes of each day over some missions, for all Siders together. They are counted once: the missions
 * stay while people go from view to view.
 */
export function minutesOfDays(missions: readonly SheetMission[]): readonly number[] {
  const known = knownMinutes.get(missions)
  if (known !== undefined) return known
  const minutes = Array.from({ length: 7 }, (_, day) =>
    missions.reduce((sum, { days }) => sum + total(days[day] ?? []), 0),
  )
  knownMinutes.set(missions, minutes)
  return minutes
}

/** The dates of a week: « 30 novembre – 6 décembre 2026 », without repeating the month or the year. */
export function formatWeek(days: readonly IsoDate[], locale: string): string {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return ''
  const { months } = calendarNames(locale)
  const [start, end] = [civilOf(dayNumberOf(first)), civilOf(dayNumberOf(last))]
  const [from, to] = [start, end].map(({ dayOfMonth }) => writtenDayOfMonth(dayOfMonth, locale))
  const until = `${to} ${months[end.month - 1]} ${end.year}`
  if (start.month === end.month) return `${from}–${until}`
  const year = start.year === end.year ? '' : ` ${start.year}`
  return `${from} ${months[start.month - 1]}${year}\u2009–\u2009${until}`
}
