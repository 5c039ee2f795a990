import { minuteOfTime } from '../../kernel/calendar.ts'
import { readDuration } from '../../reading/read-duration.ts'
import { shiftLimits } from '../shift.ts'
import { isNumber, isSign, isWord, type LineToken, type Read, textAt } from './line-tokens.ts'
import { breakWords, hourWords, minuteWords, noWords, numberInWords } from './line-words.ts'
import { type LineLocale, type LineTimes, readTimes } from './read-times.ts'

const ofWords: ReadonlySet<string> = new Set(['de', 'd', 'of', 'a', 'an', 'une', 'un', 'pas'])
const halfWords: ReadonlySet<string> = new Set(['demi', 'demie', 'half'])

/** « pause 30 min », « 45 minutes de pause », 1h break, « sans pause », « pause de 12h à 13h », in minutes. */
export function readBreak(
  tokens: readonly LineToken[],
  at: number,
  locale: LineLocale,
): Read<number> | null {
  const none = noBreakAt(tokens, at)
  if (none !== null) return { value: 0, next: none }
  if (isWord(tokens[at], breakWords)) {
    const from = skipped(tokens, isSign(tokens[at + 1], ':(=') ? at + 2 : at + 1)
    const times = readTimes(tokens, from, locale)
    if (times !== null) return { value: lengthOf(times.value), next: times.next }
    return readLength(tokens, from, true)
  }
  const length = readLength(tokens, at, false)
  if (length === null) return null
  const noun = skipped(tokens, isSign(tokens[length.next], '-') ? length.next + 1 : length.next)
  return isWord(tokens[noun], breakWords) ? { value: length.value, next: noun + 1 } : null
}

/** « sans pause », « pas de pause », « no break », without a break. */
function noBreakAt(tokens: readonly LineToken[], at: number): number | null {
  const isNo = isWord(tokens[at], noWords) || tokens[at]?.text === 'pas'
  if (!isNo) return null
  const noun = skipped(tokens, at + 1)
  return isWord(tokens[noun], breakWords) ? noun + 1 : null
}

/** Skips « de », « d’une », « of an »: three words at most. */
function skipped(tokens: readonly LineToken[], at: number): number {
  let next = at
  while (next < at + 3 && (isWord(tokens[next], ofWords) || isSign(tokens[next], "'’"))) {
    // « une heure » and « a half » are lengths themselves.
    if (isLengthInWords(tokens, next)) return next
    next += 1
  }
  return next
}

function isLengthInWords(tokens: readonly LineToken[], at: number): boolean {
  const [first, second] = [tokens[at], tokens[at + 1]]
  return (first?.text === 'an' || first?.text === 'une') && isWord(second, hourWords)
}

/** 30 min, 45 minutes, 1h, 1h15, « 1 heure 30 », « une heure », « une demi-heure », half an hour. */
export function readLength(
  tokens: readonly LineToken[],
  at: number,
  isAfterNoun: boolean,
): Read<number> | null {
  const [first, second, third] = tokens.slice(at, at + 3)
  const halfAt = isWord(first, halfWords) ? at : isWord(second, halfWords) ? at + 1 : null
  if (halfAt !== null) {
    const hour = [halfAt + 1, halfAt + 2].find((index) => isWord(tokens[index], hourWords))
    return hour === undefined ? null : { value: 30, next: hour + 1 }
  }
  // « 0,5 h »; after « pause » a decimal number is always in hours (SHIFT-07).
  const isDecimal = isNumber(first) && isSign(second, ',.') && isNumber(third) && !third.isSpaced
  const saysHours = isWord(tokens[at + 3], hourWords)
  if (isDecimal && first.value <= 5 && (saysHours || isAfterNoun)) {
    const next = saysHours ? at + 4 : at + 3
    const value = readDuration(textAt(tokens, at, next), 'hours')
    return value === null ? null : { value, next }
  }
  const counted = isNumber(first)
    ? { value: first.value, next: at + 1 }
    : first?.text === 'an'
      ? { value: 1, next: at + 1 }
      : numberInWords(tokens, at)
  if (counted === null) return null
  const unitAt = isSign(tokens[counted.next], '-') ? counted.next + 1 : counted.next
  const unit = tokens[unitAt]
  if (isWord(unit, minuteWords)) return { value: counted.value, next: unitAt + 1 }
  if (isWord(unit, hourWords)) {
    const rest = tokens[unitAt + 1]
    const isRest =
      isNumber(rest) &&
      rest.end - rest.start === 2 &&
      rest.value < 60 &&
      (!rest.isSpaced || unit?.isSpaced === true)
    if (!isRest) return { value: counted.value * 60, next: unitAt + 1 }
    const after = isWord(tokens[unitAt + 2], minuteWords) ? unitAt + 3 : unitAt + 2
    return { value: counted.value * 60 + rest.value, next: after }
  }
  // 0:30, as a spreadsheet writes it.
  const clock = isNumber(first) && isSign(second, ':') && isNumber(third) ? at + 3 : at
  const minutes = readDuration(textAt(tokens, at, clock))
  if (minutes !== null) return { value: minutes, next: clock }
  return isAfterNoun && isNumber(first) ? counted : null
}

const half = 720

function lengthOf({ startTime, endTime }: LineTimes): number {
  const length = minuteOfTime(endTime) - minuteOfTime(startTime)
  const forward = length < 0 ? length + 1440 : length
  // The reader of times takes « 12:00-12:30 » for 12:00 to 00:30, because no shift lasts half an
  // hour; for a break these twelve hours are removed again.
  const { max } = shiftLimits.breakMinutes
  return forward > max && forward > half && forward - half <= max ? forward - half : forward
}
