import { addDays, daysBetween, type IsoDate, weekdayOf } from '../../kernel/calendar.ts'
import type { Weekday } from '../../kernel/civil-day.ts'
import { shiftLimits } from '../shift.ts'
import { isDated, type DayPart, type DayRange } from './day-parts.ts'
import type { LineItem } from './line-items.ts'
import {
  type DayContext,
  isOfWeekdays,
  maxLineShifts,
  resolvedDay,
  tooMany,
  weekdaysNamed,
} from './resolve-days.ts'
import { withSharedMonths } from './said-dates.ts'

interface Bounds {
  /** The item with the days that bound the recurrence, which are no shifts themselves. */
  readonly item: LineItem | null
  readonly from: DayPart | null
  readonly to: DayPart | null
  readonly isRecurring: (item: LineItem) => boolean
}

/** The bounds of a recurrence: « jusqu’au 8 mars », « du 4 janvier au 8 mars ». */
export function recurringBounds(items: readonly LineItem[]): Bounds {
  const until = items.find((item) => item.kind === 'until')
  const start = items.find((item) => item.kind === 'from')
  const isRecurring = (item: LineItem) =>
    item.kind === 'every' ||
    (item.kind === 'days' && isOfWeekdays(item.ranges) && (until !== undefined || isPlural(item)))
  const said = items.some(isRecurring) ? items.find(isPeriod) : undefined
  const [range] = said?.kind === 'days' ? withSharedMonths(said.ranges).map(wholeWeek) : []
  return {
    item: said ?? null,
    from: start?.part ?? range?.from ?? null,
    to: until?.part ?? range?.to ?? null,
    isRecurring,
  }
}

/** Whether the item names every such day: « les samedis ». */
function isPlural(item: Extract<LineItem, { readonly kind: 'days' }>): boolean {
  return item.ranges.some(
    ({ from }) => (from.kind === 'weekday' || from.kind === 'weekend') && from.isPlural,
  )
}

/** Whether the item is a period: « du 4 janvier au 8 mars », « la semaine prochaine ». */
function isPeriod(item: LineItem): boolean {
  if (item.kind !== 'days' || item.ranges.length !== 1) return false
  const [range] = item.ranges
  if (range === undefined) return false
  return range.from.kind === 'week' || (range.to !== null && isDated(range.from))
}

/** Monday to Sunday; this week starts today. */
function wholeWeek(range: DayRange): DayRange {
  const { from } = range
  if (from.kind !== 'week') return range
  const { reach, span } = from
  const dayOf = (weekday: Weekday): DayPart => ({
    kind: 'weekday',
    weekday,
    isPlural: false,
    reach,
    isOfWeek: true,
    span,
  })
  const first: DayPart = reach === 'this' ? { kind: 'relative', days: 0, span } : dayOf(0)
  return { from: first, to: dayOf(6) }
}

const longest = 366 * (shiftLimits.maxYearsAhead + 1)

/** The days of « tous les lundis », between their bounds. */
export function everyDates(item: LineItem, bounds: Bounds, context: DayContext): IsoDate[] {
  const { span } = item
  const { today, tell } = context
  if (bounds.to === null) {
    tell({ key: 'every_until_when', span })
    return []
  }
  if (bounds.from === null) tell({ key: 'every_from_today', span })
  const first = bounds.from === null ? today : resolvedDay(bounds.from, null, context)
  if (first === null) return []
  const last = resolvedDay(bounds.to, first, context, true)
  if (last === null) {
    if (bounds.to.kind === 'week' || bounds.to.kind === 'weekend') {
      tell({ key: 'until_what', span: bounds.to.span })
    }
    return []
  }
  const length = daysBetween(first, last)
  const all = item.kind === 'every' && item.days === null
  const ranges = item.kind === 'every' ? item.days : item.kind === 'days' ? item.ranges : null
  const named = weekdaysNamed(ranges ?? [])
  if (length < 0) tell({ key: 'days_backwards', span: bounds.to.span })
  if (length > longest) tooMany(span, context)
  if (length < 0 || length > longest) return []
  const dates = Array.from({ length: length + 1 }, (_, index) => addDays(first, index))
  const kept = dates.filter((date) => all || named.has(weekdayOf(date)))
  if (kept.length === 0) tell({ key: 'none_before_end', span })
  if (kept.length <= maxLineShifts) return kept
  tooMany(span, context)
  return []
}
