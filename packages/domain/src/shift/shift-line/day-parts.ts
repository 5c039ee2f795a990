import type { Weekday } from '../../kernel/civil-day.ts'
import type { Span } from './line-tokens.ts'

/** Which week a day belongs to: the coming one, this week, next week. */
export type Reach = 'coming' | 'this' | 'next'

interface WeekdayPart {
  readonly kind: 'weekday'
  readonly weekday: Weekday
  /** « lundis » means every Monday. */
  readonly isPlural: boolean
  readonly reach: Reach
  /** Whether the text names its week: « lundi de la semaine prochaine ». */
  readonly isOfWeek?: boolean
}

/** A day of a month; parts that the text does not name are `null`. */
interface DatePart {
  readonly kind: 'date'
  readonly day: number
  readonly month: number | null
  readonly year: number | null
  /** The weekday named with the date; the two must agree. */
  readonly weekday: Weekday | null
  /** Whether either of its two numbers can be the month, as in 12/11. */
  readonly isEither: boolean
}

interface RelativePart {
  readonly kind: 'relative'
  readonly days: number
}

/** A weekend or a week, « la semaine prochaine »; other words may name days in it. */
interface WeekPart {
  readonly kind: 'weekend' | 'week'
  readonly isPlural: boolean
  readonly reach: Reach
  /** Whether the text names its week: « lundi de la semaine prochaine ». */
  readonly isOfWeek?: boolean
}

export type DayPart = (WeekdayPart | DatePart | RelativePart | WeekPart) & { readonly span: Span }

/** A day, or the days from one to another. */
export interface DayRange {
  readonly from: DayPart
  readonly to: DayPart | null
}

export function isDated(part: DayPart | undefined): boolean {
  return part?.kind === 'date'
}
