import { addDays, daysBetween, type IsoDate, mondayOf, weekdayOf } from '../../kernel/calendar.ts'
import type { Weekday } from '../../kernel/civil-day.ts'
import { dateWithoutYear } from '../../reading/read-day.ts'
import type { DayPart, DayRange, Reach } from './day-parts.ts'
import type { LineNote } from './line-notes.ts'
import type { LineLocale } from './read-times.ts'
import { dateOfPart, withSharedMonths } from './said-dates.ts'

/** Today, the language, and the list to which notes are added. */
export interface DayContext {
  readonly today: IsoDate
  readonly locale: LineLocale
  readonly tell: (note: LineNote) => void
}

/** The most shifts that one line makes. */
export const maxLineShifts = 200

/** The days of a line, in their order, each once. */
export function resolvedDays(ranges: readonly DayRange[], context: DayContext): IsoDate[] {
  const dates: IsoDate[] = []
  for (const range of withReach(withSharedMonths(ranges))) {
    dates.push(...daysOfRange(range, dates.at(-1) ?? null, context))
  }
  return [...new Set(dates)]
}

/**
 * « samedi et dimanche prochains »: the word after the last day also applies to those before it.
 */
function withSharedReach(ranges: readonly DayRange[]): readonly DayRange[] {
  let isNext = false
  return ranges
    .toReversed()
    .map(({ from, to }): DayRange => {
      const last = to ?? from
      isNext =
        last.kind === 'weekday' && (last.reach === 'next' || (isNext && last.reach === 'coming'))
      const shared = (part: DayPart): DayPart =>
        isNext && part.kind === 'weekday' && part.reach === 'coming'
          ? { ...part, reach: 'next' }
          : part
      return { from: shared(from), to: to && shared(to) }
    })
    .toReversed()
}

/** « lundi et mardi de la semaine prochaine »: the week applies to all weekdays before it. */
function withReach(ranges: readonly DayRange[]): readonly DayRange[] {
  const week = ranges.find(({ from }) => from.kind === 'week')?.from
  const isNamed = ranges.some(({ from }) => from.kind === 'weekday' || from.kind === 'weekend')
  if (week?.kind !== 'week' || !isNamed) return withSharedReach(ranges)
  const reached = (part: DayPart): DayPart =>
    part.kind === 'weekday' || part.kind === 'weekend'
      ? { ...part, reach: week.reach, isOfWeek: true }
      : part
  return ranges
    .filter(({ from }) => from.kind !== 'week')
    .map(({ from, to }) => ({ from: reached(from), to: to && reached(to) }))
}

function daysOfRange(
  { from, to }: DayRange,
  previous: IsoDate | null,
  context: DayContext,
): IsoDate[] {
  if (from.kind === 'week') return daysOfWeek(from, context)
  if (from.kind === 'weekend') return daysOfWeekend(from, context)
  const first = resolvedDay(from, previous, context)
  if (first === null || to === null) return first === null ? [] : [first]
  const last = lastOfRange(to, first, context)
  if (last === null) return []
  const length = daysBetween(first, last)
  const span = { start: from.span.start, end: to.span.end }
  if (length < 0) context.tell({ key: 'days_backwards', span })
  else if (length >= maxLineShifts) tooMany(span, context)
  else return Array.from({ length: length + 1 }, (_, index) => addDays(first, index))
  return []
}

export function tooMany(span: LineNote['span'], { tell }: DayContext): void {
  tell({ key: 'too_many_shifts', span, params: { max: maxLineShifts } })
}

/** A range of weekdays ends on the first such day after its start. */
function lastOfRange(part: DayPart, first: IsoDate, context: DayContext): IsoDate | null {
  if (part.kind !== 'weekday') return resolvedDay(part, first, context, true)
  return addDays(first, ((part.weekday - weekdayOf(first) + 6) % 7) + 1)
}

/**
 * The date of one day; `previous` is the day before it in the text, and the start of the range when
 * it ends one.
 */
export function resolvedDay(
  part: DayPart,
  previous: IsoDate | null,
  context: DayContext,
  endsRange = false,
): IsoDate | null {
  switch (part.kind) {
    case 'relative':
      return addDays(context.today, part.days)
    case 'weekday':
      return weekdayDate(part, previous, context)
    case 'date':
      return dateOfMonth(part, endsRange || part.month === null ? previous : null, context)
    case 'week':
    case 'weekend':
      return null
  }
}

function dateOfMonth(
  part: Extract<DayPart, { kind: 'date' }>,
  after: IsoDate | null,
  { today, locale, tell }: DayContext,
): IsoDate | null {
  const { span, weekday } = part
  const date = dateOfPart(part, today, after)
  if (date === null) {
    tell({ key: 'no_such_day', span })
    return null
  }
  const params = { date }
  if (weekday !== null && weekdayOf(date) !== weekday) {
    tell({ key: 'other_weekday', span, params })
    return null
  }
  if (part.month === null && weekday === null) tell({ key: 'month_assumed', span, params })
  if (after === null && isJustOver(part, today)) tell({ key: 'year_assumed', span, params })
  if (part.isEither && locale === 'en') tell({ key: 'day_or_month', span, params })
  return date
}

const halfYear = 183

/** Whether the weekday has just passed: it is nearer than the next one, which was chosen. */
function isJustOver(
  { day, month, year }: Extract<DayPart, { kind: 'date' }>,
  today: IsoDate,
): boolean {
  if (month === null || year !== null) return false
  const last = dateWithoutYear(day, month, { today, toward: 'last' })
  return last !== null && last < today && daysBetween(last, today) <= halfYear
}

type WeekdayPart = Extract<DayPart, { kind: 'weekday' }>

function weekdayDate(
  part: WeekdayPart,
  previous: IsoDate | null,
  { today, tell }: DayContext,
): IsoDate {
  const { weekday, reach, span } = part
  const coming = addDays(today, (weekday - weekdayOf(today) + 7) % 7)
  if (reach === 'next') {
    const date = addDays(mondayOf(today), 7 + weekday)
    const isOpen = coming < date && coming !== today && part.isOfWeek !== true
    if (isOpen) tell({ key: 'next_weekday', span, params: { date } })
    return date
  }
  if (part.isOfWeek === true) return addDays(mondayOf(today), weekday)
  // « vendredi, samedi et dimanche », written on a Saturday, are three days of one week.
  const isLaterInWeek = previous !== null && weekday > weekdayOf(previous)
  if (isLaterInWeek && coming < previous) return addDays(coming, 7)
  if (coming === today) tell({ key: 'weekday_is_today', span, params: { date: coming } })
  return coming
}

function mondayOfReach(reach: Reach, today: IsoDate): IsoDate {
  return addDays(mondayOf(today), reach === 'next' ? 7 : 0)
}

/** « la semaine prochaine » alone means its five working days; a note says so. */
function daysOfWeek(
  { reach, span }: Extract<DayPart, { kind: 'week' | 'weekend' }>,
  { today, tell }: DayContext,
): IsoDate[] {
  const monday = mondayOfReach(reach, today)
  tell({ key: 'working_week', span, params: { from: monday, to: addDays(monday, 4) } })
  return [0, 1, 2, 3, 4].map((weekday) => addDays(monday, weekday))
}

function daysOfWeekend(
  part: Extract<DayPart, { kind: 'week' | 'weekend' }>,
  { today, tell }: DayContext,
): IsoDate[] {
  const { reach, span } = part
  const saturday = addDays(mondayOfReach(reach, today), 5)
  const params = { date: saturday }
  const isOpen = reach === 'next' && weekdayOf(today) < 5 && part.isOfWeek !== true
  if (isOpen) tell({ key: 'next_weekday', span, params })
  if (reach !== 'next' && saturday <= today) tell({ key: 'weekend_has_begun', span, params })
  return [saturday, addDays(saturday, 1)].filter((date) => reach === 'next' || date >= today)
}

/** The weekdays in some days. */
export function weekdaysNamed(ranges: readonly DayRange[]): ReadonlySet<Weekday> {
  const named = new Set<Weekday>()
  for (const { from, to } of ranges) {
    if (from.kind === 'weekend') for (const day of [5, 6] as const) named.add(day)
    if (from.kind !== 'weekday') continue
    const last = to?.kind === 'weekday' ? to.weekday : from.weekday
    const length = (last - from.weekday + 7) % 7
    for (let more = 0; more <= length; more += 1) named.add(((from.weekday + more) % 7) as Weekday)
  }
  return named
}

export function isOfWeekdays(ranges: readonly DayRange[]): boolean {
  const isWeekday = ({ kind }: DayPart) => kind === 'weekday' || kind === 'weekend'
  return ranges.every(({ from, to }) => isWeekday(from) && (to === null || isWeekday(to)))
}
