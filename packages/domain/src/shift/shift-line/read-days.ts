import { type DayPart, type DayRange, isDated } from './day-parts.ts'
import { isSign, isWord, type LineToken, type Read } from './line-tokens.ts'
import {
  and,
  dayWords,
  everyWords,
  theWords,
  to,
  until,
  weekdayNamed,
  workingDayWords,
} from './line-words.ts'
import { readDay } from './read-day.ts'
import type { LineLocale } from './read-times.ts'

const linking: ReadonlySet<string> = new Set(['de', 'du', 'des', 'of', 'on', 'in'])

/** Days, one or more: « samedi et dimanche », « du lundi au vendredi », « 12, 13 et 14 décembre ». */
export function readDays(
  tokens: readonly LineToken[],
  at: number,
  locale: LineLocale,
): Read<readonly DayRange[]> | null {
  const first = readRange(tokens, at, isIntroduced(tokens[at - 1]), locale)
  if (first === null) return null
  const ranges = [first.value]
  let { next } = first
  for (;;) {
    const link = afterLink(tokens, next)
    const last = ranges.at(-1)
    const mayBeBare = link > next && isDated(last?.to ?? last?.from)
    const more = readRange(tokens, link, mayBeBare, locale)
    if (more === null) return { value: ranges, next }
    ranges.push(more.value)
    next = more.next
  }
}

/** « du 12 au 16 » */
function isIntroduced(before: LineToken | undefined): boolean {
  return before?.text === 'du'
}

/** Skips « , », « et », « & », « de », « puis le ». */
function afterLink(tokens: readonly LineToken[], at: number): number {
  let next = at
  while (next < at + 4) {
    const token = tokens[next]
    if (!isSign(token, ',;&+/') && !isWord(token, and) && !isWord(token, linking)) break
    next += 1
  }
  // The « le » of « le 12 » is read with its number.
  return isWord(tokens[next], theWords) && weekdayNamed(tokens[next + 1]) !== null ? next + 1 : next
}

function readRange(
  tokens: readonly LineToken[],
  at: number,
  mayBeBare: boolean,
  locale: LineLocale,
): Read<DayRange> | null {
  const from = readDay(tokens, at, mayBeBare, locale)
  if (from === null) return null
  const alone = { value: { from: from.value, to: null }, next: from.next }
  const { kind } = from.value
  if (kind === 'week' || kind === 'weekend') return alone
  const link = afterRangeLink(tokens, from.next)
  if (link === null) return alone
  const last = isWord(tokens[link.next], theWords) ? link.next + 1 : link.next
  const until = readDay(tokens, last, isDated(from.value), locale)
  if (until === null || !canEnd(from.value, until.value, link.isUntil)) return alone
  return { value: { from: from.value, to: until.value }, next: until.next }
}

/** « lundis jusqu’au 15 janvier » gives a bound, not a range. */
function canEnd(from: DayPart, last: DayPart, isUntil: boolean): boolean {
  if (last.kind === 'week' || last.kind === 'weekend') return false
  const isPlural = from.kind === 'weekday' && from.isPlural
  return !isPlural && (!isUntil || from.kind !== 'weekday' || last.kind === 'weekday')
}

function afterRangeLink(
  tokens: readonly LineToken[],
  at: number,
): { readonly next: number; readonly isUntil: boolean } | null {
  const token = tokens[at]
  if (isSign(token, '-–—→>')) return { next: at + 1, isUntil: false }
  const untilEnd = afterUntil(tokens, at)
  if (untilEnd !== null) return { next: untilEnd, isUntil: true }
  return isWord(token, to) ? { next: at + 1, isUntil: false } : null
}

/** Skips « jusqu’au », « until the ». */
export function afterUntil(tokens: readonly LineToken[], at: number): number | null {
  let next = at
  if (tokens[at]?.text === 'jusqu') {
    next = isSign(tokens[at + 1], "'’") ? at + 2 : at + 1
    if (isWord(tokens[next], to)) next += 1
  } else if (isWord(tokens[at], until)) next = at + 1
  else return null
  return isWord(tokens[next], theWords) && weekdayNamed(tokens[next + 1]) !== null ? next + 1 : next
}

/** Which days recur; `null` means every day. */
export type EveryDays = readonly DayRange[] | null

/**
 * « tous les lundis », « chaque samedi et dimanche », every day, every weekday; a `null` value was
 * not understood.
 */
export function readEvery(
  tokens: readonly LineToken[],
  at: number,
  locale: LineLocale,
): Read<{ readonly days: EveryDays } | null> | null {
  const first = tokens[at]?.text
  const isAll = (first === 'tous' || first === 'toutes') && tokens[at + 1]?.text === 'les'
  if (!isAll && !isWord(tokens[at], everyWords)) return null
  const noun = isAll ? at + 2 : at + 1
  if (isWord(tokens[noun], dayWords)) return { value: { days: null }, next: noun + 1 }
  if (isWord(tokens[noun], workingDayWords)) return { value: { days: workingDays }, next: noun + 1 }
  const read = readDays(tokens, noun, locale)
  if (read === null) return { value: null, next: noun }
  const isRecurring = ({ kind }: DayPart) => kind === 'weekday' || kind === 'weekend'
  const kept = read.value.findIndex((range) => !isRecurring(range.from))
  if (kept === -1) return { value: { days: read.value }, next: read.next }
  // « tous les lundis du 4 janvier au 8 mars »: the dates are the bounds.
  const cut = read.value[kept]?.from.span.start ?? 0
  const days = read.value.slice(0, kept)
  if (days.length === 0) return { value: null, next: noun }
  return { value: { days }, next: tokens.findIndex(({ start }) => start >= cut) }
}

const nowhere = { start: 0, end: 0 }
const monday = {
  kind: 'weekday',
  weekday: 0,
  isPlural: true,
  reach: 'coming',
  span: nowhere,
} as const
const workingDays: EveryDays = [{ from: monday, to: { ...monday, weekday: 4 } }]
