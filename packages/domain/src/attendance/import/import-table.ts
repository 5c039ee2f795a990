import type { IsoDate } from '../../kernel/calendar.ts'
import { folded } from '../../kernel/folded.ts'
import {
  namedColumns,
  type PastedTable,
  type PasteRules,
  readPastedTable,
} from '../../kernel/pasted-table.ts'
import { type ColumnNames, tableRules } from '../../reading/table-rules.ts'
import { type ImportColumn, importColumns, longestHeading } from './import-columns.ts'
import { isSiderId } from './import-row.ts'

/**
 * The columns that a file of hours may have: the four of an import, the day alone, and others that
 * replace them.
 */
export const fileColumns = [
  ...importColumns,
  'day',
  'endDay',
  'times',
  'secondStart',
  'secondEnd',
  'breakStart',
  'breakEnd',
  'absence',
] as const
export type FileColumn = (typeof fileColumns)[number]

const names: ColumnNames<FileColumn> = {
  sider: 'siderId',
  day: 'day',
  times: 'times',
  start: 'startDate',
  endDay: 'endDay',
  end: 'endDate',
  break: 'breakDuration',
  secondStart: 'secondStart',
  secondEnd: 'secondEnd',
  breakStart: 'breakStart',
  breakEnd: 'breakEnd',
  absence: 'absence',
}

/** How the columns of a file of hours are recognised, in French or English (TS-43). */
export function importRules(today: IsoDate): PasteRules<FileColumn> {
  const rules = tableRules<FileColumn>(
    names,
    { today, toward: 'last' },
    {
      siderId: isSiderId,
      breakDuration: (cell) => /^\s*\d{1,4}\s*$|^\s*\d{1,2}:\d{2}(:\d{2})?\s*$|min/i.test(cell),
    },
  )
  return {
    ...rules,
    isData: (cell) => isSiderId(cell) || rules.isData(cell),
    // A column that holds Sider ids wins over other columns for the Sider.
    rankOf: (heading, cells) =>
      cells.some(isSiderId) ? -1 : (rules.rankOf?.(heading, cells) ?? 0),
  }
}

/** What a company has called each column in former files; headings are stored folded. */
export type KnownHeadings = { readonly [Column in ImportColumn]?: string | undefined }

/**
 * Recognises the columns of a table of hours: by the headings of the company's former files, else
 * by the words of the headings, else by the cells below. A first line without hours is the line of
 * headings.
 */
export function readImportTable(
  lines: readonly (readonly string[])[],
  known: KnownHeadings,
  today: IsoDate,
): PastedTable<FileColumn> {
  const rules = withKnown(importRules(today), known)
  const read = readPastedTable(lines, rules)
  const first = lines[read.skipped ?? 0] ?? []
  if (read.hasHeader || first.some(rules.isData)) return read
  const below = lines.slice((read.skipped ?? 0) + 1)
  const remembered = namedColumns(first, below, rules)
  const guessed = readPastedTable(below, rules).mapping
  const taken = new Set(remembered)
  const mapping = first.map((_, at) => {
    const guess = guessed[at] ?? null
    return remembered[at] ?? (guess === null || taken.has(guess) ? null : guess)
  })
  return { ...read, hasHeader: true, mapping }
}

/** The rules of a company that has named its columns: its own headings come first. */
function withKnown(rules: PasteRules<FileColumn>, known: KnownHeadings): PasteRules<FileColumn> {
  const columnOf = (heading: string) => importColumns.find((column) => known[column] === heading)
  const headings = importColumns.flatMap((column) => {
    const heading = known[column]
    return heading === undefined
      ? []
      : [[column, { test: (name: string) => name === heading }] as const]
  })
  return {
    ...rules,
    headings: [...headings, ...rules.headings],
    rankOf: (heading, cells) =>
      columnOf(heading) === undefined ? (rules.rankOf?.(heading, cells) ?? 0) : -2,
  }
}

/** Whether a table has the columns that say when somebody worked. */
export function holdsHours({ mapping }: PastedTable<FileColumn>): boolean {
  const has = (column: FileColumn) => mapping.includes(column)
  return has('times') || (has('endDate') && (has('startDate') || has('day')))
}

/**
 * The columns of an import that a table lacks; a column of days or « horaires » counts as those it
 * replaces.
 */
export function missingColumns({ mapping }: PastedTable<FileColumn>): ImportColumn[] {
  const has = (column: FileColumn) => mapping.includes(column)
  const stand: Partial<Record<ImportColumn, boolean>> = {
    startDate: has('times'),
    endDate: has('times'),
    breakDuration: (has('breakStart') && has('breakEnd')) || has('secondStart'),
  }
  return importColumns.filter((column) => !has(column) && stand[column] !== true)
}

/** What each heading of a table means, to be stored for the next file of the company. */
export function headingsOf(
  lines: readonly (readonly string[])[],
  { hasHeader, mapping, skipped = 0 }: PastedTable<FileColumn>,
): KnownHeadings {
  if (!hasHeader) return {}
  const headings = lines[skipped] ?? []
  const named = mapping.flatMap((column, at) => {
    const name = folded(headings[at] ?? '').slice(0, longestHeading)
    const kept = importColumns.find((each) => each === column)
    return kept === undefined || name === '' ? [] : [[kept, name] as const]
  })
  return Object.fromEntries(named)
}
