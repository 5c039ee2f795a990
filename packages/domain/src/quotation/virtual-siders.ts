import type { IsoDate } from '../kernel/calendar.ts'
import { at } from '../law/dated.ts'
import { dailyRestMinutes, longestDayMinutes, longestWeekMinutes } from '../law/working-time.ts'
import type { PlannedShift } from './planned-shift.ts'

/**
 * Siders with consecutive numbers and the same hours so far, as the rules see them. Slots go to the
 * lowest numbers that may take them, so one check serves a whole run.
 */
export interface SiderRun {
  count: number
  lastEnd: number
  lastDay: number
  minutesOfLastDay: number
  startWeek: number
  minutesOfStartWeek: number
  workWeek: number
  minutesOfWorkWeek: number
}

export interface WorkingLimits {
  readonly dayMinutes: number
  readonly weekMinutes: number
  readonly restMinutes: number
}

/** The legal limits of working time on a date (L3121-18, L3121-20, L3131-1). */
export function workingLimits(date: IsoDate): WorkingLimits {
  return {
    dayMinutes: at(longestDayMinutes, date).value,
    weekMinutes: at(longestWeekMinutes, date).value,
    restMinutes: at(dailyRestMinutes, date).value,
  }
}

/**
 * Called with how many Siders took slots, their first number, and the minutes that each had in the
 * week.
 */
export type OnTaken = (count: number, firstNumber: number, minutesBefore: number) => void

/**
 * Fills every slot of a shift; shifts come in the order of time. A new Sider takes a slot that no
 * known one may take (decisions §4.3).
 */
export function giveSlots(
  runs: SiderRun[],
  shift: PlannedShift,
  limits: WorkingLimits,
  onTaken: OnTaken,
): void {
  let remaining = shift.slots
  let number = 0
  for (let i = 0; remaining > 0;) {
    const found = runs[i]
    if (found !== undefined && !mayTake(found, shift, limits)) {
      number += found.count
      i++
      continue
    }
    const run = found === undefined ? newRun(remaining) : split(runs, i, found, remaining)
    if (found === undefined) runs.push(run)
    onTaken(run.count, number, minutesBefore(run, shift))
    advance(run, shift)
    remaining -= run.count
    number += run.count
    if (!mergedInto(runs[i - 1], run)) i++
    else runs.splice(i, 1)
  }
}

export function newRun(count: number): SiderRun {
  return {
    count,
    lastEnd: Number.NEGATIVE_INFINITY,
    lastDay: Number.NEGATIVE_INFINITY,
    minutesOfLastDay: 0,
    startWeek: Number.NEGATIVE_INFINITY,
    minutesOfStartWeek: 0,
    workWeek: Number.NEGATIVE_INFINITY,
    minutesOfWorkWeek: 0,
  }
}

/**
 * Whether a run may take a shift: no overlap, and the three limits. A shift over the daily limit
 * goes to a new Sider.
 */
export function mayTake(run: SiderRun, shift: PlannedShift, limits: WorkingLimits): boolean {
  const { worked } = shift
  if (shift.start < run.lastEnd) return false
  if (shift.day === run.lastDay) {
    if (run.minutesOfLastDay + worked > limits.dayMinutes) return false
  } else if (worked > limits.dayMinutes || shift.start - run.lastEnd < limits.restMinutes) {
    return false
  }
  const inWeek = shift.week === run.startWeek ? run.minutesOfStartWeek : 0
  return inWeek + worked <= limits.weekMinutes
}

/** Splits the first `count` Siders off a run; returns the whole run when it has no more. */
function split(runs: SiderRun[], index: number, run: SiderRun, count: number): SiderRun {
  if (run.count <= count) return run
  const taken = { ...run, count }
  run.count -= count
  runs.splice(index, 0, taken)
  return taken
}

export function minutesBefore(run: SiderRun, shift: PlannedShift): number {
  return run.workWeek === shift.week ? run.minutesOfWorkWeek : 0
}

export function advance(run: SiderRun, shift: PlannedShift): void {
  run.minutesOfLastDay = (shift.day === run.lastDay ? run.minutesOfLastDay : 0) + shift.worked
  run.minutesOfStartWeek =
    (shift.week === run.startWeek ? run.minutesOfStartWeek : 0) + shift.worked
  run.minutesOfWorkWeek =
    (shift.lastWeek === run.workWeek ? run.minutesOfWorkWeek : 0) + shift.workedInLastWeek
  run.lastEnd = shift.end
  run.lastDay = shift.day
  run.startWeek = shift.week
  run.workWeek = shift.lastWeek
}

function mergedInto(before: SiderRun | undefined, run: SiderRun): boolean {
  if (before === undefined) return false
  const same =
    before.lastEnd === run.lastEnd &&
    before.lastDay === run.lastDay &&
    before.minutesOfLastDay === run.minutesOfLastDay &&
    before.startWeek === run.startWeek &&
    before.minutesOfStartWeek === run.minutesOfStartWeek &&
    before.workWeek === run.workWeek &&
    before.minutesOfWorkWeek === run.minutesOfWorkWeek
  if (same) before.count += run.count
  return same
}
