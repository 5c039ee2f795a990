import type { DayPart, DayRange } from './day-parts.ts'
import { isNumber, isSign, isWord, type LineToken, type Span, spanOf } from './line-tokens.ts'
import {
  exceptWords,
  isFiller,
  isUnknownWord,
  jobLinks,
  lengthWords,
  numberInWords,
  orWords,
  partsOfDay,
  theWords,
  weekdayNamed,
} from './line-words.ts'
import { readBreak } from './read-break.ts'
import { readDay } from './read-day.ts'
import { afterUntil, type EveryDays, readDays, readEvery } from './read-days.ts'
import { afterSplitWord, cutInTwo, readSplit } from './read-split.ts'
import { type LineLocale, type LineTimes, laterHalf, readTimes } from './read-times.ts'

type Said =
  | { readonly kind: 'slots'; readonly count: number }
  | { readonly kind: 'job' }
  | { readonly kind: 'days'; readonly ranges: readonly DayRange[] }
  | { readonly kind: 'every'; readonly days: EveryDays }
  | { readonly kind: 'until'; readonly part: DayPart }
  | { readonly kind: 'from'; readonly part: DayPart }
  | { readonly kind: 'except'; readonly ranges: readonly DayRange[] }
  | { readonly kind: 'times'; readonly times: LineTimes }
  | { readonly kind: 'break'; readonly minutes: number }
  | { readonly kind: 'lacking'; readonly of: 'every' | 'until' | 'except' | 'cut' }
  | { readonly kind: 'alternative' | 'negative' | 'partOfDay' | 'split' }
  | { readonly kind: 'unread'; readonly hasNumber: boolean }

/** One item of a line, and its place in the text. */
export type LineItem = Said & { readonly span: Span }
type ReadItem = { readonly item: Said; readonly next: number } | null

/** The items of a line, in order, including words that the grammar does not know. */
export function lineItems(tokens: readonly LineToken[], locale: LineLocale): LineItem[] {
  const items: LineItem[] = []
  let at = 0
  while (at < tokens.length) {
    const read = readSplitItem(tokens, at, locale, items) ?? readItem(tokens, at, locale, items)
    if (read === null) {
      at += 1
      continue
    }
    items.push({ ...read.item, span: spanOf(tokens, at, read.next) })
    at = read.next
  }
  return joinedUnread(items)
}

/** The item at a token; `null` for words that carry no meaning. */
function readItem(
  tokens: readonly LineToken[],
  at: number,
  locale: LineLocale,
  before: readonly LineItem[],
): ReadItem {
  const token = tokens[at]
  const pause = readBreak(tokens, at, locale)
  if (pause !== null) return { item: { kind: 'break', minutes: pause.value }, next: pause.next }
  const every = readEvery(tokens, at, locale)
  if (every?.value === null) return { item: { kind: 'lacking', of: 'every' }, next: every.next }
  if (every !== null) return { item: { kind: 'every', days: every.value.days }, next: every.next }
  if (isWord(token, orWords)) return { item: { kind: 'alternative' }, next: at + 1 }
  const bound = readExcept(tokens, at, locale) ?? readBound(tokens, at, locale)
  if (bound !== null) return bound
  const days = readDays(tokens, at, locale)
  if (days !== null) return { item: { kind: 'days', ranges: days.value }, next: days.next }
  const times = readTimes(tokens, at, locale)
  if (times !== null) {
    const last = before.at(-1)
    // « 11-3 6-11 »: the second half comes after the first.
    const value = last?.kind === 'times' ? laterHalf(times.value, last.times) : times.value
    return { item: { kind: 'times', times: value }, next: times.next }
  }
  const slots = readSlots(tokens, at)
  if (slots !== null) return slots
  const job = readJob(tokens, at, before)
  if (job !== null) return job
  if (isWord(token, partsOfDay)) return { item: { kind: 'partOfDay' }, next: at + 1 }
  if (isNumber(token) || numberInWords(tokens, at) !== null) {
    if (token?.kind === 'word' && isFiller(token)) return null
    return { item: { kind: 'unread', hasNumber: true }, next: at + 1 }
  }
  if (isFiller(token) || isSign(token, passedSigns)) return null
  return { item: { kind: 'unread', hasNumber: false }, next: at + 1 }
}

/**
 * « 11h-23h coupure 15h-18h » splits one range of times in two; in « en coupure 11h-15h 18h-23h »
 * the word adds nothing to the times.
 */
function readSplitItem(
  tokens: readonly LineToken[],
  at: number,
  locale: LineLocale,
  items: LineItem[],
): ReadItem {
  const split = readSplit(tokens, at, locale)
  if (split === null) return null
  const { value: said, next } = split
  if (said.kind === 'length') return { item: { kind: 'lacking', of: 'cut' }, next }
  const word: ReadItem = { item: { kind: 'split' }, next: afterSplitWord(tokens, at) }
  if (said.kind !== 'between') return word
  const index = items.findLastIndex(
    ({ kind }) => kind === 'times' || kind === 'days' || kind === 'every',
  )
  const whole = items[index]
  const halves = whole?.kind === 'times' ? cutInTwo(whole.times, said.times) : null
  if (whole?.kind !== 'times' || halves === null) return word
  const [first, second] = halves
  items[index] = { ...whole, times: first }
  return { item: { kind: 'times', times: second }, next }
}

const passedSigns = ',;.:!?()[]\'’"«»“”-–—·•|&+_/'

/** « sauf mercredi », except Wednesday. */
function readExcept(tokens: readonly LineToken[], at: number, locale: LineLocale): ReadItem {
  if (!isWord(tokens[at], exceptWords)) return null
  const said = tokens[at + 1]?.text
  const start = said === 'on' || said === 'for' || said === 'not' ? at + 2 : at + 1
  const noun =
    isWord(tokens[start], theWords) && weekdayNamed(tokens[start + 1]) !== null ? start + 1 : start
  const days = readDays(tokens, noun, locale)
  if (days === null) return { item: { kind: 'lacking', of: 'except' }, next: at + 1 }
  return { item: { kind: 'except', ranges: days.value }, next: days.next }
}

/** « jusqu’au 15 janvier », until January 15; « à partir du 4 janvier », starting January 4. */
function readBound(tokens: readonly LineToken[], at: number, locale: LineLocale): ReadItem {
  const last = afterUntil(tokens, at)
  if (last !== null) {
    const part = readDay(tokens, last, true, locale)
    if (part === null) return { item: { kind: 'lacking', of: 'until' }, next: last }
    return { item: { kind: 'until', part: part.value }, next: part.next }
  }
  const start = afterFrom(tokens, at)
  const part = start === null ? null : readDay(tokens, start, true, locale)
  return part === null ? null : { item: { kind: 'from', part: part.value }, next: part.next }
}

function afterFrom(tokens: readonly LineToken[], at: number): number | null {
  const [first, second, third] = tokens.slice(at, at + 3).map(({ text }) => text)
  if (first === 'a' && second === 'partir')
    return third === 'de' || third === 'du' ? at + 3 : at + 2
  if (first === 'starting') return second === 'on' || second === 'from' ? at + 2 : at + 1
  return first === 'des' ? at + 1 : null
}

/** « 2 serveurs », « deux », « x3 », « 4 x »; « une » only before what it counts. */
function readSlots(tokens: readonly LineToken[], at: number): ReadItem {
  const token = tokens[at]
  if (token?.text === 'x' && isNumber(tokens[at + 1])) {
    return { item: { kind: 'slots', count: tokens[at + 1]?.value ?? 0 }, next: at + 2 }
  }
  if (isNumber(token)) {
    const next = tokens[at + 1]?.text === 'x' ? at + 2 : at + 1
    if (isWord(tokens[next], lengthWords)) return null
    const isCounted = next > at + 1 || isUnknownWord(tokens[next]) || stands(tokens, at)
    if (!isCounted) return null
    if (isSign(tokens[at - 1], '-') && !token.isSpaced) {
      return { item: { kind: 'negative' }, next }
    }
    return { item: { kind: 'slots', count: token.value }, next }
  }
  const isOne = token?.text === 'a' || token?.text === 'an'
  const counted = isOne ? { value: 1, next: at + 1 } : numberInWords(tokens, at)
  if (counted === null || !isUnknownWord(tokens[counted.next])) return null
  return { item: { kind: 'slots', count: counted.value }, next: counted.next }
}

/** Whether a number is separate from other items, or ends the line: « samedi 18h-23h, 2 ». */
function stands(tokens: readonly LineToken[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  const opens = before === undefined || isSign(before, ',;:(')
  const closes = after === undefined || isSign(after, ',;)') || weekdayNamed(after) !== null
  return (opens || before?.text === 'pour' || before?.text === 'for') && closes
}

/** The words after a number, or at the start of the line: « chefs de rang ». A line has one job. */
function readJob(tokens: readonly LineToken[], at: number, before: readonly LineItem[]): ReadItem {
  const isPlace = before.length === 0 || before.at(-1)?.kind === 'slots'
  if (!isPlace || !isUnknownWord(tokens[at]) || before.some(({ kind }) => kind === 'job'))
    return null
  let next = at + 1
  for (;;) {
    let link = next
    while (link < next + 3 && (isWord(tokens[link], jobLinks) || isSign(tokens[link], "'’-/"))) {
      link += 1
    }
    if (!isUnknownWord(tokens[link])) return { item: { kind: 'job' }, next }
    next = link + 1
  }
}

/** Merges neighbouring items that were not understood into one note. */
function joinedUnread(items: readonly LineItem[]): LineItem[] {
  const joined: LineItem[] = []
  for (const item of items) {
    const last = joined.at(-1)
    if (item.kind === 'unread' && last?.kind === 'unread') {
      const hasNumber = item.hasNumber || last.hasNumber
      const span = { start: last.span.start, end: item.span.end }
      joined[joined.length - 1] = { kind: 'unread', hasNumber, span }
    } else joined.push(item)
  }
  return joined
}
