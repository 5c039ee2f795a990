import type { IsoDate } from '../kernel/calendar.ts'
import { folded } from '../kernel/folded.ts'
import { parseDay } from '../kernel/parse-day.ts'
import {
  type ShiftCells,
  type ShiftColumn,
  shiftColumns,
  typedBreak,
  typedClock,
  typedSlots,
} from './typed-shift.ts'

/** Lines that one paste may hold: as many as one call may write. */
export const maxPastedLines = 1000

/** What each column of a pasted table stands for; `null` for one that is not used. */
export type ColumnMapping = readonly (ShiftColumn | null)[]

export interface PastedTable {
  readonly hasHeader: boolean
  readonly mapping: ColumnMapping
}

// In this order: « pause (min) », « heure de fin » and « date de début » are told by their first match.
const headings: readonly (readonly [ShiftColumn, RegExp])[] = [
  ['date', /\b(date|jour|day)\b/],
  ['break', /\b(pauses?|breaks?)\b/],
  ['end', /\b(fin|end|ends|finish|until|to|depart)\b/],
  ['start', /\b(debut|start|starts|begin|from|arrivee)\b|^(de|heure|time)$/],
  [
    'slots',
    /\b(siders?|nombre|nb|effectifs?|besoins?|postes?|places?|quantite|personnes?|slots?|people|headcount|workers?|staff|quantity)\b/,
  ],
]

function columnOfHeading(heading: string): ShiftColumn | null {
  const words = folded(heading)
  return headings.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/** What a pasted table says of its columns, by its headings in French or English, else by what they hold. */
export function readPastedTable(
  lines: readonly (readonly string[])[],
  today: IsoDate,
): PastedTable {
  const [first = [], ...others] = lines
  const named = onlyOnce(first.map(columnOfHeading))
  const isHeader =
    named.filter((column) => column !== null).length >= 2 &&
    !first.some((cell) => parseDay(cell, today) !== null)
  return isHeader
    ? { hasHeader: true, mapping: named }
    : { hasHeader: false, mapping: guessColumns([first, ...others], today) }
}

/** The first of two columns that say the same counts. */
function onlyOnce(columns: ColumnMapping): ColumnMapping {
  return columns.map((column, at) => (columns.indexOf(column) === at ? column : null))
}

/** Enough lines to know what a column holds. */
const sample = 50

function guessColumns(lines: readonly (readonly string[])[], today: IsoDate): ColumnMapping {
  const some = lines.slice(0, sample)
  const width = Math.max(0, ...some.map((line) => line.length))
  const free = new Set<ShiftColumn>(shiftColumns)
  const take = (column: ShiftColumn) => {
    free.delete(column)
    return column
  }
  return Array.from({ length: width }, (_, at) => {
    const cells = some.map((line) => line[at] ?? '').filter((cell) => cell.trim() !== '')
    const mostly = (reads: (cell: string) => boolean) =>
      cells.length > 0 && cells.filter(reads).length * 2 > cells.length
    if (free.has('date') && mostly((cell) => parseDay(cell, today) !== null)) return take('date')
    const isTime = mostly((cell) => /[:h]|[ap]\.?m/i.test(cell) && typedClock(cell) !== null)
    if (isTime && free.has('start')) return take('start')
    if (isTime && free.has('end')) return take('end')
    const isBreak = mostly((cell) => (typedBreak(cell) ?? 0) >= 15 || /min|h|:/i.test(cell))
    if (free.has('break') && isBreak) return take('break')
    if (free.has('slots') && mostly((cell) => typedSlots(cell) !== null)) return take('slots')
    return null
  })
}

/** The lines of a pasted table as lines of shifts; those without any of the columns are left out. */
export function pastedLines(
  lines: readonly (readonly string[])[],
  { hasHeader, mapping }: PastedTable,
): ShiftCells[] {
  const at = (line: readonly string[], column: ShiftColumn) => {
    const index = mapping.indexOf(column)
    return (index < 0 ? undefined : line[index]?.trim()) ?? ''
  }
  return lines
    .slice(hasHeader ? 1 : 0)
    .map((line) => ({
      date: at(line, 'date'),
      start: at(line, 'start'),
      end: at(line, 'end'),
      break: at(line, 'break'),
      slots: at(line, 'slots'),
    }))
    .filter((cells) => shiftColumns.some((column) => cells[column] !== ''))
}
