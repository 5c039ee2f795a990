import { minuteOfTime } from '../../kernel/calendar.ts'
import { isSign, isWord, type LineToken, type Read } from './line-tokens.ts'
import { between, splitWords } from './line-words.ts'
import { readLength } from './read-break.ts'
import { type LineLocale, type LineTimes, readTimes } from './read-times.ts'

/** A day in two halves: the word alone, the gap between them, or the length of the gap. */
export type Split =
  | { readonly kind: 'word' | 'length' }
  | { readonly kind: 'between'; readonly times: LineTimes }

const shiftWords: ReadonlySet<string> = new Set(['shift', 'shifts'])
const linkWords: ReadonlySet<string> = new Set(['de', 'd', 'of', 'from', ...shiftWords])

/** « en coupure », split shift, « coupure 15h-18h », « coupure de 3h ». */
export function readSplit(
  tokens: readonly LineToken[],
  at: number,
  locale: LineLocale,
): Read<Split> | null {
  if (!isWord(tokens[at], splitWords)) return null
  let next = at + 1
  while (next < at + 4 && (isWord(tokens[next], linkWords) || isSign(tokens[next], ':('))) next += 1
  const times = readTimes(tokens, isWord(tokens[next], between) ? next + 1 : next, locale)
  if (times !== null) return { value: { kind: 'between', times: times.value }, next: times.next }
  const length = readLength(tokens, next, false)
  if (length !== null) return { value: { kind: 'length' }, next: length.next }
  return { value: { kind: 'word' }, next: afterSplitWord(tokens, at) }
}

/** Skips « coupure » or « split shift ». */
export function afterSplitWord(tokens: readonly LineToken[], at: number): number {
  return isWord(tokens[at + 1], shiftWords) ? at + 2 : at + 1
}

/** Cuts a gap out of some times: both halves, or `null` where the gap is not inside. */
export function cutInTwo(
  times: LineTimes,
  { startTime, endTime }: LineTimes,
): readonly [LineTimes, LineTimes] | null {
  const start = minuteOfTime(times.startTime)
  const [from = 0, to = 0, end = 0] = [startTime, endTime, times.endTime].map(
    (time) => (minuteOfTime(time) - start + 1440) % 1440,
  )
  if (from === 0 || from >= to || to >= end) return null
  return [
    { ...times, endTime: startTime },
    { ...times, startTime: endTime },
  ]
}
