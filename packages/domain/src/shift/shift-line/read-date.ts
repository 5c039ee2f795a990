import type { DayPart } from './day-parts.ts'
import {
  isAlone,
  isDayNumber,
  isDigits,
  isJoined,
  isTimes,
  isYear,
  ordinalAfter,
} from './day-number.ts'
import { isNumber, isSign, isWord, type LineToken, type Read, spanOf } from './line-tokens.ts'
import { and, monthNamed, theWords, to, weekdayNamed } from './line-words.ts'
import type { LineLocale } from './read-times.ts'

type Day = Extract<DayPart, { kind: 'date' }>
type Said = Omit<Day, 'span'>

function dayOf(tokens: readonly LineToken[], at: number, next: number, said: Said): Read<Day> {
  return { value: { ...said, span: spanOf(tokens, at, next) }, next }
}

const noDate = { kind: 'date', month: null, year: null, weekday: null, isEither: false } as const

/** 2026-12-12, 12/12, 12/12/2026, « 12 décembre », « 1er mars 2027 », December 12, 12th of December. */
export function readDate(
  tokens: readonly LineToken[],
  at: number,
  locale: LineLocale,
): Read<Day> | null {
  const [first, second, third, fourth, fifth] = tokens.slice(at, at + 5)
  const month = monthNamed(first)
  if (month !== null) return readMonthFirst(tokens, at, month, locale)
  if (!isNumber(first)) return null
  if (isJoined(second) && isNumber(third) && isJoined(third)) {
    const isLong = isSign(second, fourth?.text ?? ' ') && isJoined(fourth) && isNumber(fifth)
    const whole = isLong && isJoined(fifth) ? fifth : null
    if (isSign(second, '-') && isYear(first) && whole !== null) {
      const date = { ...noDate, day: whole.value, month: third.value, year: first.value }
      return dayOf(tokens, at, at + 5, date)
    }
    const isShort = isDayNumber(first) && isDayNumber(third)
    const year = whole !== null && (isYear(whole) || isDigits(whole, 2)) ? whole : null
    if (isShort && (isSign(second, '/') || (isSign(second, '-.') && year !== null))) {
      return dayOf(tokens, at, at + (year === null ? 3 : 5), numeric(first, third, year))
    }
  }
  return readDayFirst(tokens, at, first)
}

function numeric(first: LineToken, second: LineToken, year: LineToken | null): Said {
  // 12/25 is unambiguous: there is no month 25.
  const isMonthFirst = second.value > 12 && first.value <= 12
  const [day, month] = isMonthFirst ? [second, first] : [first, second]
  return {
    ...noDate,
    day: day.value,
    month: month.value,
    year: year === null ? null : fullYear(year),
    isEither: first.value <= 12 && second.value <= 12 && first.value !== second.value,
  }
}

function fullYear(year: LineToken): number {
  return isDigits(year, 2) ? 2000 + year.value : year.value
}

function readDayFirst(
  tokens: readonly LineToken[],
  at: number,
  first: LineToken,
): Read<Day> | null {
  if (!isDayNumber(first)) return null
  const suffix = ordinalAfter(tokens, at)
  const noun = tokens[suffix]?.text === 'of' || tokens[suffix]?.text === 'de' ? suffix + 1 : suffix
  const month = monthNamed(tokens[noun])
  if (month === null) return null
  return withYear(tokens, at, isSign(tokens[noun + 1], '.') ? noun + 2 : noun + 1, first, month)
}

function readMonthFirst(
  tokens: readonly LineToken[],
  at: number,
  month: number,
  locale: LineLocale,
): Read<Day> | null {
  const number = isSign(tokens[at + 1], '.') ? at + 2 : at + 1
  const day = tokens[number]
  if (!isNumber(day) || !isDayNumber(day)) return null
  const next = ordinalAfter(tokens, number)
  const isTime = !isAlone(tokens, number) || isTimes(tokens, number, locale)
  // « December 12 - 16 » is a range of days, because a month is named.
  if (next === number + 1 && isTime && !startsBareRange(tokens, number)) return null
  return withYear(tokens, at, next, day, month)
}

function startsBareRange(tokens: readonly LineToken[], at: number): boolean {
  const [first, sign, second] = tokens.slice(at, at + 3)
  const isRange = isSign(sign, '-–—') || isWord(sign, to)
  if (!isNumber(first) || !isRange || !isNumber(second) || !isDayNumber(second)) return false
  return isAlone(tokens, at + 2)
}

function withYear(
  tokens: readonly LineToken[],
  at: number,
  next: number,
  day: LineToken,
  month: number,
): Read<Day> {
  const comma = isSign(tokens[next], ',') ? next + 1 : next
  const year = tokens[comma]
  const isSaid = isNumber(year) && isYear(year)
  return dayOf(tokens, at, isSaid ? comma + 1 : next, {
    ...noDate,
    day: day.value,
    month,
    year: isSaid ? year.value : null,
  })
}

/** « le 12 », the 12th, « 12 et 13 décembre », or the 13 of « December 12 and 13 ». */
export function readDayOfMonth(
  tokens: readonly LineToken[],
  at: number,
  mayBeBare: boolean,
  locale: LineLocale,
): Read<Day> | null {
  const number = isWord(tokens[at], theWords) ? at + 1 : at
  const day = tokens[number]
  if (!isNumber(day) || !isDayNumber(day)) return null
  const next = ordinalAfter(tokens, number)
  const isNamed = next > number + 1 || monthIsAhead(tokens, number)
  if (!isNamed) {
    if (!mayBeBare && number === at) return null
    if (!isAlone(tokens, number) || isTimes(tokens, number, locale)) return null
  }
  return dayOf(tokens, at, next, { ...noDate, day: day.value })
}

const mostListed = 62

/** Whether the month follows later days: « 12, 13 et 14 décembre », « 12 au 16 décembre ». */
function monthIsAhead(tokens: readonly LineToken[], at: number): boolean {
  let next = at
  for (let count = 0; count < mostListed; count += 1) {
    const day = tokens[next]
    if (!isNumber(day) || !isDayNumber(day)) return false
    next = ordinalAfter(tokens, next)
    if (monthNamed(tokens[next]) !== null) return true
    const isLink =
      isSign(tokens[next], ',&+-–—') || isWord(tokens[next], and) || isWord(tokens[next], to)
    if (!isLink) return false
    next += 1
    if (isWord(tokens[next], and)) next += 1
    if (isWord(tokens[next], theWords)) next += 1
    if (weekdayNamed(tokens[next]) !== null) next += 1
  }
  return false
}
