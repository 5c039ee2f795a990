import { addDays, instantOfMinute, type IsoDate, timeOfMinute } from '../kernel/calendar.ts'
import { type PastedTable, pastedLines, type PasteRules } from '../kernel/pasted-table.ts'
import { localAt, type TimeZone } from '../kernel/place-time.ts'
import { dayOrderOf } from '../reading/day-order.ts'
import { filledDown, joinedTimes } from '../reading/joined-times.ts'
import { type DayReading, readDay } from '../reading/read-day.ts'
import { minuteOfMoment, readMoment } from '../reading/read-moment.ts'
import { readSpans } from '../reading/read-spans.ts'
import { tableRules } from '../reading/table-rules.ts'
import { type ShiftCells, typedSlots } from './typed-shift.ts'

/** The most lines of one paste: as many as one call may write. */
export const maxPastedLines = 1000

/** The columns of pasted shifts: those of the table of shifts, or start and end in one column. */
export const pastedShiftColumns = [
  'date',
  'times',
  'start',
  'end',
  'secondStart',
  'secondEnd',
  'break',
  'breakStart',
  'breakEnd',
  'slots',
] as const
export type PastedShiftColumn = (typeof pastedShiftColumns)[number]

/** How the columns of shifts are recognised, in French or English; a day may lack its year, which `today` gives. */
export function shiftPasteRules(today: IsoDate): PasteRules<PastedShiftColumn> {
  const names = {
    day: 'date',
    times: 'times',
    start: 'start',
    end: 'end',
    secondStart: 'secondStart',
    secondEnd: 'secondEnd',
    break: 'break',
    breakStart: 'breakStart',
    breakEnd: 'breakEnd',
    slots: 'slots',
  } as const
  return tableRules<PastedShiftColumn>(
    names,
    { today, toward: 'next' },
    { slots: (cell) => cell.trim() !== '' && typedSlots(cell) !== null },
  )
}

/** Whether a table has the columns that say when shifts are. */
export function holdsShifts({ mapping }: PastedTable<PastedShiftColumn>): boolean {
  const has = (column: PastedShiftColumn) => mapping.includes(column)
  return has('times') || (has('start') && has('end'))
}

/**
 * Pasted lines as lines of the table of shifts: an empty day repeats that of the line above, «
 * 8h-12h / 14h-18h » makes two shifts of one day, and a moment becomes a local day and time.
 */
export function shiftLines(
  source: readonly (readonly string[])[],
  table: PastedTable<PastedShiftColumn>,
  today: IsoDate,
  zone: TimeZone,
): ShiftCells[] {
  const lines = pastedLines(source, table, { columns: pastedShiftColumns })
  const order = dayOrderOf(lines.flatMap(({ date, start }) => [date, start]))
  const reading: DayReading = { today, toward: 'next', order }
  const days = filledDown(
    lines.map(({ date }) => date),
    (at) => saysTimes(lines[at]),
  )
  return lines.flatMap((line, at) => shiftsOfLine({ ...line, date: days[at] ?? '' }, reading, zone))
}

type Line = Readonly<Record<PastedShiftColumn, string>>

function saysTimes(line: Line | undefined): boolean {
  return line !== undefined && `${line.start}${line.end}${line.times}` !== ''
}

function shiftsOfLine(
  { times, secondStart, secondEnd, breakStart, breakEnd, ...said }: Line,
  reading: DayReading,
  zone: TimeZone,
): ShiftCells[] {
  const isTimed = said.break === '' && breakStart !== '' && breakEnd !== ''
  const cells = isTimed ? { ...said, break: `${breakStart}-${breakEnd}` } : said
  const whole = withDay(onClocksOf(zone, cells, reading), reading)
  if (secondStart !== '' || secondEnd !== '') {
    return [whole, { ...whole, start: secondStart, end: secondEnd }]
  }
  if (times === '') return [whole]
  const spans = readSpans(times, { mayBeBare: true })
  if (spans === null) return [{ ...whole, start: whole.start || times }]
  return spans.map(({ start, end }) => ({
    ...whole,
    start: timeOfMinute(start),
    end: timeOfMinute(end),
  }))
}

/** Moments with a zone, converted to the time zone of the place. */
function onClocksOf(zone: TimeZone, cells: ShiftCells, reading: DayReading): ShiftCells {
  const shown = (text: string) => {
    const moment = readMoment(text, reading)
    if (moment === null || moment.ahead === null) return text
    const { date, time } = localAt(instantOfMinute(minuteOfMoment(moment, zone)), zone)
    return `${date} ${time}`
  }
  return { ...cells, start: shown(cells.start), end: shown(cells.end) }
}

/** The day and the times of a line, even when its cells hold both together. */
function withDay(cells: ShiftCells, reading: DayReading): ShiftCells {
  const own = readDay(cells.date, reading)
  // The other lines already show whether the day or the month comes first, so this line is
  // unambiguous.
  const plain = own !== null && reading.order === 'monthFirst' ? { ...cells, date: own } : cells
  const isMoment = [cells.start, cells.end].some((cell) => readMoment(cell, reading) !== null)
  if (!isMoment) return plain
  const day = cells.date === '' ? {} : { day: cells.date }
  const { start, end } = joinedTimes({ ...day, start: cells.start, end: cells.end }, reading)
  if (start === null || end === null || typeof start === 'string' || typeof end === 'string') {
    return plain
  }
  const date = start.minutes > end.minutes ? addDays(start.date, 1) : start.date
  if (end.date !== date) return plain
  return {
    ...plain,
    date: start.date,
    start: timeOfMinute(start.minutes),
    end: timeOfMinute(end.minutes),
  }
}
