import { areMostly, type PasteRules } from '../kernel/pasted-table.ts'
import { readClock } from './read-clock.ts'
import { type DayReading, readDay } from './read-day.ts'
import { readDuration } from './read-duration.ts'
import { readMoment } from './read-moment.ts'
import { readSpans } from './read-spans.ts'
import { columnHeadings, headingRank, type TableColumn } from './table-headings.ts'

/** What an area calls the columns that it takes, in the order in which a line is usually written. */
export type ColumnNames<Column extends string> = Readonly<Partial<Record<TableColumn, Column>>>

type Looks<Column extends string> = PasteRules<Column>['looksLike']

/** How the columns of an area are known: by the headings of every table, or by what stands in them. */
export function tableRules<Column extends string>(
  names: ColumnNames<Column>,
  reading: DayReading,
  looks?: Looks<Column>,
): PasteRules<Column> {
  const isDay = (cell: string) => readDay(cell, reading) !== null
  const isMoment = (cell: string) => readMoment(cell, reading) !== null
  const isTime = (cell: string) => /[:h]|[ap]\.?m/i.test(cell) && readClock(cell) !== null
  const isTimes = (cell: string) => readSpans(cell) !== null
  const common: Looks<TableColumn> = {
    day: isDay,
    times: isTimes,
    start: (cell) => isTime(cell) || isMoment(cell),
    end: (cell) => isTime(cell) || isMoment(cell),
    break: (cell) =>
      (readDuration(cell) ?? 0) >= 15 || (readDuration(cell) !== null && /\D/.test(cell)),
  }
  const named = (column: TableColumn | null) => (column && names[column]) ?? null
  const columnOf = new Map(
    Object.entries(names).map(([column, name]) => [name, column as TableColumn]),
  )
  return {
    columns: [...columnOf.keys()],
    headings: columnHeadings.flatMap(([column, words]) => {
      const name = named(column)
      return name === null ? [] : [[name, words] as const]
    }),
    isData: (cell) => isDay(cell) || isMoment(cell) || isTimes(cell),
    looksLike: Object.fromEntries(
      [...columnOf].map(([name, column]) => [name, looks?.[name] ?? common[column]]),
    ) as Looks<Column>,
    seen: (name, cells, heading) => {
      const column = columnOf.get(name)
      return column === undefined ? name : named(seenColumn(column, cells, heading))
    },
    rankOf: headingRank,
  }

  /** « Date de début » above days alone is the day of the start; « Heures » above numbers says no times. */
  function seenColumn(
    column: TableColumn,
    cells: readonly string[],
    heading: string,
  ): TableColumn | null {
    if (column === 'times') {
      const saysTimes = cells.some((cell) => readSpans(cell, { mayBeBare: true }) !== null)
      return saysTimes ? 'times' : null
    }
    // « Poste » above names of jobs counts nobody.
    const isWords = cells.length > 0 && cells.every((cell) => /^\D*$|-\w+-/.test(cell))
    if (column === 'slots' && isWords) return null
    if (column !== 'start' && column !== 'end') return column
    // Spreadsheets write a day with 00:00 behind it, but below « Début » that is a shift at midnight.
    const mayBeMidnight = !/\b(date|jour|day)\b/.test(heading)
    const isDayAlone = (cell: string) =>
      isDay(cell) && readClock(cell) === null && !(mayBeMidnight && isMoment(cell))
    if (areMostly(cells, isDayAlone)) return column === 'start' ? 'day' : 'endDay'
    return areMostly(cells, isTimes) ? 'times' : column
  }
}
