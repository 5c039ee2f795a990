import { addDays, addMonths, epochMinuteOf } from '../kernel/calendar.ts'
import type { Instant, IsoDate, LocalTime } from '../kernel/calendar.ts'
import { issue } from '../kernel/issue.ts'
import type { Issue } from '../kernel/issue.ts'
import { type AtPlace, dateAt, instantAt, startDayOf, wallMinuteAt } from '../kernel/place-time.ts'
import { mayStart } from '../mission/mission.ts'

/** A shift with its place: its day and its hours are local. */
export interface ShiftDraft extends AtPlace {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly breakMinutes: number
  readonly slots: number
}

/** Limits of a shift (SHIFT-05, SHIFT-06, SHIFT-07, SHIFT-13). */
export const shiftLimits = {
  slots: { min: 1, max: 50 },
  workedMinutes: { min: 120, max: 600 },
  breakMinutes: { min: 20, max: 300 },
  maxYearsAhead: 2,
} as const

/** None, 20, 30, 45 minutes, then every 15 minutes up to 300 (SHIFT-08). */
export const breakOptions: readonly number[] = [
  0,
  20,
  ...Array.from({ length: 19 }, (_, i) => 30 + 15 * i),
]

/**
 * The breaks to choose from, in minutes; an unusual one that the shift already has is added (C-14).
 */
export function breakOptionsWith(currentMinutes: number): readonly number[] {
  if (breakOptions.includes(currentMinutes)) return breakOptions
  return [...breakOptions, currentMinutes].toSorted((a, b) => a - b)
}

/** `timeZone` is the zone of the place of the shift. */
export interface ShiftRules extends AtPlace {
  readonly now: Instant
  readonly insider: boolean
}

/**
 * Minutes between the local times: a night of 22:00 to 06:00 always has 8 hours (decisions §4.2).
 */
export function wallMinutes(shift: Pick<ShiftDraft, 'startsAt' | 'endsAt' | 'timeZone'>): number {
  const zone = shift.timeZone
  const [start, end] = [epochMinuteOf(shift.startsAt), epochMinuteOf(shift.endsAt)]
  return wallMinuteAt(end, zone) - wallMinuteAt(start, zone)
}

/**
 * Real minutes of work, break deducted, which are paid; one hour less or more in nights with a
 * clock change.
 */
export function workedMinutes(
  shift: Pick<ShiftDraft, 'startsAt' | 'endsAt' | 'breakMinutes'>,
): number {
  return epochMinuteOf(shift.endsAt) - epochMinuteOf(shift.startsAt) - shift.breakMinutes
}

/** Every problem of a shift, each at its field (SHIFT-05 to SHIFT-07, SHIFT-12 to SHIFT-14, C-10). */
export function validateShift(draft: ShiftDraft, rules: Omit<ShiftRules, 'timeZone'>): Issue[] {
  const issues: Issue[] = []
  const { slots, workedMinutes: worked, maxYearsAhead } = shiftLimits
  if (!isWithin(draft.slots, slots)) issues.push(issue(['slots'], 'errors.shift.slots', slots))
  const length = wallMinutes(draft)
  if (length <= 0) {
    issues.push(issue(['endsAt'], 'errors.shift.end_before_start'))
  } else if (!isWithin(length - draft.breakMinutes, worked)) {
    issues.push(issue(['endsAt'], 'errors.shift.duration', worked))
  }
  if (!isBreak(draft.breakMinutes) || (length > 0 && draft.breakMinutes >= length)) {
    issues.push(issue(['breakMinutes'], 'errors.shift.break', shiftLimits.breakMinutes))
  }
  if (!mayStart(draft, rules.now, rules.insider)) {
    issues.push(issue(['startsAt'], 'errors.shift.past_forbidden'))
  }
  const lastStart = addMonths(dateAt(rules.now, draft.timeZone), 12 * maxYearsAhead)
  if (startDayOf(draft) > lastStart) {
    const years = { years: maxYearsAhead }
    issues.push(issue(['startsAt'], 'errors.shift.too_far_ahead', years))
  }
  return issues
}

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}

function isBreak(value: number): boolean {
  return value === 0 || isWithin(value, shiftLimits.breakMinutes)
}

/**
 * The drafts with the same start and end as another draft or an existing shift, by index
 * (SHIFT-15).
 */
export function conflictIssues(
  drafts: readonly Pick<ShiftDraft, 'startsAt' | 'endsAt'>[],
  existing: readonly Pick<ShiftDraft, 'startsAt' | 'endsAt'>[],
): Issue[] {
  const keyOf = (shift: Pick<ShiftDraft, 'startsAt' | 'endsAt'>) =>
    `${epochMinuteOf(shift.startsAt)}-${epochMinuteOf(shift.endsAt)}`
  const taken = new Set(existing.map(keyOf))
  return drafts.flatMap((draft, index) => {
    const key = keyOf(draft)
    if (taken.has(key)) return [issue([index], 'errors.shift.conflict_duplicated')]
    taken.add(key)
    return []
  })
}

export interface ShiftForm extends AtPlace {
  readonly date: IsoDate
  readonly startTime: LocalTime
  readonly endTime: LocalTime
  readonly breakMinutes: number
  readonly slots: number
}

/** The shift of a form: an end earlier than the start is on the next day (SHIFT-09). */
export function shiftFromForm(form: ShiftForm): ShiftDraft {
  const endDate = form.endTime < form.startTime ? addDays(form.date, 1) : form.date
  const zone = form.timeZone
  return {
    timeZone: form.timeZone,
    startsAt: instantAt(form.date, form.startTime, zone),
    endsAt: instantAt(endDate, form.endTime, zone),
    breakMinutes: form.breakMinutes,
    slots: form.slots,
  }
}

export interface ShiftTotals {
  readonly shifts: number
  /** Slots over all shifts. */
  readonly places: number
  /** Worked minutes of all slots together. */
  readonly minutes: number
}

/** Sums of some shifts: their number, their slots and the worked minutes. */
export function shiftTotals(shifts: readonly ShiftDraft[]): ShiftTotals {
  return {
    shifts: shifts.length,
    places: shifts.reduce((sum, shift) => sum + shift.slots, 0),
    minutes: shifts.reduce((sum, shift) => sum + workedMinutes(shift) * shift.slots, 0),
  }
}
