import type { IsoDate } from '../../kernel/calendar.ts'
import { oneLine } from '../../kernel/one-line.ts'
import type { TimeZone } from '../../kernel/place-time.ts'
import type { DayReading } from '../../reading/read-day.ts'
import { readDuration } from '../../reading/read-duration.ts'
import { minuteOfMoment, readMoment } from '../../reading/read-moment.ts'
import { isOwnNumber, ownNumberKey } from '../../worker/own-number.ts'
import { workedTimeLimits } from '../declare/worked-time.ts'
import { type ImportCategory, type ImportColumn, importColumns } from './import-columns.ts'

/** A line as it stands in a file. A column that the line does not have is `undefined`. */
export type ImportCells = {
  readonly [Column in ImportColumn]?: string | number | null | undefined
}

/** The hours that a line says were worked, in minutes since 1970. */
export interface ImportedHours {
  /** Their id, or the number under which the company knows them (`isSiderId` tells which). */
  readonly siderId: string
  readonly startMinute: number
  readonly endMinute: number
  readonly breakMinutes: number
}

/** What is wrong with a line, at the cell that has to be mended. */
export interface ImportProblem {
  readonly category: ImportCategory
  readonly column: ImportColumn
}

const idPattern = /^\s*[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\s*$/i

/** Whether a line names a Sider by their id, and not by the company’s own number of them. */
export function isSiderId(named: string): boolean {
  return idPattern.test(named)
}

/**
 * The hours that a line says, or the first thing that is wrong with it by itself. A time that names no
 * zone is on the clocks of a place; one that does is that instant.
 */
export function readImportRow(
  cells: ImportCells,
  today: IsoDate,
  zone: TimeZone,
): ImportedHours | ImportProblem {
  for (const column of importColumns) {
    if (cells[column] === undefined) return { category: 'column', column }
  }
  for (const column of importColumns) {
    if (textOf(cells[column]) === '') return { category: 'empty', column }
  }
  const reading: DayReading = { today, toward: 'last' }
  const start = readMoment(textOf(cells.startDate), reading)
  // None begins at 24:00.
  const startMinute = start === null || start.minutes === 1440 ? null : minuteOfMoment(start, zone)
  if (startMinute === null) return { category: 'format', column: 'startDate' }
  const end = readMoment(textOf(cells.endDate), reading)
  const endMinute = end === null ? null : minuteOfMoment(end, zone)
  if (endMinute === null) return { category: 'format', column: 'endDate' }
  // Whole minutes, none among them; decimals are refused (C-34).
  const breakMinutes = readDuration(textOf(cells.breakDuration))
  if (breakMinutes === null) return { category: 'format', column: 'breakDuration' }
  const sider = ownNumberKey(textOf(cells.siderId))
  if (!isSiderId(sider) && !isOwnNumber(sider)) return { category: 'siderId', column: 'siderId' }
  const minutes = endMinute - startMinute
  if (minutes <= 0) return { category: 'endBeforeStart', column: 'endDate' }
  // Nobody works longer, so one of the two was mistyped (TS-31).
  if (minutes > workedTimeLimits.hours * 60) return { category: 'format', column: 'endDate' }
  if (breakMinutes >= minutes) return { category: 'format', column: 'breakDuration' }
  return { siderId: sider, startMinute, endMinute, breakMinutes }
}

function textOf(cell: string | number | null | undefined): string {
  return oneLine(String(cell ?? ''))
}
