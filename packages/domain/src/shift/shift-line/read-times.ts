import { type LocalTime, minuteOfTime, timeOfMinute } from '../../kernel/calendar.ts'
import { readClock } from '../../reading/read-clock.ts'
import { shiftLimits } from '../shift.ts'
import { isNumber, isSign, isWord, type LineToken, type Read, textAt } from './line-tokens.ts'
import {
  and,
  between,
  hourWords,
  isUnknownWord,
  lengthWords,
  minuteWords,
  monthNamed,
  toTime,
} from './line-words.ts'

/** The language that decides where French and English differ. */
export type LineLocale = 'fr' | 'en'

interface Clock {
  /** Minutes of the day, up to 24:00. */
  readonly minutes: number
  readonly half: 'am' | 'pm' | null
  /** Whether only the hour is written: « 18 » in « 18-23h ». */
  readonly isBare: boolean
  /** Whether it may mean the morning or the evening. */
  readonly isOpen: boolean
  /** Whether it is on the 24-hour clock: « 09:00 », « 17 ». */
  readonly isOf24: boolean
}

export interface LineTimes {
  readonly startTime: LocalTime
  readonly endTime: LocalTime
  /** Whether the times may mean the other half of the day. */
  readonly isDoubtful: boolean
}

const half = 720
const day = 1440
const longest = shiftLimits.workedMinutes.max + shiftLimits.breakMinutes.max

const exact = { half: null, isBare: false, isOpen: false, isOf24: false }

/** 18h, 18h30, 18 h 30, 18:30, 18.30, 6pm, 6:30 p.m., midi, minuit, or a bare 18. */
export function clockAt(tokens: readonly LineToken[], at: number): Read<Clock> | null {
  const hour = tokens[at]
  if (hour?.kind === 'word') {
    const named = readClock(hour.text)
    return named === null ? null : { value: { ...exact, minutes: named }, next: at + 1 }
  }
  if (!isNumber(hour) || hour.end - hour.start > 2 || hour.value > 24) return null
  const minute = minutesAfter(tokens, at)
  const halfOfDay = halfAfter(tokens, minute.next)
  const next = halfOfDay?.next ?? minute.next
  const minutes = readClock(textAt(tokens, at, next))
  if (minutes === null) return null
  if (halfOfDay !== null) return { value: { ...exact, minutes, half: halfOfDay.value }, next }
  const isBare = minute.next === at + 1
  const isOf24 = hour.value > 12 || (hour.value < 10 && hour.text.length > 1)
  const isOpen = !minute.saysHours && !isOf24 && hour.value > 0
  return { value: { minutes, half: null, isBare, isOpen, isOf24 }, next }
}

/** Reads to the end of a clock time: after its minutes, its unit, or the hour alone. */
function minutesAfter(
  tokens: readonly LineToken[],
  at: number,
): { readonly next: number; readonly saysHours: boolean } {
  const [unit, digits, after] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  const isMinute = isNumber(digits) && digits.end - digits.start === 2 && digits.value < 60
  if (isWord(unit, hourWords)) {
    const isJoined = isMinute && (!digits.isSpaced || (unit?.isSpaced === true && endsHere(after)))
    if (isJoined) return { next: at + 3, saysHours: true }
    return { next: at + 2, saysHours: true }
  }
  const isGlued = unit?.isSpaced === false && digits?.isSpaced === false && isMinute
  if (isGlued && isSign(unit, ':')) return { next: at + 3, saysHours: false }
  // 7.12 may be a day.
  if (isGlued && isSign(unit, '.') && (digits.value === 0 || digits.value > 12)) {
    return { next: at + 3, saysHours: false }
  }
  return { next: at + 1, saysHours: false }
}

/**
 * Whether the clock time ends here: yes in « 18 h 30 », no in « 18 h 30 min de pause » and « 18 h
 * 12 mars ».
 */
function endsHere(after: LineToken | undefined): boolean {
  return !isWord(after, minuteWords) && monthNamed(after) === null && !isUnknownWord(after)
}

function halfAfter(tokens: readonly LineToken[], at: number): Read<'am' | 'pm'> | null {
  const [first, dot, letter, last] = tokens.slice(at, at + 4)
  if (first?.kind !== 'word') return null
  if (first.text === 'am' || first.text === 'pm') return { value: first.text, next: at + 1 }
  if (first.text !== 'a' && first.text !== 'p') return null
  if (!isSign(dot, '.') || letter?.text !== 'm') return null
  return { value: first.text === 'a' ? 'am' : 'pm', next: at + (isSign(last, '.') ? 4 : 3) }
}

const dashes = '-–—→>'

/** From a time to another: 18h-23h, « de 9h à 17h », 9am–5pm, 6 to 11pm, « entre 18h et minuit ». */
export function readTimes(
  tokens: readonly LineToken[],
  at: number,
  locale: LineLocale,
): Read<LineTimes> | null {
  const from = clockAt(tokens, at)
  // 24:00 can end a day, but not begin one.
  if (from === null || from.value.minutes === day) return null
  const isBetween = isWord(tokens[at - 1], between)
  let next = from.next
  if (tokens[next]?.text === 'jusqu') {
    next += isSign(tokens[next + 1], "'’") ? 2 : 1
    next += isWord(tokens[next], toTime) ? 1 : 0
  } else if (isSign(tokens[next], dashes) || isWord(tokens[next], toTime)) next += 1
  else if (isBetween && isWord(tokens[next], and)) next += 1
  else if (isSign(tokens[next], '/')) return readWritten(tokens, from.value, next + 1, locale)
  // « midi 11h-15h, soir 18h-23h »: the name of a part of the day, then its times.
  else if (tokens[at]?.kind === 'word' && readTimes(tokens, next, locale) !== null) return null
  else return readWritten(tokens, from.value, next, locale)
  const until = clockAt(tokens, next)
  if (until === null) return null
  const isUnitless = from.value.isBare && until.value.isBare
  if (isUnitless && !standsForTimes(tokens, until.next)) return null
  return { value: timesOf(from.value, until.value, locale), next: until.next }
}

/** « 18h 23h », « 8h30/16h30 »: two clock times with their own units need no word between them. */
function readWritten(
  tokens: readonly LineToken[],
  from: Clock,
  at: number,
  locale: LineLocale,
): Read<LineTimes> | null {
  const until = from.isBare ? null : clockAt(tokens, at)
  if (until === null || until.value.isBare) return null
  return { value: timesOf(from, until.value, locale), next: until.next }
}

/** Whether two numbers are times: not in « 2-3 serveurs » and « 12-16 décembre ». */
function standsForTimes(tokens: readonly LineToken[], at: number): boolean {
  const [after, second] = [tokens[at], tokens[at + 1]]
  if (monthNamed(after) !== null || isUnknownWord(after) || isSign(after, '/:')) return false
  if (isWord(after, lengthWords) || isWord(after, minuteWords)) return false
  return !(isSign(after, '-–.') && isNumber(second) && !second.isSpaced)
}

/**
 * Moves ambiguous times of a second half to the evening if they would otherwise precede the first
 * half.
 */
export function laterHalf(
  times: LineTimes,
  first: Pick<LineTimes, 'startTime' | 'endTime'>,
): LineTimes {
  const [start, end] = [minuteOfTime(times.startTime), minuteOfTime(times.endTime)]
  const isEarlier = times.isDoubtful && start < minuteOfTime(first.endTime) && start < end
  if (!isEarlier || end + half >= day || start + half < minuteOfTime(first.endTime)) return times
  return { ...times, startTime: timeOfMinute(start + half), endTime: timeOfMinute(end + half) }
}

function timesOf(from: Clock, until: Clock, locale: LineLocale): LineTimes {
  const isOf24 = from.isOf24 || until.isOf24
  const pairs = choices(from, isOf24).flatMap((start) =>
    choices(until, isOf24).map((end) => [start, end] as const),
  )
  const plausible = pairs.filter(([start, end]) => isPlausible(start, end))
  const kept = from.half ?? until.half
  // « 6 to 11pm »: both times are in the same half of the day, if possible.
  const chosen = plausible.find(
    ([start, end]) => kept !== null && halfOf(start) === kept && halfOf(end) === kept,
  ) ??
    plausible[0] ??
    pairs[0] ?? [from.minutes, until.minutes]
  return {
    startTime: timeOfMinute(chosen[0]),
    endTime: timeOfMinute(chosen[1]),
    isDoubtful:
      pairs.length > 1 &&
      plausible.length !== 1 &&
      // French uses the 24-hour clock.
      !(locale === 'fr' && plausible[0] === pairs[0]),
  }
}

/** The possible meanings of a clock time; the one as written comes first. */
function choices({ minutes, isOpen }: Clock, isOf24: boolean): readonly number[] {
  return isOpen && !isOf24 ? [minutes, (minutes + half) % day] : [minutes]
}

function halfOf(minutes: number): 'am' | 'pm' {
  return minutes % day < half ? 'am' : 'pm'
}

function isPlausible(start: number, end: number): boolean {
  const length = (end - start + day) % day
  return length >= shiftLimits.workedMinutes.min && length <= longest
}
