import { addDays, daysBetween, type IsoDate, mondayOf, weekdayOf } from '../kernel/calendar.ts'
import type { Issue } from '../kernel/issue.ts'
import { issue } from '../kernel/issue.ts'
import { dateAt, startDayOf } from '../kernel/place-time.ts'
import { type HolidayCalendar, isUnworkedHoliday } from '../law/public-holidays.ts'
import { durationRefusal, periodOf } from '../mission/mission.ts'
import { duplicateShift } from './duplication.ts'
import { type ShiftWarning, shiftWarnings } from './shift-warnings.ts'
import { conflictIssues, type ShiftDraft, type ShiftRules, validateShift } from './shift.ts'

/** The weeks with shifts, in order; a shift belongs to the week of its start. */
export function weeksOf<Shift extends Pick<ShiftDraft, 'startsAt' | 'timeZone'>>(
  shifts: readonly Shift[],
): { readonly monday: IsoDate; readonly shifts: readonly Shift[] }[] {
  const weeks = Map.groupBy(shifts, (shift) => mondayOf(startDayOf(shift)))
  return [...weeks]
    .map(([monday, ofWeek]) => ({ monday, shifts: ofWeek }))
    .toSorted((a, b) => (a.monday < b.monday ? -1 : 1))
}

/** Every n-th week after a week, up to the week of a day. */
export function everyNthWeek(monday: IsoDate, interval: number, until: IsoDate): IsoDate[] {
  const weeks = Math.floor(daysBetween(monday, mondayOf(until)) / 7 / interval)
  return Array.from({ length: Math.max(0, weeks) }, (_, i) =>
    addDays(monday, 7 * interval * (i + 1)),
  )
}

/** Copies of a week's shifts in other weeks: same weekdays, same local times. */
export function copyWeek(
  shifts: readonly ShiftDraft[],
  monday: IsoDate,
  targets: readonly IsoDate[],
): ShiftDraft[] {
  const ofWeek = shifts.filter((shift) => mondayOf(startDayOf(shift)) === monday)
  const weeks = [...new Set(targets)].filter((target) => target !== monday).toSorted()
  return weeks.flatMap((target) =>
    ofWeek.flatMap((shift) => {
      const day = addDays(target, weekdayOf(startDayOf(shift)))
      return duplicateShift(shift, [day])
    }),
  )
}

export interface CheckedCopy {
  readonly draft: ShiftDraft
  /** Empty when the copy can be made. */
  readonly issues: readonly Issue[]
  readonly warnings: readonly ShiftWarning[]
}

/**
 * Each copy with its problems: a shift that exists already, a time in the past or more than two
 * years ahead, or a mission longer than 18 months (C-09). Warnings are those of the planning with
 * all valid copies.
 */
export function checkCopies(
  copies: readonly ShiftDraft[],
  existing: readonly ShiftDraft[],
  rules: ShiftRules,
  calendar: HolidayCalendar,
): CheckedCopy[] {
  const conflicts = conflictIssues(copies, existing)
  const checked = copies.map((draft, index) => {
    const issues = [
      ...validateShift(draft, rules),
      ...conflicts.filter(({ path }) => path[0] === index),
    ]
    return { draft, issues: issues.length > 0 ? issues : lengthIssues(draft, existing) }
  })
  const possible = checked.filter(({ issues }) => issues.length === 0).map(({ draft }) => draft)
  const known = new Set(shiftWarnings(existing, calendar).map((each) => JSON.stringify(each)))
  const added = shiftWarnings([...existing, ...possible], calendar).filter(
    (warning) => !known.has(JSON.stringify(warning)),
  )
  return checked.map(({ draft, issues }) => ({
    draft,
    issues,
    warnings: issues.length > 0 ? [] : added.filter((warning) => concerns(warning, draft)),
  }))
}

function lengthIssues(draft: ShiftDraft, existing: readonly ShiftDraft[]): Issue[] {
  const period = periodOf([...existing, draft])
  const refusal = period === null ? null : durationRefusal(period)
  return refusal === null ? [] : [issue(['startsAt'], refusal.key)]
}

function concerns(warning: ShiftWarning, draft: ShiftDraft): boolean {
  const [start, end] = [startDayOf(draft), dateAt(draft.endsAt, draft.timeZone)]
  switch (warning.kind) {
    case 'public_holiday':
      return warning.date >= start && warning.date <= end
    case 'consecutive_days':
      return start >= warning.startDate && start <= warning.endDate
    case 'short_rest':
      return start === warning.fromDate || start === warning.toDate
    case 'missing_break':
      return start === warning.date
  }
}

/**
 * A shift of the week that is not copied, with the error of the API; `null` for a public holiday.
 */
export interface LeftOut {
  readonly draft: ShiftDraft
  readonly because: Issue | null
}

export interface CopyableWeek {
  /** The shifts to add to the mission, in the order of the copied week. */
  readonly drafts: readonly ShiftDraft[]
  readonly leftOut: readonly LeftOut[]
}

interface CopyFacts {
  /** Every shift of the mission. */
  readonly shifts: readonly ShiftDraft[]
  /** The Mondays of the copied week and of its target week. */
  readonly from: IsoDate
  readonly to: IsoDate
  /** Whether shifts that would start on a public holiday are copied; the solidarity day is none. */
  readonly withHolidays: boolean
  readonly rules: ShiftRules
  readonly calendar: HolidayCalendar
}

/** Which shifts of a mission’s week can be copied into another one, and why the others cannot. */
export function copyableWeek({
  shifts,
  from,
  to,
  withHolidays,
  rules,
  calendar,
}: CopyFacts): CopyableWeek {
  const drafts: ShiftDraft[] = []
  const leftOut: LeftOut[] = []
  for (const { draft, issues } of checkCopies(
    copyWeek(shifts, from, [to]),
    shifts,
    rules,
    calendar,
  )) {
    const [first] = issues
    const isHoliday = !withHolidays && isUnworkedHoliday(startDayOf(draft), calendar)
    if (first !== undefined) leftOut.push({ draft, because: first })
    else if (isHoliday) leftOut.push({ draft, because: null })
    else drafts.push(draft)
  }
  return { drafts, leftOut }
}
