import {
  importCategories,
  type ImportCategory,
  type ImportColumn,
} from '@renfort/domain/attendance/import/import-columns.ts'
import { type Meeting, meetingsOf } from '@renfort/domain/attendance/import/import-duplicates.ts'
import {
  isProblem,
  type ReadRow,
  withDuplicates,
} from '@renfort/domain/attendance/import/import-file.ts'
import type { ImportLine } from '@renfort/domain/attendance/import/import-lines.ts'
import { type ImportProblem, readImportRow } from '@renfort/domain/attendance/import/import-row.ts'
import { isIsoDate, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { formatDay } from '../../../ui/format-day.ts'

/** A line of the file as it stands now, with what the server said of it. */
export interface HoursLine extends ImportLine {
  readonly answered: ImportCategory | null
}

/** The lines of one problem, with their names in the file. */
export interface ProblemGroup {
  readonly category: ImportCategory
  readonly lines: readonly number[]
}

// Mending one line leaves most lines as they are: each line is read once for each zone.
const readAt = new Map<TimeZone, WeakMap<ImportLine['cells'], ReadRow>>()

function readOnce(cells: ImportLine['cells'], today: IsoDate, zone: TimeZone): ReadRow {
  const read = readAt.get(zone) ?? new WeakMap<ImportLine['cells'], ReadRow>()
  readAt.set(zone, read)
  const known = read.get(cells) ?? readImportRow(cells, today, zone)
  read.set(cells, known)
  return known
}

/** What is wrong with a line, ready to show; for duplicate hours, it names the other line. */
export interface LineProblem extends ImportProblem {
  readonly meeting?: (Pick<Meeting, 'kind'> & { readonly line: number }) | undefined
}

/**
 * What is wrong with each line: what the file shows, else what the server said. Only the server knows at which of
 * several places a line was worked, so the file reports only what is wrong on the clocks of all of them.
 */
export function problemsOf(
  lines: readonly HoursLine[],
  today: IsoDate,
  zones: readonly TimeZone[],
): readonly (LineProblem | null)[] {
  const readings = zones.map((zone) => lines.map(({ cells }) => readOnce(cells, today, zone)))
  const checked = readings.map(withDuplicates)
  const found = lines.map(({ answered }, index) => {
    const problems = checked.flatMap((rows) => rows[index] ?? []).filter(isProblem)
    const [problem] = problems
    if (problem !== undefined && problems.length === zones.length) return problem
    return answered === null ? null : { category: answered, column: columnOf(answered) }
  })
  const twice = [...found.keys()].filter((at) => found[at]?.category === 'fileAttDuplicate')
  const hours = (readings[0] ?? []).map((row) => (isProblem(row) ? null : row))
  const meetings = meetingsOf(twice, hours)
  return found.map((problem, index) => {
    const meeting = meetings.get(index)
    const line = meeting === undefined ? undefined : lines[meeting.row]?.line
    if (problem === null || meeting === undefined || line === undefined) return problem
    return { ...problem, meeting: { kind: meeting.kind, line } }
  })
}

/** The column that shows a problem which only the server knows. */
function columnOf(category: ImportCategory): ImportColumn {
  return category === 'siderId' ? 'siderId' : 'startDate'
}

/** The lines with a problem, grouped by how to mend it. */
export function problemGroups(
  lines: readonly HoursLine[],
  problems: readonly (ImportProblem | null)[],
): ProblemGroup[] {
  return importCategories.flatMap((category) => {
    const found = lines.filter((_, index) => problems[index]?.category === category)
    return found.length === 0 ? [] : [{ category, lines: found.map(({ line }) => line) }]
  })
}

/** The lines after one is mended: lines that depended on others are sent to the server again. */
export function mended(
  lines: readonly HoursLine[],
  line: number,
  column: ImportColumn,
  text: string,
): readonly HoursLine[] {
  return lines.map((each) =>
    each.line === line
      ? { ...each, cells: { ...each.cells, [column]: text }, answered: null }
      : withoutContradiction(each),
  )
}

/** The lines without some of them. */
export function removed(
  lines: readonly HoursLine[],
  gone: ReadonlySet<number>,
): readonly HoursLine[] {
  return lines.filter(({ line }) => !gone.has(line)).map(withoutContradiction)
}

function withoutContradiction(line: HoursLine): HoursLine {
  return line.answered === 'fileAttDuplicate' ? { ...line, answered: null } : line
}

/** The lines with what the server has said of them, by their place in what was sent. */
export function answeredLines(
  lines: readonly HoursLine[],
  errors: readonly { readonly category: ImportCategory; readonly rows: readonly number[] }[],
): readonly HoursLine[] {
  const categoryOf = new Map(
    errors.flatMap(({ category, rows }) => rows.map((row) => [row, category] as const)),
  )
  return lines.map((line, index) => ({ ...line, answered: categoryOf.get(index) ?? null }))
}

/** A moment as `importLines` and most programs write it, with the zone that it names. */
const written =
  /^(?<date>\d{4}-\d{2}-\d{2})[ T](?<time>\d{2}:\d{2})(?::00(?:\.0+)?)?(?<zone>Z|[+-]\d{2}:?\d{2})?$/

/**
 * A cell as its reader would write it, « 07/12/2026 09:00 », with its zone where it names one; it reads back as the
 * same moment. Any other text stays as it is, to be compared with the file.
 */
export function shownCell(cell: string, locale: string): string {
  const { date = '', time = '', zone = '' } = written.exec(cell)?.groups ?? {}
  return isIsoDate(date) ? `${formatDay(date, locale, 'numeric')} ${time}${zone}` : cell
}
