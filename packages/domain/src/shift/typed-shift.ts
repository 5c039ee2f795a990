import { localDateOf, type LocalTime, timeOfMinute } from '../kernel/calendar.ts'
import { folded } from '../kernel/folded.ts'
import { type Issue, issue } from '../kernel/issue.ts'
import { parseDay } from '../kernel/parse-day.ts'
import {
  conflictIssues,
  type ShiftDraft,
  shiftFromForm,
  type ShiftRules,
  typedTime,
  validateShift,
} from './shift.ts'

/** The columns of a shift on one line of a table, in this order. */
export const shiftColumns = ['date', 'start', 'end', 'break', 'slots'] as const
export type ShiftColumn = (typeof shiftColumns)[number]

export type ShiftCells = Readonly<Record<ShiftColumn, string>>

/** A time of a line: what `typedTime` reads, and what spreadsheets write (9:30 PM, 09:30:00). */
export function typedClock(text: string): LocalTime | null {
  const typed = text.replace(/\s/gu, '').toLowerCase()
  const half = /^(\d{1,2})(?:[:h.](\d{2}))?(?::\d{2})?([ap])\.?m\.?$/.exec(typed)
  if (half === null) return typedTime(typed.replace(/^(\d{1,2}:\d{2}):\d{2}$/, '$1'))
  const [hours, minutes] = [Number(half[1]), Number(half[2] ?? 0)]
  if (hours < 1 || hours > 12 || minutes > 59) return null
  return timeOfMinute(((hours % 12) + (half[3] === 'p' ? 12 : 0)) * 60 + minutes)
}

const noBreak = new Set(['', 'sans', 'sans pause', 'aucune', 'non', 'none', 'no', 'no break'])

/** A break of a line, in minutes: 30, « 30 min », 0:30, 1h15, 0,5 h; nothing is no break. */
export function typedBreak(text: string): number | null {
  if (noBreak.has(folded(text))) return 0
  const typed = text.replace(/\s/gu, '').toLowerCase()
  const plain = /^(\d{1,3})(?:m|min|mn|minutes?)?$/.exec(typed)
  if (plain !== null) return Number(plain[1])
  const clock = /^(\d{1,2})[h:](?:(\d{1,2})(?:m|min|mn)?)?(?::\d{2})?$/.exec(typed)
  if (clock !== null) return Number(clock[1]) * 60 + Number(clock[2] ?? 0)
  const decimal = /^(\d[.,]\d{1,2})h?$/.exec(typed)
  return decimal === null ? null : Math.round(Number(decimal[1]?.replace(',', '.')) * 60)
}

/** A number of Siders of a line; nothing is one. */
export function typedSlots(text: string): number | null {
  const typed = text.replace(/\s/gu, '')
  if (typed === '') return 1
  const match = /^(\d{1,4})(?:[.,]0+)?(?:siders?|personnes?|people)?$/i.exec(typed)
  return match === null ? null : Number(match[1])
}

export interface TypedShift {
  /** `null` while a cell cannot be read. */
  readonly draft: ShiftDraft | null
  /** Each at its column. */
  readonly issues: readonly Issue[]
}

/** The shift that a line stands for, and every problem of its cells: the rules of the form and of the API. */
export function typedShift(cells: ShiftCells, rules: ShiftRules): TypedShift {
  const today = localDateOf(rules.now)
  const date = parseDay(withoutMidnight(cells.date), today)
  const startTime = typedClock(cells.start)
  const endTime = typedClock(cells.end)
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
  const draft = shiftFromForm({ date, startTime, endTime, breakMinutes, slots })
  const issues = validateShift(draft, rules).map((found) => ({
    ...found,
    path: [columnOf(found.path)],
  }))
  return { draft, issues }
}

function unreadable(column: ShiftColumn, text: string): Issue {
  if (text.trim() === '') return issue([column], 'errors.field.required')
  return issue([column], column === 'date' ? 'errors.field.day' : 'errors.field.format')
}

/** Spreadsheets may add « 00:00 » to a day. */
function withoutMidnight(text: string): string {
  return text.trim().replace(/[ T]0{1,2}:00(?::00(?:\.0+)?)?Z?$/, '')
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
 * Several lines together: the problems of each, and those of lines that start and end like another
 * line or like a shift of the mission (SHIFT-15), at the index of the line and its column.
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
