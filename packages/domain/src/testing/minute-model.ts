import { dayNumberOf, epochMinuteOf, minuteOfTime } from '../kernel/calendar.ts'
import { weekdayOfDay, weekNumberOfDay } from '../kernel/civil-day.ts'
import { mulDiv } from '../kernel/money.ts'
import type { Cents } from '../kernel/money.ts'
import { type TimeZone, wallMinuteAt } from '../kernel/place-time.ts'
import { type HolidayCalendar, holidayCalendar, holidaysOnDay } from '../law/public-holidays.ts'
import type { LocalHolidaySlug } from '../law/public-holidays.ts'
import { blockShifts } from '../flexible-planning/daily-blocks.ts'
import type { FlexiblePlanning } from '../flexible-planning/flexible-planning.ts'
import type { HoursTypes, SeniorityIncrease } from '../remuneration/policy.ts'
import type { ShiftDraft } from '../shift/shift.ts'

/**
 * The rules of decisions §4 read word for word, one minute of one Sider after the other: slow, and
 * the measure that the engine is held against. Both share the calendar and the holidays, no more.
 */
export interface ModelTerms {
  readonly hourlyRateCents: Cents
  readonly hoursTypes: HoursTypes
  readonly coefficientBasisPoints: number
  readonly zti: boolean
  readonly localHolidays: readonly LocalHolidaySlug[]
  readonly timeZone: TimeZone
}

/** `mask` adds normal 1, night 2, extra 4, sunday 8, solidarity 16, holidays 32. */
export interface ModelLine {
  readonly mask: number
  readonly increaseBasisPoints: number
  readonly minutes: number
  readonly priceCents: number
  readonly payCents: number
}

interface Work {
  readonly start: number
  readonly end: number
  readonly breakMinutes: number
  readonly worked: number
}

interface Sider {
  readonly work: Work[]
  readonly byDay: Map<number, number>
  readonly byWeek: Map<number, number>
}

/** The lines of some shifts, their slots given to unknown Siders. */
export function modelOfShifts(shifts: readonly ShiftDraft[], terms: ModelTerms): ModelLine[] {
  const work = shifts
    .map((shift) => ({ ...workOf(shift), slots: shift.slots }))
    .toSorted((a, b) => a.start - b.start || a.end - b.end || a.breakMinutes - b.breakMinutes)
  const siders: Sider[] = []
  for (const shift of work) {
    for (let slot = 0; slot < shift.slots; slot++) {
      let sider = siders.find((candidate) => isLegal(candidate, shift, terms.timeZone))
      if (sider === undefined) {
        sider = { work: [], byDay: new Map(), byWeek: new Map() }
        siders.push(sider)
      }
      const day = dayOf(shift.start, terms.timeZone)
      const week = weekNumberOfDay(day)
      sider.work.push(shift)
      sider.byDay.set(day, (sider.byDay.get(day) ?? 0) + shift.worked)
      sider.byWeek.set(week, (sider.byWeek.get(week) ?? 0) + shift.worked)
    }
  }
  return linesOf(siders, dayOf(work[0]?.start ?? 0, terms.timeZone), terms)
}

/** The lines of a flexible planning, each of its Siders working every block. */
export function modelOfFlexible(planning: FlexiblePlanning, terms: ModelTerms): ModelLine[] {
  const work = blockShifts(planning, calendarOf(terms)).map(workOf)
  const siders = Array.from({ length: planning.siders }, () => ({ work }))
  return linesOf(siders, dayNumberOf(planning.startDate), terms)
}

function workOf(shift: ShiftDraft): Work {
  const [start, end] = [epochMinuteOf(shift.startsAt), epochMinuteOf(shift.endsAt)]
  const { breakMinutes } = shift
  return { start, end, breakMinutes, worked: end - start - breakMinutes }
}

function dayOf(minute: number, zone: TimeZone): number {
  return Math.floor(wallMinuteAt(minute, zone) / 1440)
}

function isLegal(sider: Sider, shift: Work, zone: TimeZone): boolean {
  const day = dayOf(shift.start, zone)
  const last = sider.work.at(-1)
  if (last !== undefined) {
    if (last.end > shift.start) return false
    if (dayOf(last.start, zone) !== day && shift.start - last.end < 11 * 60) return false
  }
  if ((sider.byDay.get(day) ?? 0) + shift.worked > 10 * 60) return false
  return (sider.byWeek.get(weekNumberOfDay(day)) ?? 0) + shift.worked <= 48 * 60
}

function linesOf(
  siders: readonly { readonly work: readonly Work[] }[],
  firstDay: number,
  terms: ModelTerms,
): ModelLine[] {
  const { night } = terms.hoursTypes
  const window = { start: minuteOfTime(night.startHour), end: minuteOfTime(night.endHour) }
  const counts = new Map<number, number>()
  for (const sider of siders) {
    let [week, done] = [Number.NaN, 0]
    for (const { start, end, breakMinutes, worked } of sider.work) {
      const breakStart = start + Math.floor(worked / 2)
      for (let minute = start; minute < end; minute++) {
        if (minute >= breakStart && minute < breakStart + breakMinutes) continue
        const wall = wallMinuteAt(minute, terms.timeZone)
        const day = Math.floor(wall / 1440)
        if (weekNumberOfDay(day) !== week) [week, done] = [weekNumberOfDay(day), 0]
        const isNightMinute = isNight(wall - day * 1440, window)
        const key = keyOf(terms, day, isNightMinute, done, day - firstDay)
        counts.set(key, (counts.get(key) ?? 0) + 1)
        done++
      }
    }
  }
  return [...counts]
    .map(([key, minutes]) => line(key % 64, Math.floor(key / 64), minutes, terms))
    .toSorted((a, b) => a.mask - b.mask || a.increaseBasisPoints - b.increaseBasisPoints)
}

/** Tags and increase of one minute, as increase × 64 + mask. */
function keyOf(
  terms: ModelTerms,
  day: number,
  isNightMinute: boolean,
  done: number,
  age: number,
): number {
  const { night, extra, sundays, bankHolidays } = terms.hoursTypes
  let [mask, increase] = [0, 0]
  if (isNightMinute) {
    mask += 2
    increase += increaseAt(age, night.increase, night.seniority)
  }
  const overtime = extra.findLast((rule) => done >= rule.threshold * 60)
  if (overtime !== undefined) {
    mask += 4
    increase += overtime.increase
  }
  if (weekdayOfDay(day) === 6) {
    mask += 8
    const usual = terms.zti ? (sundays.ztiIncrease ?? sundays.increase) : sundays.increase
    increase += increaseAt(age, usual, sundays.seniority)
  }
  const { local, solidarity } = calendarOf(terms)
  const holidays = holidaysOnDay(day, local)
  if (holidays.some((slug) => slug === solidarity)) mask += 16
  else if (holidays.length > 0) {
    mask += 32
    const usual = increaseAt(age, bankHolidays.increase, bankHolidays.seniority)
    increase += holidays.includes('fete-du-travail') ? Math.max(usual, 100) : usual
  }
  return Math.round(increase * 100) * 64 + (mask === 0 ? 1 : mask)
}

function calendarOf({ hoursTypes, localHolidays, timeZone }: ModelTerms): HolidayCalendar {
  return holidayCalendar(hoursTypes.bankHolidays.solidarity, localHolidays, timeZone)
}

function isNight(ofDay: number, { start, end }: { start: number; end: number }): boolean {
  return start < end ? ofDay >= start && ofDay < end : ofDay >= start || ofDay < end
}

function increaseAt(age: number, usual: number, seniority: SeniorityIncrease | null): number {
  return seniority !== null && age >= seniority.daysThreshold ? seniority.increase : usual
}

function line(mask: number, increase: number, minutes: number, terms: ModelTerms): ModelLine {
  const payUnit = mulDiv(terms.hourlyRateCents, 10_000 + increase, 10_000)
  const billUnit = mulDiv(payUnit, terms.coefficientBasisPoints, 10_000)
  return {
    mask,
    increaseBasisPoints: increase,
    minutes,
    priceCents: mulDiv(minutes, billUnit, 60),
    payCents: mulDiv(minutes, payUnit, 60),
  }
}
