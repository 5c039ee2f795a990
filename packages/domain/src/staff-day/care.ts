import {
  addDays,
  compareInstants,
  dateInParis,
  epochMinuteOf,
  type Instant,
  instantInParis,
  instantOfMinute,
  localTime,
  weekdayOf,
} from '../kernel/calendar.ts'
import { type Issue, issue } from '../kernel/issue.ts'
import { nextRun, weekly } from '../kernel/schedule.ts'

/** The characters of a note, and the days for which an item is put off at most. */
export const careLimits = { note: 2000, snoozeDays: 30 } as const

/** What people add to an item: who takes it, a note, until when it is put off. */
export interface Care {
  readonly assigneeId: string | null
  readonly note: string | null
  readonly snoozedUntil: Instant | null
}

/** The fields to change; those that are left out stay as they are. */
export type CareChange = { readonly [Field in keyof Care]?: Care[Field] | undefined }

/** The care after a change; a note of spaces alone is none. */
export function changedCare(care: Care, change: CareChange): Care {
  const { assigneeId = care.assigneeId, snoozedUntil = care.snoozedUntil } = change
  const note = change.note === undefined ? care.note : change.note?.trim() || null
  return { assigneeId, note, snoozedUntil }
}

export function isSameCare(one: Care, other: Care): boolean {
  return (
    one.assigneeId === other.assigneeId &&
    one.note === other.note &&
    (one.snoozedUntil === null || other.snoozedUntil === null
      ? one.snoozedUntil === other.snoozedUntil
      : compareInstants(one.snoozedUntil, other.snoozedUntil) === 0)
  )
}

interface DecidedChange {
  /** The version of the item that was seen. */
  readonly version: number
  readonly change: CareChange
  /** Who changes it. */
  readonly userId: string
}

/**
 * What a change that was decided on an older version of an item would undo: the item was `taken` by
 * a colleague, or otherwise `changed`. `null` where nobody changed it since.
 */
export function carelessChange(
  stored: Care & { readonly version: number },
  { version, change, userId }: DecidedChange,
): 'taken' | 'changed' | null {
  if (stored.version === version) return null
  const isTaken = stored.assigneeId !== null && stored.assigneeId !== userId
  return isTaken && typeof change.assigneeId === 'string' ? 'taken' : 'changed'
}

/** What is wrong with the end of a pause: it has passed, or is too far. */
export function snoozeIssues(until: Instant, now: Instant): Issue[] {
  const left = epochMinuteOf(until) - epochMinuteOf(now)
  if (left > 0 && left <= careLimits.snoozeDays * 24 * 60) return []
  return [issue(['snoozedUntil'], 'errors.staff_item.snooze', { days: careLimits.snoozeDays })]
}

export const snoozeNames = ['twoHours', 'tomorrow', 'monday'] as const
export type SnoozeName = (typeof snoozeNames)[number]

const morning = localTime('08:00')
const monday = 0

/**
 * Until when an item is put off with one act: for two hours, until tomorrow or Monday at 8:00 in
 * Paris. One that would come back after a deadline that is still ahead is not offered.
 */
export function snoozeChoices(
  due: Instant | null,
  now: Instant,
): readonly { readonly name: SnoozeName; readonly until: Instant }[] {
  const tomorrow = addDays(dateInParis(now), 1)
  const choices: { readonly name: SnoozeName; readonly until: Instant }[] = [
    { name: 'twoHours', until: instantOfMinute(epochMinuteOf(now) + 120) },
    { name: 'tomorrow', until: instantInParis(tomorrow, morning) },
  ]
  // On a Sunday, tomorrow is Monday.
  if (weekdayOf(tomorrow) !== monday) {
    choices.push({
      name: 'monday',
      until: nextRun(weekly(monday, morning), instantInParis(tomorrow, morning)),
    })
  }
  const isAhead = due !== null && compareInstants(due, now) > 0
  return choices.filter(({ until }) => !isAhead || compareInstants(until, due) < 0)
}
