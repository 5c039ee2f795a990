import {
  addDays,
  epochMinuteOf,
  type IsoDate,
  type Instant,
  instantOfMinute,
} from '../kernel/calendar.ts'
import type { Issue } from '../kernel/issue.ts'
import { epochMinuteAt, startDayOf, type TimeZone, wallMinuteAt } from '../kernel/place-time.ts'
import { isUnworkedHoliday, type HolidayCalendar } from '../law/public-holidays.ts'
import { checkCopies } from './copy-week.ts'
import { duplicateShift } from './duplication.ts'
import type { ShiftWarning } from './shift-warnings.ts'
import type { ShiftDraft, ShiftRules } from './shift.ts'

/** What is done to a shift where it stands in a planning: days and minutes are those of the clock. */
export type ShiftGesture =
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'stretch'; readonly edge: 'start' | 'end'; readonly minutes: number }

/** The shift after a gesture: its length of the clock stays unless it is stretched, its break always. */
export function gestured(shift: ShiftDraft, gesture: ShiftGesture): ShiftDraft {
  const zone = shift.timeZone
  switch (gesture.kind) {
    case 'days':
      return onDay(shift, addDays(startDayOf(shift), gesture.days))
    case 'minutes': {
      const { minutes } = gesture
      return {
        ...shift,
        startsAt: later(shift.startsAt, minutes, zone),
        endsAt: later(shift.endsAt, minutes, zone),
      }
    }
    case 'stretch':
      return gesture.edge === 'start'
        ? { ...shift, startsAt: later(shift.startsAt, gesture.minutes, zone) }
        : { ...shift, endsAt: later(shift.endsAt, gesture.minutes, zone) }
  }
}

/** The shift on another day, at the same times of the clock. */
export function onDay(shift: ShiftDraft, day: IsoDate): ShiftDraft {
  const [moved = shift] = duplicateShift(shift, [day])
  return moved
}

/** Some minutes of the clock later, or earlier; never the other way, over the hour that a clock change skips. */
function later(at: Instant, minutes: number, zone: TimeZone): Instant {
  const from = epochMinuteOf(at)
  const to = epochMinuteAt(wallMinuteAt(from, zone) + minutes, zone)
  return instantOfMinute(Math.sign(to - from) === Math.sign(minutes) ? to : from + minutes)
}

interface GestureFacts {
  /** The other shifts of the mission. */
  readonly others: readonly ShiftDraft[]
  /** Other shifts of those who are hired for the shift, of whatever mission. */
  readonly theirs: readonly Pick<ShiftDraft, 'startsAt' | 'endsAt'>[]
  readonly rules: ShiftRules
  readonly calendar: HolidayCalendar
}

export interface JudgedGesture {
  readonly draft: ShiftDraft
  /** What the API refuses; empty when the shift can stand there. */
  readonly issues: readonly Issue[]
  /** The shift runs into another one of the same Sider. */
  readonly isOverAnother: boolean
  /** The minutes of the clock have taken the shift to another day, which only days may do. */
  readonly leavesDay: boolean
  /** The public holiday that the shift comes to start on: it is moved there only on purpose. */
  readonly holiday: IsoDate | null
  readonly warnings: readonly ShiftWarning[]
}

/** Whether a shift can stand where a gesture puts it, and what speaks against it. */
export function judgeGesture(
  before: ShiftDraft,
  draft: ShiftDraft,
  { others, theirs, rules, calendar }: GestureFacts,
): JudgedGesture {
  const [checked] = checkCopies([draft], others, rules, calendar)
  const [from, to] = [startDayOf(before), startDayOf(draft)]
  return {
    draft,
    issues: checked?.issues ?? [],
    isOverAnother: theirs.some((other) => isOver(draft, other)),
    leavesDay: from !== to && onDay(before, to).startsAt !== draft.startsAt,
    holiday: from !== to && isUnworkedHoliday(to, calendar) ? to : null,
    warnings: checked?.warnings ?? [],
  }
}

function isOver(
  a: Pick<ShiftDraft, 'startsAt' | 'endsAt'>,
  b: Pick<ShiftDraft, 'startsAt' | 'endsAt'>,
): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt
}
