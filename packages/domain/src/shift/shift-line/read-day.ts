import type { DayPart, Reach } from './day-parts.ts'
import { isSign, isWord, type LineToken, type Read, spanOf } from './line-tokens.ts'
import { monthNamed, nextWords, theWords, thisWords, weekdayNamed } from './line-words.ts'
import { readDate, readDayOfMonth } from './read-date.ts'
import type { LineLocale } from './read-times.ts'

/** Reads one day; a bare number counts as a day only if the words around it say so. */
export function readDay(
  tokens: readonly LineToken[],
  at: number,
  mayBeBare: boolean,
  locale: LineLocale,
): Read<DayPart> | null {
  return (
    readRelative(tokens, at) ??
    readWeek(tokens, at) ??
    readWeekday(tokens, at, locale) ??
    readDate(tokens, isWord(tokens[at], theWords) ? at + 1 : at, locale) ??
    readDayOfMonth(tokens, at, mayBeBare, locale)
  )
}

function partOf<Part>(tokens: readonly LineToken[], at: number, next: number, part: Part) {
  return { value: { ...part, span: spanOf(tokens, at, next) }, next }
}

/** Demain, après-demain, aujourd’hui, ce soir, tomorrow, the day after tomorrow, today, tonight. */
function readRelative(tokens: readonly LineToken[], at: number): Read<DayPart> | null {
  const said = tokens.slice(at, at + 4).map(({ text }) => text)
  const day = (days: number, length: number) =>
    partOf(tokens, at, at + length, { kind: 'relative', days } as const)
  const [first = '', second = '', third = '', fourth = ''] = said
  if (first === 'demain' || first === 'tomorrow') return day(1, 1)
  if (first === 'today' || first === 'tonight') return day(0, 1)
  if (first === 'ce' && second === 'soir') return day(0, 2)
  if (first === 'aujourd') return third === 'hui' ? day(0, 3) : second === 'hui' ? day(0, 2) : null
  if (first === 'apres' && second === 'demain') return day(2, 2)
  if (first === 'apres' && second === '-' && third === 'demain') return day(2, 3)
  if (first === 'day' && second === 'after' && third === 'tomorrow') return day(2, 3)
  const isTheDayAfter = first === 'the' && second === 'day' && third === 'after'
  return isTheDayAfter && fourth === 'tomorrow' ? day(2, 4) : null
}

function reachBefore(token: LineToken | undefined): Reach | null {
  if (isWord(token, nextWords)) return 'next'
  return isWord(token, thisWords) ? 'this' : null
}

/** Ce week-end, next weekend, la semaine prochaine, this week. */
function readWeek(tokens: readonly LineToken[], at: number): Read<DayPart> | null {
  const before = reachBefore(tokens[at])
  const noun = before !== null || isWord(tokens[at], theWords) ? at + 1 : at
  const named = weekNounAt(tokens, noun)
  if (named === null) return null
  const isNext = isWord(tokens[named.next], nextWords)
  const reach = isNext ? 'next' : before
  // « la semaine » alone names no days, just as « 2 semaines » names none.
  if (named.value.kind === 'week' && reach === null) return null
  return partOf(tokens, at, isNext ? named.next + 1 : named.next, {
    ...named.value,
    reach: reach ?? 'coming',
  })
}

function weekNounAt(tokens: readonly LineToken[], at: number) {
  const text = tokens[at]?.text
  if (text === 'weekend' || text === 'weekends') {
    return { value: { kind: 'weekend' as const, isPlural: text === 'weekends' }, next: at + 1 }
  }
  if (text === 'semaine') return { value: { kind: 'week' as const, isPlural: false }, next: at + 1 }
  if (text !== 'week' && text !== 'weeks') return null
  const end = isSign(tokens[at + 1], '-') ? at + 2 : at + 1
  const last = tokens[end]?.text
  if (last === 'end' || last === 'ends') {
    return { value: { kind: 'weekend' as const, isPlural: last === 'ends' }, next: end + 1 }
  }
  return text === 'week'
    ? { value: { kind: 'week' as const, isPlural: false }, next: at + 1 }
    : null
}

/** Samedi, « samedi prochain », next Saturday, « samedi 12 décembre », Saturday the 12th. */
function readWeekday(
  tokens: readonly LineToken[],
  at: number,
  locale: LineLocale,
): Read<DayPart> | null {
  const before = reachBefore(tokens[at])
  const noun = before === null ? at : at + 1
  const named = weekdayNamed(tokens[noun])
  if (named === null) return null
  // « Mar 12 » is a date in March in English, and a Tuesday in French.
  if (locale === 'en' && tokens[noun]?.text === 'mar') return null
  let next = isSign(tokens[noun + 1], '.') ? noun + 2 : noun + 1
  const { weekday, isPlural } = named
  // « Monday next week » names its week after the day.
  if (isWord(tokens[next], nextWords) && weekNounAt(tokens, next + 1) === null) {
    next += 1
    const part = { kind: 'weekday', weekday, isPlural, reach: 'next' } as const
    return partOf(tokens, at, next, part)
  }
  if (before === null && !isPlural) {
    const comma = isSign(tokens[next], ',') && monthNamed(tokens[next + 1]) !== null
    const day = isWord(tokens[next], theWords) || comma ? next + 1 : next
    const dated = readDate(tokens, day, locale) ?? readDayOfMonth(tokens, day, true, locale)
    if (dated !== null && dated.value.weekday === null) {
      return partOf(tokens, at, dated.next, { ...dated.value, weekday })
    }
  }
  return partOf(tokens, at, next, {
    kind: 'weekday',
    weekday,
    isPlural,
    reach: before ?? 'coming',
  } as const)
}
