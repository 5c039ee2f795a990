import {
  addDays,
  instant,
  type IsoDate,
  isoDate,
  type LocalTime,
  mondayOf,
  weekdayOf,
} from '../kernel/calendar.ts'
import type { Weekday } from '../kernel/civil-day.ts'
import { type Issue, issue } from '../kernel/issue.ts'
import { type AtPlace, localAt, parisZone, startDayOf } from '../kernel/place-time.ts'
import { conflictIssues, type ShiftDraft, shiftFromForm, validateShift } from '../shift/shift.ts'

/** A shift of any week: its weekday, from 0 for Monday, and the times of the clock. */
export interface TemplateShift {
  readonly weekday: Weekday
  readonly startTime: LocalTime
  /** Of the next day where it is earlier than the start. */
  readonly endTime: LocalTime
  readonly breakMinutes: number
  readonly slots: number
}

export const weekTemplateLimits = { name: 40, shifts: 200, perJob: 20 }

/** The shifts of one week of a planning, without their dates. */
export function templateOfWeek(shifts: readonly ShiftDraft[], monday: IsoDate): TemplateShift[] {
  return shifts
    .filter((shift) => mondayOf(startDayOf(shift)) === monday)
    .map((shift) => ({
      weekday: weekdayOf(startDayOf(shift)),
      startTime: localAt(shift.startsAt, shift.timeZone).time,
      endTime: localAt(shift.endsAt, shift.timeZone).time,
      breakMinutes: shift.breakMinutes,
      slots: shift.slots,
    }))
}

/** The shifts of a template at a place in some weeks, each named by its Monday, in the order of time. */
export function shiftsOfTemplate(
  template: readonly TemplateShift[],
  mondays: readonly IsoDate[],
  place: AtPlace,
): ShiftDraft[] {
  return mondays
    .flatMap((monday) => template.map((shift) => draftOf(shift, monday, place)))
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
}

/** Any Monday at any place, without a clock change in its week, and an instant before it. */
const anyPlace: AtPlace = { timeZone: parisZone }
const [someMonday, before] = [isoDate('2026-01-05'), instant('2026-01-01T00:00:00Z')]

const fieldOf: Readonly<Record<string, string>> = { startsAt: 'startTime', endsAt: 'endTime' }

/** Every problem of a template, each at its field: its name, its shifts as those of a planning, two that are the same. */
export function validateWeekTemplate({
  name,
  shifts,
}: {
  readonly name: string
  readonly shifts: readonly TemplateShift[]
}): Issue[] {
  const { name: max, shifts: most } = weekTemplateLimits
  const issues: Issue[] = []
  if (name.trim() === '') issues.push(issue(['name'], 'errors.field.required'))
  if (name.trim().length > max) issues.push(issue(['name'], 'errors.field.too_long', { max }))
  if (shifts.length === 0) issues.push(issue(['shifts'], 'errors.shift.date_missing'))
  if (shifts.length > most) issues.push(issue(['shifts'], 'errors.field.too_long', { max: most }))
  const drafts = shifts.map((shift) => draftOf(shift, someMonday, anyPlace))
  drafts.forEach((draft, index) => {
    for (const { path, ...found } of validateShift(draft, { now: before, insider: false })) {
      const [field = ''] = path
      issues.push({ ...found, path: ['shifts', index, fieldOf[field] ?? field] })
    }
  })
  for (const { path, ...found } of conflictIssues(drafts, [])) {
    issues.push({ ...found, path: ['shifts', ...path] })
  }
  return issues
}

function draftOf(
  { weekday, ...times }: TemplateShift,
  monday: IsoDate,
  place: AtPlace,
): ShiftDraft {
  return shiftFromForm({ ...place, date: addDays(monday, weekday), ...times })
}
