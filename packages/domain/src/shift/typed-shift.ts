import type { IsoDate } from '../kernel/calendar.ts'
import { type Issue, issue } from '../kernel/issue.ts'
import { dateAt } from '../kernel/place-time.ts'
import { readStartTime, readTime, unreadTimeKey } from '../reading/read-clock.ts'
import { readDay } from '../reading/read-day.ts'
import { readDuration } from '../reading/read-duration.ts'
import {
  conflictIssues,
  type ShiftDraft,
  shiftFromForm,
  type ShiftRules,
  validateShift,
} from './shift.ts'

/** The columns of a line of the table of shifts, in this order. */
export const shiftColumns = ['date', 'start', 'end', 'break', 'slots'] as const
export type ShiftColumn = (typeof shiftColumns)[number]

export type ShiftCells = Readonly<Record<ShiftColumn, string>>

/** Reads the day of a shift; a day without a year is a future one, because shifts are. */
export function readShiftDay(text: string, today: IsoDate): IsoDate | null {
  return readDay(text, { today, toward: 'next' })
}

/**
 * Reads a break in minutes; an empty cell is no break. A decimal number is in hours, because no
 * break is shorter than twenty minutes (SHIFT-07).
 */
export function typedBreak(text: string): number | null {
  if (text.trim() === '') return 0
  return readDuration(text, /^\s*\d[.,]\d{1,2}\s*$/.test(text) ? 'hours' : null)
}

/** Reads a number of Siders; an empty cell is one. */
export function typedSlots(text: string): number | null {
  const typed = text.replace(/\s/gu, '')
  if (typed === '') return 1
  const match = /^(\d{1,4})(?:[.,]0+)?(?:siders?|personnes?|people)?$/i.exec(typed)
  return match === null ? null : Number(match[1])
}

export interface TypedShift {
  /** `null` while a cell cannot be read. */
  readonly draft: ShiftDraft | null
  /** Each problem is at its column. */
  readonly issues: readonly Issue[]
}

/** The shift on a line, and every problem of its cells, by the rules of the form and of the API. */
export function typedShift(cells: ShiftCells, rules: ShiftRules): TypedShift {
  const today = dateAt(rules.now, rules.timeZone)
  const date = readShiftDay(cells.date, today)
  const startTime = readStartTime(cells.start)
  const endTime = readTime(cells.end)
  const breakMinutes = typedBreak(cells.break)
  const slots = typedSlots(cells.slots)
  const read = { date, start: startTime, end: endTime, break: breakMinutes, slots }
  const unread = shiftColumns.filter((column) => read[column] === null)
  if (
    date === null ||
    startTime === null ||
    endTime === null ||
    breakMinutes === null ||
    slots === null
  ) {
    return { draft: null, issues: unread.map((column) => unreadable(column, cells[column])) }
  }
  const draft = shiftFromForm({
    timeZone: rules.timeZone,
    date,
    startTime,
    endTime,
    breakMinutes,
    slots,
  })
  const issues = validateShift(draft, rules).map((found) => ({
    ...found,
    path: [columnOf(found.path)],
  }))
  return { draft, issues }
}

function unreadable(column: ShiftColumn, text: string): Issue {
  if (text.trim() === '') return issue([column], 'errors.field.required')
  if (column === 'start' || column === 'end') return issue([column], unreadTimeKey(text))
  return issue([column], column === 'date' ? 'errors.field.day' : 'errors.field.format')
}

const columns: Readonly<Record<string, ShiftColumn>> = {
  startsAt: 'date',
  startDate: 'date',
  endsAt: 'end',
  endDate: 'end',
  breakMinutes: 'break',
  breakDuration: 'break',
  slots: 'slots',
}

export function columnOf(path: Issue['path']): ShiftColumn {
  return columns[String(path.at(-1) ?? '')] ?? 'date'
}

/**
 * Several lines together: the problems of each, and those of lines with the same start and end as
 * another line or as a shift of the mission (SHIFT-15), at the index of the line and its column.
 */
export function typedShifts(
  lines: readonly ShiftCells[],
  existing: readonly ShiftDraft[],
  rules: ShiftRules,
): { readonly drafts: readonly (ShiftDraft | null)[]; readonly issues: readonly Issue[] } {
  const read = lines.map((cells) => typedShift(cells, rules))
  const readable = read.flatMap(({ draft }, index) => (draft === null ? [] : [{ draft, index }]))
  const conflicts = conflictIssues(
    readable.map(({ draft }) => draft),
    existing,
  ).map((found) => ({ ...found, path: [readable[Number(found.path[0])]?.index ?? 0, 'date'] }))
  return {
    drafts: read.map(({ draft }) => draft),
    issues: [
      ...read.flatMap(({ issues }, index) =>
        issues.map((found) => ({ ...found, path: [index, ...found.path] })),
      ),
      ...conflicts,
    ],
  }
}
