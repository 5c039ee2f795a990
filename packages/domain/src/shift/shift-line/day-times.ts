import { type IsoDate, weekdayOf } from '../../kernel/calendar.ts'
import type { DayRange } from './day-parts.ts'
import { everyDates, recurringBounds } from './every-dates.ts'
import type { LineItem } from './line-items.ts'
import type { Span } from './line-tokens.ts'
import type { LineTimes } from './read-times.ts'
import { type DayContext, isOfWeekdays, resolvedDays, weekdaysNamed } from './resolve-days.ts'

/** Days with the times that belong to them. */
export interface DayTimes {
  readonly dates: readonly IsoDate[]
  readonly times: readonly Pick<LineTimes, 'startTime' | 'endTime'>[]
}

type ItemOf<K extends LineItem['kind']> = Extract<LineItem, { readonly kind: K }>
type DaysItem = ItemOf<'days'> | ItemOf<'every'>

interface Group {
  readonly days: DaysItem[]
  readonly times: ItemOf<'times'>[]
}

/** The days of a line with their times: one time for all days, several for one day, or each its own. */
export function daysWithTimes(
  items: readonly LineItem[],
  whole: Span,
  context: DayContext,
): DayTimes[] {
  const { tell } = context
  const bounds = recurringBounds(items)
  const groups = groupsOf(items.filter((item) => item !== bounds.item))
  const days = groups.flatMap((group) => group.days)
  const times = groups.flatMap((group) => group.times)
  if (days.length === 0) tell({ key: 'no_day', span: whole })
  if (times.length === 0) tell({ key: 'no_times', span: whole })
  for (const { times: said, span } of times) {
    const params = { from: said.startTime, to: said.endTime }
    if (said.isDoubtful) tell({ key: 'morning_or_evening', span, params })
  }
  // In « lundi 9h-17h, mardi » it is unclear whether Tuesday has the times of Monday.
  const odd = groups.find((group) => group.days.length === 0 || group.times.length === 0)
  const oddItem = odd?.days[0] ?? odd?.times[0]
  if (groups.length > 1 && oddItem !== undefined) {
    tell({ key: 'times_without_day', span: oddItem.span })
  }
  for (const group of groups) tellSplit(group.times, tell)
  const planned = groups.map((group) => ({
    dates: group.days.flatMap((item) =>
      bounds.isRecurring(item)
        ? everyDates(item, bounds, context)
        : item.kind === 'days'
          ? resolvedDays(item.ranges, context)
          : [],
    ),
    times: group.times.map(({ times: { startTime, endTime } }) => ({ startTime, endTime })),
  }))
  return withoutExcepted(planned, items, context)
}

/** Consecutive times on one day with a gap between them are the two halves of a split shift. */
function tellSplit(times: readonly ItemOf<'times'>[], tell: DayContext['tell']): void {
  const [first, ...others] = times
  if (first === undefined || others.length === 0) return
  const isApart = times.every(({ times: { startTime } }, index) => {
    const before = times[index - 1]
    return before === undefined || startTime > before.times.endTime
  })
  const span = { start: first.span.start, end: others.at(-1)?.span.end ?? first.span.end }
  if (isApart) tell({ key: 'split_day', span, params: { count: times.length } })
}

/**
 * The line begins with days or with times, and so does each group: « samedi 10h-14h et 18h-23h » is
 * two shifts of one day, « lundi 9h-17h et mardi 10h-18h » two days.
 */
function groupsOf(items: readonly LineItem[]): Group[] {
  const said = items.filter(
    (item): item is DaysItem | ItemOf<'times'> =>
      item.kind === 'days' || item.kind === 'every' || item.kind === 'times',
  )
  const opens = said[0]?.kind === 'times' ? 'times' : 'days'
  const groups: Group[] = []
  let last: 'times' | 'days' | null = null
  for (const item of said) {
    const kind = item.kind === 'times' ? 'times' : 'days'
    if (kind === opens && last !== opens) groups.push({ days: [], times: [] })
    const group = groups.at(-1)
    if (item.kind === 'times') group?.times.push(item)
    else group?.days.push(item)
    last = kind
  }
  return groups
}

function withoutExcepted(
  planned: readonly DayTimes[],
  items: readonly LineItem[],
  context: DayContext,
): DayTimes[] {
  const all = new Set(planned.flatMap(({ dates }) => dates))
  const left = new Set(all)
  for (const item of items) {
    if (item.kind !== 'except') continue
    const isExcepted = exceptedDay(item.ranges, context)
    const removed = [...left].filter(isExcepted)
    for (const date of removed) left.delete(date)
    if (removed.length === 0 && all.size > 0) {
      context.tell({ key: 'except_nothing', span: item.span })
    }
    if (left.size === 0 && all.size > 0) context.tell({ key: 'nothing_left', span: item.span })
  }
  return planned.map(({ dates, times }) => ({
    dates: dates.filter((date) => left.has(date)),
    times,
  }))
}

/**
 * Whether a day is excluded: « sauf mercredi » excludes every Wednesday, « sauf le 25 décembre »
 * one day.
 */
function exceptedDay(ranges: readonly DayRange[], context: DayContext): (date: IsoDate) => boolean {
  const weekdays = ranges.filter((range) => isOfWeekdays([range]))
  const others = ranges.filter((range) => !isOfWeekdays([range]))
  const named = weekdaysNamed(weekdays)
  const dates = new Set(resolvedDays(others, context))
  return (date) => named.has(weekdayOf(date)) || dates.has(date)
}
