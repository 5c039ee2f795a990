import type { Weekday } from '../../kernel/civil-day.ts'
import type { Span } from './line-tokens.ts'

/** Which week a day is of: the coming one, this week’s, next week’s. */
export type Reach = 'coming' | 'this' | 'next'

interface WeekdayPart {
  readonly kind: 'weekday'
  readonly weekday: Weekday
  /** « lundis »: every one of them. */
  readonly isPlural: boolean
  readonly reach: Reach
  /** Its week was said: « lundi de la semaine prochaine ». */
  readonly isOfWeek?: boolean
}

/** A day of a month; what is not said is `null`. */
interface DatePart {
  readonly kind: 'date'
  readonly day: number
  readonly month: number | null
  readonly year: number | null
  /** The weekday that was said with it, which must be its own. */
  readonly weekday: Weekday | null
  /** Two numbers of which either can be the month, as in 12/11. */
  readonly isEither: boolean
}

interface RelativePart {
  readonly kind: 'relative'
  readonly days: number
}

/** Saturday and Sunday, or « la semaine prochaine », of which the other words may name the days. */
interface WeekPart {
  readonly kind: 'weekend' | 'week'
  readonly isPlural: boolean
  readonly reach: Reach
  /** Its week was said: « lundi de la semaine prochaine ». */
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
