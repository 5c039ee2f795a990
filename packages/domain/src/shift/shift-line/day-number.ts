import { isSign, isWord, type LineToken } from './line-tokens.ts'
import { hourWords, isUnknownWord, lengthWords, minuteWords, ordinals } from './line-words.ts'
import { type LineLocale, clockAt, readTimes } from './read-times.ts'

/**
 * Whether a number has no unit or noun after it: not « 12h », « 12:30 », « 12 min », « 12 serveurs
 * », « 12 jours ».
 */
export function isAlone(tokens: readonly LineToken[], at: number): boolean {
  const after = tokens[at + 1]
  if (isUnknownWord(after) || isSign(after, ':%') || after?.text === 'x') return false
  if ([hourWords, minuteWords, lengthWords].some((each) => isWord(after, each))) return false
  return after?.text !== 'am' && after?.text !== 'pm'
}

/** Whether a number begins a range of times: « 18-23h », but not the 12 of « 12 à 18h-23h ». */
export function isTimes(tokens: readonly LineToken[], at: number, locale: LineLocale): boolean {
  const times = readTimes(tokens, at, locale)
  if (times === null) return false
  return !(isSign(tokens[times.next], '-–—') && clockAt(tokens, times.next + 1) !== null)
}

export function ordinalAfter(tokens: readonly LineToken[], at: number): number {
  const after = tokens[at + 1]
  return isWord(after, ordinals) && after?.isSpaced === false ? at + 2 : at + 1
}

export function isJoined(token: LineToken | undefined): boolean {
  return token?.isSpaced === false
}

export function isDigits(token: LineToken, count: number): boolean {
  return token.end - token.start === count
}

export function isYear(token: LineToken): boolean {
  return isDigits(token, 4) && token.value >= 1900 && token.value < 2200
}

export function isDayNumber(token: LineToken): boolean {
  return token.end - token.start <= 2 && token.value >= 1 && token.value <= 31
}
