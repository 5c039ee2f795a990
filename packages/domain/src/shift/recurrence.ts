import type { IsoDate } from '../kernel/calendar.ts'
import type { Weekday } from '../kernel/civil-day.ts'

/** How a series repeats (SHIFT-17). */
export const recurrenceTypes = ['weekly', 'monthly'] as const
export type RecurrenceType = (typeof recurrenceTypes)[number]

/** Limits of a series (SHIFT-18 to SHIFT-20, decisions §5.1). */
export const recurrenceLimits = {
  interval: { min: 1, max: 50 },
  day: { min: 0, max: 6 },
  setPos: { min: -4, max: 4 },
  occurrences: 1000,
} as const

/** The rule of a series of shifts (ENT-05). */
export interface RecurrenceRule {
  readonly type: RecurrenceType
  readonly interval: number
  readonly until: IsoDate
  readonly days: readonly Weekday[]
  /** Whether shifts on public holidays are kept; those on the solidarity day always are. */
  readonly withHolidays: boolean
  /** The day from which weeks and months are counted; it is in the series only if the rule names it. */
  readonly startDate: IsoDate
  /** Monthly: which of the days of the month, from the end when negative; `null` or 0 is the day of the month. */
  readonly setPos: number | null
}

/** Whether a rule means the nth of some weekdays of a month (SHIFT-20). */
export function isPositional<Rule extends Pick<RecurrenceRule, 'type' | 'setPos'>>(
  rule: Rule,
): rule is Rule & { readonly setPos: number } {
  return rule.type === 'monthly' && rule.setPos !== null && rule.setPos !== 0
}
