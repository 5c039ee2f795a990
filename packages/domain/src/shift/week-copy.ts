import type { IsoDate } from '../kernel/calendar.ts'
import type { Issue } from '../kernel/issue.ts'
import { startDayOf } from '../kernel/place-time.ts'
import { isUnworkedHoliday, type HolidayCalendar } from '../law/public-holidays.ts'
import { checkCopies, copyWeek } from './copy-week.ts'
import type { ShiftDraft, ShiftRules } from './shift.ts'

/** A shift of a week that is not copied, with what the API would refuse; `null` for a public holiday. */
export interface LeftOut {
  readonly draft: ShiftDraft
  readonly because: Issue | null
}

export interface WeekCopy {
  /** What is added to the mission, in the order of the copied week. */
  readonly drafts: readonly ShiftDraft[]
  readonly leftOut: readonly LeftOut[]
}

interface CopyFacts {
  /** Every shift of the mission. */
  readonly shifts: readonly ShiftDraft[]
  /** The Mondays of the copied week and of the week that it is copied into. */
  readonly from: IsoDate
  readonly to: IsoDate
  /** Whether shifts may come to start on a public holiday (the solidarity day is none). */
  readonly withHolidays: boolean
  readonly rules: ShiftRules
  readonly calendar: HolidayCalendar
}

/**
 * What a mission brings along when a whole week of a planning is copied: the shifts that can stand in the
 * other week, and the others each with why.
 */
export function weekCopy({ shifts, from, to, withHolidays, rules, calendar }: CopyFacts): WeekCopy {
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
