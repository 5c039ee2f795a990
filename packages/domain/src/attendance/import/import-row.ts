import type { IsoDate } from '../../kernel/calendar.ts'
import { oneLine } from '../../kernel/one-line.ts'
import type { TimeZone } from '../../kernel/place-time.ts'
import type { DayReading } from '../../reading/read-day.ts'
import { readDuration } from '../../reading/read-duration.ts'
import { minuteOfMoment, readMoment } from '../../reading/read-moment.ts'
import { isOwnNumber, ownNumberKey } from '../../sider/own-number.ts'
import { workedTimeLimits } from '../declare/worked-time.ts'
import { type ImportCategory, type ImportColumn, importColumns } from './import-columns.ts'

/** The cells of a line of a file. A column that the line lacks is `undefined`. */
export type ImportCells = {
  readonly [Column in ImportColumn]?: string | number | null | undefined
}

/** The worked hours of a line, in minutes since 1970. */
export interface ImportedHours {
  /** The Sider's id, or the number that the company gives them (`isSiderId` tells which). */
  readonly siderId: string
  readonly startMinute: number
  readonly endMinute: number
  readonly breakMinutes: number
}

/** The problem of a line, at the cell to correct. */
export interface ImportProblem {
  readonly category: ImportCategory
  readonly column: ImportColumn
}

const idPattern = /^\s*[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\s*$/i

/** Whether a line names its Sider by id, and not by the company’s own number. */
export function isSiderId(named: string): boolean {
  return idPattern.test(named)
}

/**
 * Reads the hours of a line, or finds its first problem. A time with a zone is that exact instant;
 * a time without one is on the clocks of a place.
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
  // A start at 24:00 is refused.
  const startMinute = start === null || start.minutes === 1440 ? null : minuteOfMoment(start, zone)
  if (startMinute === null) return { category: 'format', column: 'startDate' }
  const end = readMoment(textOf(cells.endDate), reading)
  const endMinute = end === null ? null : minuteOfMoment(end, zone)
  if (endMinute === null) return { category: 'format', column: 'endDate' }
  // The break in whole minutes, 0 for none; decimals are refused (C-34).
  const breakMinutes = readDuration(textOf(cells.breakDuration))
  if (breakMinutes === null) return { category: 'format', column: 'breakDuration' }
  const sider = ownNumberKey(textOf(cells.siderId))
  if (!isSiderId(sider) && !isOwnNumber(sider)) return { category: 'siderId', column: 'siderId' }
  const minutes = endMinute - startMinute
  if (minutes <= 0) return { category: 'endBeforeStart', column: 'endDate' }
  // Nobody works that long, so one of the two times is a typing mistake (TS-31).
  if (minutes > workedTimeLimits.hours * 60) return { category: 'format', column: 'endDate' }
  if (breakMinutes >= minutes) return { category: 'format', column: 'breakDuration' }
  return { siderId: sider, startMinute, endMinute, breakMinutes }
}

function textOf(cell: string | number | null | undefined): string {
  return oneLine(String(cell ?? ''))
}
