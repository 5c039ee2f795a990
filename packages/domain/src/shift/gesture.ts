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

/** A change of a shift by hand in a planning; days and minutes are local. */
export type ShiftGesture =
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'stretch'; readonly edge: 'start' | 'end'; readonly minutes: number }

/**
 * The shift after a gesture: its local length stays unless it is stretched, its break always stays.
 */
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

/** The shift on another day, at the same local times. */
export function onDay(shift: ShiftDraft, day: IsoDate): ShiftDraft {
  const [moved = shift] = duplicateShift(shift, [day])
  return moved
}

/**
 * A number of local minutes later or earlier; across a skipped hour, the result never moves the
 * other way.
 */
function later(at: Instant, minutes: number, zone: TimeZone): Instant {
  const from = epochMinuteOf(at)
  const to = epochMinuteAt(wallMinuteAt(from, zone) + minutes, zone)
  return instantOfMinute(Math.sign(to - from) === Math.sign(minutes) ? to : from + minutes)
}

interface GestureFacts {
  /** The other shifts of the mission. */
  readonly others: readonly ShiftDraft[]
  /** Other shifts of the Siders hired for this shift, in any mission. */
  readonly theirs: readonly Pick<ShiftDraft, 'startsAt' | 'endsAt'>[]
  readonly rules: ShiftRules
  readonly calendar: HolidayCalendar
}

export interface JudgedGesture {
  readonly draft: ShiftDraft
  /** The errors of the API; empty when the shift can be there. */
  readonly issues: readonly Issue[]
  /** Whether the shift overlaps another one of the same Sider. */
  readonly isOverAnother: boolean
  /** Whether a move by minutes has reached another day; only a move by days may do so. */
  readonly leavesDay: boolean
  /** The public holiday that the shift would newly start on, which the user has to confirm. */
  readonly holiday: IsoDate | null
  readonly warnings: readonly ShiftWarning[]
}

/** Whether a shift is allowed where a gesture puts it, and what to warn about. */
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
