import {
  addDays,
  compareInstants,
  epochMinuteOf,
  type Instant,
  instantOfMinute,
  isLocalTime,
  type IsoDate,
  type LocalTime,
} from '../../kernel/calendar.ts'
import { type Issue, issue } from '../../kernel/issue.ts'
import { instantAt, localAt, type TimeZone } from '../../kernel/place-time.ts'
import { readClock, unreadTimeKey } from '../../reading/read-clock.ts'
import type { Span, WorkedTime } from '../attendance.ts'
import { workedTimeIssues } from './worked-time.ts'

interface Typed {
  /** `HH:mm` on the clocks of the place; the raw text while it is no time. */
  readonly time: string
  /** The instant before the edit: it tells which of two repeated hours is meant. */
  readonly was?: Instant | undefined
}

export interface EditedMoment extends Typed {
  readonly date: IsoDate
}

/**
 * A break has a start and minutes (TS-33); the minutes are `null` while empty, `NaN` when they are
 * no number.
 */
export interface EditedBreak extends Typed {
  readonly minutes: number | null
}

/** Worked hours while a person edits them. */
export interface EditedTime {
  readonly start: EditedMoment
  readonly end: EditedMoment
  readonly breaks: readonly EditedBreak[]
}

/** Worked hours as the fields of an edit form, on the clocks of a place. */
export function editOf({ startDate, endDate, breaks }: WorkedTime, zone: TimeZone): EditedTime {
  return {
    start: { ...localAt(startDate, zone), was: startDate },
    end: { ...localAt(endDate, zone), was: endDate },
    breaks: breaks.map((each) => ({
      time: localAt(each.startDate, zone).time,
      minutes: epochMinuteOf(each.endDate) - epochMinuteOf(each.startDate),
      was: each.startDate,
    })),
  }
}

interface ReadEdit {
  /** `null` while a field cannot be read. */
  readonly time: WorkedTime | null
  /** Everything that is wrong, at `startDate`, `endDate` and each of `breaks`. */
  readonly issues: readonly Issue[]
}

/**
 * Reads an edited time: a break earlier than the start is on the next day (TS-35), and a break of 0
 * minutes is none. The rules of every declared time apply, compared with the original if there is
 * one.
 */
export function readEdit(edit: EditedTime, original: Span | null, zone: TimeZone): ReadEdit {
  const issues = [
    ...timeIssues(edit.start.time, ['startDate']),
    ...timeIssues(endOf(edit.end).time, ['endDate']),
    ...edit.breaks.flatMap((each, i) => breakIssues(each, i)),
  ]
  const start = momentOf(edit.start, zone)
  const end = momentOf(endOf(edit.end), zone)
  if (issues.length > 0 || start === null || end === null) return { time: null, issues }
  const placed = edit.breaks.map((each) => placedBreak(each, edit.start.date, start, zone))
  const kept = [...placed.keys()].filter((i) => edit.breaks[i]?.minutes !== 0)
  const breaks = kept.flatMap((i) => placed[i] ?? [])
  const time = { startDate: start, endDate: end, breaks }
  return { time, issues: workedTimeIssues(time, original).map((found) => atTyped(found, kept)) }
}

/** 24:00 is midnight at the end of the chosen day, so the first minute of the next one. */
function endOf(end: EditedMoment): EditedMoment {
  if (readClock(end.time) !== 1440) return end
  return { ...end, date: addDays(end.date, 1), time: '00:00' }
}

function timeIssues(time: string, path: Issue['path']): Issue[] {
  if (time === '') return [issue(path, 'errors.field.required')]
  return isLocalTime(time) ? [] : [issue(path, unreadTimeKey(time))]
}

function breakIssues({ time, minutes }: EditedBreak, i: number): Issue[] {
  const found = timeIssues(time, ['breaks', i, 'time'])
  const path = ['breaks', i, 'minutes']
  if (minutes === null) return [...found, issue(path, 'errors.field.required')]
  if (!Number.isInteger(minutes)) return [...found, issue(path, 'errors.field.format')]
  return minutes < 0 ? [...found, issue(path, 'errors.field.too_small', { min: 0 })] : found
}

/** Moves an issue of a kept break to the index at which the break was typed. */
function atTyped(found: Issue, kept: readonly number[]): Issue {
  const [field, place] = found.path
  if (field !== 'breaks' || typeof place !== 'number') return found
  return { ...found, path: ['breaks', kept[place] ?? place] }
}

function momentOf({ date, time, was }: EditedMoment, zone: TimeZone): Instant | null {
  if (!isLocalTime(time)) return null
  return was !== undefined && isAt(was, date, time, zone) ? was : instantAt(date, time, zone)
}

function isAt(was: Instant, date: IsoDate, time: LocalTime, zone: TimeZone): boolean {
  const local = localAt(was, zone)
  return local.date === date && local.time === time
}

function placedBreak(
  { time, minutes, was }: EditedBreak,
  day: IsoDate,
  start: Instant,
  zone: TimeZone,
): Span[] {
  const on = (date: IsoDate) => momentOf({ date, time, was }, zone)
  const sameDay = on(day)
  const startDate =
    sameDay !== null && compareInstants(sameDay, start) < 0 ? on(addDays(day, 1)) : sameDay
  if (startDate === null) return []
  return [{ startDate, endDate: instantOfMinute(epochMinuteOf(startDate) + (minutes ?? 0)) }]
}
