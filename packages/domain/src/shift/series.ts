import { addDays, compareInstants, dayNumberOf } from '../kernel/calendar.ts'
import type { Instant, IsoDate } from '../kernel/calendar.ts'
import { issue } from '../kernel/issue.ts'
import type { Issue, Refusal } from '../kernel/issue.ts'
import { startDayOf } from '../kernel/place-time.ts'
import { duplicateShift } from './duplication.ts'
import { daysOfRule } from './occurrences.ts'
import type { RecurrenceRule } from './recurrence.ts'
import type { ShiftDraft } from './shift.ts'

/** How far the change of a recurring shift reaches (SHIFT-23). */
export const shiftScopes = ['shift', 'recurrence-following', 'recurrence-all'] as const
export type ShiftScope = (typeof shiftScopes)[number]

interface SeriesShift extends ShiftDraft {
  readonly id: string
  readonly recurrenceId: string | null
}

export interface Reach<S> {
  /** Changed or deleted, in the order of time. */
  readonly touched: readonly S[]
  readonly kept: readonly S[]
  /** Those of `kept` that stay as they are because they have started. */
  readonly started: readonly S[]
}

/** The shifts that a change of one reaches (decisions §5.2). */
export function reachOf<S extends SeriesShift>(
  shifts: readonly S[],
  chosen: S,
  scope: ShiftScope,
  now: Instant,
): Reach<S> {
  const series = chosen.recurrenceId === null ? [chosen] : seriesOf(shifts, chosen.recurrenceId)
  const isReached = (shift: S): boolean => {
    if (scope === 'shift') return shift.id === chosen.id
    if (scope === 'recurrence-following')
      return compareInstants(shift.startsAt, chosen.startsAt) >= 0
    return !hasStarted(shift, now)
  }
  const kept = series.filter((shift) => !isReached(shift))
  const started = scope === 'recurrence-all' ? kept : []
  return { touched: series.filter(isReached), kept, started }
}

function seriesOf<S extends SeriesShift>(shifts: readonly S[], recurrenceId: string): S[] {
  return shifts
    .filter((shift) => shift.recurrenceId === recurrenceId)
    .toSorted((a, b) => compareInstants(a.startsAt, b.startsAt))
}

function hasStarted(shift: ShiftDraft, now: Instant): boolean {
  return compareInstants(shift.startsAt, now) <= 0
}

/** The scope of a change: always `shift` for a single shift; required for a recurring one. */
export function scopeOf(
  shift: Pick<SeriesShift, 'recurrenceId'>,
  asked: ShiftScope | undefined,
): ShiftScope | Refusal {
  if (shift.recurrenceId === null) return 'shift'
  return asked ?? { key: 'errors.shift.scope_required' }
}

/** Refuses a change of no shift, when all of them have started. */
export function allStartedRefusal(touched: readonly unknown[]): Refusal | null {
  return touched.length > 0 ? null : { key: 'errors.shift.past_forbidden' }
}

/** Refuses to move several shifts of a series to another day: only a single shift can move. */
export function moveIssues(chosen: ShiftDraft, draft: ShiftDraft, scope: ShiftScope): Issue[] {
  if (scope === 'shift' || startDayOf(chosen) === startDayOf(draft)) return []
  return [issue(['startsAt'], 'errors.recurrence.date_fixed')]
}

/**
 * Shifts with the times, the break and the number of Siders of another one, each on its own day.
 */
export function retimed<S extends ShiftDraft>(touched: readonly S[], draft: ShiftDraft): S[] {
  const days = touched.map(startDayOf)
  const copies = duplicateShift(draft, days)
  return touched.map((shift, index) => ({ ...shift, ...copies[index] }))
}

/** The rule of the shifts before a day, and the rule of those from that day on. */
export function splitRule(
  rule: RecurrenceRule,
  date: IsoDate,
): { readonly before: RecurrenceRule; readonly from: RecurrenceRule } {
  return {
    before: { ...rule, until: addDays(date, -1) },
    from: { ...rule, startDate: date },
  }
}

/**
 * The rule extended to the last shift that rejoins it; `null` when one of them is not on its days.
 */
export function reopenedRule(
  rule: RecurrenceRule,
  returning: readonly Pick<ShiftDraft, 'startsAt' | 'timeZone'>[],
): RecurrenceRule | null {
  const dates = returning.map(startDayOf)
  const until = [rule.until, ...dates].reduce((last, date) => (date > last ? date : last))
  const reopened = { ...rule, until }
  const days = new Set(daysOfRule(reopened))
  return dates.every((date) => days.has(dayNumberOf(date))) ? reopened : null
}
