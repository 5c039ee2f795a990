import { type IsoDate, timeOfMinute } from '../../kernel/calendar.ts'
import { folded } from '../../kernel/folded.ts'
import type { PastedTable } from '../../kernel/pasted-table.ts'
import { dayOrderOf } from '../../reading/day-order.ts'
import {
  filledDown,
  type JoinedTimes,
  joinedTimes,
  momentText,
} from '../../reading/joined-times.ts'
import type { DayReading } from '../../reading/read-day.ts'
import { type DurationUnit, readDuration } from '../../reading/read-duration.ts'
import { type ClockSpan, readSpans } from '../../reading/read-spans.ts'
import { headingUnit } from '../../reading/table-headings.ts'
import type { ImportCells } from './import-row.ts'
import type { FileColumn } from './import-table.ts'

/** A line of data with its line number in the file, from 1. */
export interface ImportLine {
  readonly line: number
  readonly cells: ImportCells
}

type Texts = Partial<Record<FileColumn, string>>

interface SourceLine {
  readonly line: number
  /** `null` for a line with more cells than there are columns: no cell can be trusted. */
  readonly texts: Texts | null
}

/**
 * The lines of data of a table, in the four columns of an import: a day joined to its times, a
 * break in minutes. A cell that cannot be read stays as it is, for the user to correct. Blank lines
 * and absences (nobody worked) are left out; the other lines keep their number.
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

/** The file line numbers of absences. */
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

/** The unit of the breaks, as their heading names it. */
function unitOf(
  lines: readonly (readonly string[])[],
  { hasHeader, mapping, skipped = 0 }: PastedTable<FileColumn>,
): DurationUnit | null {
  const heading = hasHeader ? lines[skipped]?.[mapping.indexOf('breakDuration')] : undefined
  return heading === undefined ? null : headingUnit(folded(heading))
}

function cellsOf(texts: Texts, reading: DayReading, unit: DurationUnit | null): ImportCells {
  const { siderId, day, endDay } = texts
  const { start, end, gap } = timesOf(texts)
  const joined = joinedTimes({ day, start, endDay, end }, reading)
  const rest = breakOf(texts, unit)
  const cells = {
    siderId,
    startDate: written(joined.start, start ?? day, day),
    endDate: written(joined.end, end, endDay),
    breakDuration: gap === 0 ? rest : withGap(rest, gap),
  }
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined))
}

interface SaidTimes {
  readonly start: string | undefined
  readonly end: string | undefined
  /** Minutes between the two pairs of times of the line. */
  readonly gap: number
}

/**
 * Start and end of a line: « 8h30-17h00 » in one cell, or the start of its first pair and the end
 * of its second.
 */
function timesOf({ times, startDate, endDate, secondStart, secondEnd }: Texts): SaidTimes {
  const isPaired = `${secondStart ?? ''}${secondEnd ?? ''}`.trim() !== ''
  if (times === undefined && !isPaired) return { start: startDate, end: endDate, gap: 0 }
  const text =
    times ?? `${startDate ?? ''}-${endDate ?? ''} ${secondStart ?? ''}-${secondEnd ?? ''}`
  const spans = readSpans(text, { mayBeBare: true })
  const [first] = spans ?? []
  const last = spans?.at(-1)
  // Cells that cannot be read stay as they are, and nothing of them is taken for an end.
  if (first === undefined || last === undefined) {
    return { start: text, end: text.trim() === '' ? '' : '?', gap: 0 }
  }
  return {
    start: timeOfMinute(first.start),
    end: last.end === 1440 ? '24:00' : timeOfMinute(last.end),
    gap: gapMinutes(spans ?? []),
  }
}

/** Minutes from each end to the next start; a pair after midnight belongs to the same night. */
function gapMinutes(spans: readonly ClockSpan[]): number {
  return spans
    .slice(1)
    .reduce((sum, { start }, at) => sum + ((start - (spans[at]?.end ?? 0) + 1440) % 1440), 0)
}

/** A line with two pairs needs no column of breaks: the time between them is the break. */
function withGap(rest: string | undefined, gap: number): string {
  if (rest === undefined || rest.trim() === '') return String(gap)
  return /^\d+$/.test(rest) ? String(Number(rest) + gap) : rest
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
