import type { IsoDate } from '../kernel/calendar.ts'
import { folded } from '../kernel/folded.ts'
import type { PastedTable } from '../kernel/pasted-table.ts'
import { dayOrderOf } from '../reading/day-order.ts'
import { filledDown, type JoinedTimes, joinedTimes, momentText } from '../reading/joined-times.ts'
import type { DayReading } from '../reading/read-day.ts'
import { type DurationUnit, readDuration } from '../reading/read-duration.ts'
import { readSpans } from '../reading/read-spans.ts'
import { headingUnit } from '../reading/table-headings.ts'
import { timeOfMinute } from '../kernel/calendar.ts'
import type { ImportCells } from './import-row.ts'
import type { FileColumn } from './import-table.ts'

/** A line of data with the line of the file that it stands on, from 1. */
export interface ImportLine {
  readonly line: number
  readonly cells: ImportCells
}

type Texts = Partial<Record<FileColumn, string>>

interface SourceLine {
  readonly line: number
  /** `null` of a line with more cells than there are columns: none can be trusted. */
  readonly texts: Texts | null
}

/**
 * The lines of data of a table, in the four columns of an import: a day joined to its times, a break in
 * minutes. What cannot be read stays as it is written, to be mended. Blank lines are left out and keep
 * their number, and so are absences, where nobody worked.
 */
export function importLines(
  lines: readonly (readonly string[])[],
  table: PastedTable<FileColumn>,
  today: IsoDate,
): ImportLine[] {
  const read = sourceLines(lines, table).filter(({ texts }) => !isAbsence(texts))
  const order = dayOrderOf(
    read.flatMap(({ texts }) => [texts?.day ?? '', texts?.startDate ?? '', texts?.endDate ?? '']),
  )
  const reading: DayReading = { today, toward: 'last', order }
  const unit = unitOf(lines, table)
  const days = filledDown(
    read.map(({ texts }) => texts?.day ?? ''),
    (at) => saysTimes(read[at]?.texts ?? null),
  )
  return read.map(({ line, texts }, at) => {
    if (texts === null) return { line, cells: {} }
    const day = texts.day === undefined ? {} : { day: days[at] ?? '' }
    return { line, cells: cellsOf({ ...texts, ...day }, reading, unit) }
  })
}

/** The lines of a table that say that somebody was away, by their number in the file. */
export function absenceLines(
  lines: readonly (readonly string[])[],
  table: PastedTable<FileColumn>,
): number[] {
  return sourceLines(lines, table)
    .filter(({ texts }) => isAbsence(texts))
    .map(({ line }) => line)
}

function sourceLines(
  lines: readonly (readonly string[])[],
  { hasHeader, mapping, skipped = 0 }: PastedTable<FileColumn>,
): SourceLine[] {
  const found: SourceLine[] = []
  for (let index = skipped + (hasHeader ? 1 : 0); index < lines.length; index += 1) {
    const cells = lines[index] ?? []
    if (!cells.some((cell) => cell.trim() !== '')) continue
    const isWide = cells.slice(mapping.length).some((cell) => cell.trim() !== '')
    found.push({ line: index + 1, texts: isWide ? null : textsOf(cells, mapping) })
  }
  return found
}

function textsOf(line: readonly string[], mapping: PastedTable<FileColumn>['mapping']): Texts {
  const texts: Texts = {}
  for (const [at, column] of mapping.entries()) {
    const cell = line[at]
    if (column !== null && cell !== undefined) texts[column] = cell
  }
  return texts
}

const noAbsence = new Set(['', 'non', 'no', '0', 'faux', 'false'])

function isAbsence(texts: Texts | null): boolean {
  return !noAbsence.has(folded(texts?.absence ?? ''))
}

function saysTimes(texts: Texts | null): boolean {
  return [texts?.startDate, texts?.endDate, texts?.times].some((cell) => (cell ?? '').trim() !== '')
}

/** What the heading of the breaks says that their numbers count. */
function unitOf(
  lines: readonly (readonly string[])[],
  { hasHeader, mapping, skipped = 0 }: PastedTable<FileColumn>,
): DurationUnit | null {
  const heading = hasHeader ? lines[skipped]?.[mapping.indexOf('breakDuration')] : undefined
  return heading === undefined ? null : headingUnit(folded(heading))
}

function cellsOf(texts: Texts, reading: DayReading, unit: DurationUnit | null): ImportCells {
  const { siderId } = texts
  const times = withTimes(texts)
  const { day, endDay, startDate, endDate } = times
  const joined = joinedTimes({ day, start: startDate, endDay, end: endDate }, reading)
  const cells = {
    siderId,
    startDate: written(joined.start, startDate ?? day, day),
    endDate: written(joined.end, endDate, endDay),
    breakDuration: breakOf(texts, unit),
  }
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined))
}

/** « 8h30-17h00 » in one cell is a start and an end. */
function withTimes(texts: Texts): Texts {
  if (texts.times === undefined) return texts
  const [span, ...others] = readSpans(texts.times, { mayBeBare: true }) ?? []
  if (span === undefined || others.length > 0) {
    return { ...texts, startDate: texts.times, endDate: texts.times === '' ? '' : '?' }
  }
  return {
    ...texts,
    startDate: timeOfMinute(span.start),
    endDate: span.end === 1440 ? '24:00' : timeOfMinute(span.end),
  }
}

function written(
  read: JoinedTimes['start'],
  text: string | undefined,
  day: string | undefined,
): string | undefined {
  if (read !== null) return typeof read === 'string' ? read : momentText(read)
  if (text === undefined || day === undefined || text === day) return text
  return text.trim() === '' ? '' : `${day} ${text}`.trim()
}

function breakOf(
  { breakDuration, breakStart, breakEnd }: Texts,
  unit: DurationUnit | null,
): string | undefined {
  if (breakDuration !== undefined) {
    const minutes = readDuration(breakDuration, unit)
    return minutes === null ? breakDuration : String(minutes)
  }
  if (breakStart === undefined || breakEnd === undefined) return undefined
  if (breakStart.trim() === '' && breakEnd.trim() === '') return '0'
  const text = `${breakStart}-${breakEnd}`
  const minutes = readSpans(text) === null ? null : readDuration(text)
  return minutes === null ? text : String(minutes)
}
