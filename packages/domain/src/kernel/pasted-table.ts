import { folded } from './folded.ts'
import { oneLine } from './one-line.ts'

/** What each column of a pasted table stands for; `null` for one that is not used. */
export type ColumnMapping<Column extends string> = readonly (Column | null)[]

export interface PastedTable<Column extends string> {
  readonly hasHeader: boolean
  readonly mapping: ColumnMapping<Column>
  /** Lines before the table begins, titles or blank ones; 0 when absent. */
  readonly skipped?: number | undefined
}

/** How an area recognises its columns in a table that was pasted or read from a file. */
export interface PasteRules<Column extends string> {
  /** In the order in which a line is usually written. */
  readonly columns: readonly Column[]
  /** Tried in this order on each heading, which is folded first (lower case, no accent). */
  readonly headings: readonly (readonly [Column, { test(heading: string): boolean }])[]
  /** Whether a cell looks like one of this column; used when no heading names the column. */
  readonly looksLike: Readonly<Partial<Record<Column, (cell: string) => boolean>>>
  /** Whether a cell cannot be a heading: a first line that holds such a cell is data. */
  readonly isData: (cell: string) => boolean
  /**
   * Corrects the column that a heading names by the cells below it; `null` when they fit no
   * column.
   */
  readonly seen?:
    | ((column: Column, cells: readonly string[], heading: string) => Column | null)
    | undefined
  /** Of two headings for the same column, the one with the lower rank is taken, else the first. */
  readonly rankOf?: ((heading: string, cells: readonly string[]) => number) | undefined
}

/** Titles and blank lines that may stand above the headings. */
const mostSkipped = 10

/** Recognises the columns of a pasted table by their headings, or else by their cells. */
export function readPastedTable<Column extends string>(
  lines: readonly (readonly string[])[],
  rules: PasteRules<Column>,
): PastedTable<Column> {
  for (const [at, line] of lines.slice(0, mostSkipped + 1).entries()) {
    if (line.some(rules.isData)) break
    const mapping = namedColumns(line, lines.slice(at + 1), rules)
    if (mapping.filter((column) => column !== null).length < 2) continue
    return { hasHeader: true, mapping, ...skippedLines(at) }
  }
  const blank = Math.max(
    0,
    lines.findIndex((line) => line.some((cell) => cell.trim() !== '')),
  )
  return {
    hasHeader: false,
    mapping: guessColumns(lines.slice(blank), rules),
    ...skippedLines(blank),
  }
}

function skippedLines(count: number): Pick<PastedTable<never>, 'skipped'> {
  return count === 0 ? {} : { skipped: count }
}

/** The lines of a pasted table by column; those without any of the columns are left out. */
export function pastedLines<Column extends string>(
  lines: readonly (readonly string[])[],
  { hasHeader, mapping, skipped = 0 }: PastedTable<Column>,
  { columns }: Pick<PasteRules<Column>, 'columns'>,
): Readonly<Record<Column, string>>[] {
  const cellOf = (line: readonly string[], column: Column) => {
    const index = mapping.indexOf(column)
    return oneLine(line[index] ?? '')
  }
  return lines
    .slice(skipped + (hasHeader ? 1 : 0))
    .map(
      (line) =>
        Object.fromEntries(columns.map((column) => [column, cellOf(line, column)])) as Record<
          Column,
          string
        >,
    )
    .filter((cells) => columns.some((column) => cells[column] !== ''))
}

/**
 * A mapping after one column is given another meaning; the column that had that meaning before
 * loses it.
 */
export function remapped<Column extends string>(
  mapping: ColumnMapping<Column>,
  at: number,
  column: Column | null,
): ColumnMapping<Column> {
  return mapping.map((each, index) => {
    if (index === at) return column
    return each === column ? null : each
  })
}

/** The columns that a line of headings names, each once. */
export function namedColumns<Column extends string>(
  headings: readonly string[],
  below: readonly (readonly string[])[],
  { headings: words, seen, rankOf }: PasteRules<Column>,
): ColumnMapping<Column> {
  const named = headings.map((heading, at) => {
    const name = folded(heading)
    const column = words.find(([, pattern]) => pattern.test(name))?.[0] ?? null
    if (column === null) return { column, rank: 0 }
    const cells = cellsAt(below, at)
    return { column: seen ? seen(column, cells, name) : column, rank: rankOf?.(name, cells) ?? 0 }
  })
  const best = new Map<Column, number>()
  for (const { column, rank } of named) {
    if (column !== null) best.set(column, Math.min(rank, best.get(column) ?? rank))
  }
  return named.map(({ column, rank }) => {
    if (column === null || best.get(column) !== rank) return null
    best.delete(column)
    return column
  })
}

const sampleLines = 50

/** The cells of a column in the first lines, without blank ones. */
function cellsAt(lines: readonly (readonly string[])[], at: number): readonly string[] {
  return lines
    .slice(0, sampleLines)
    .map((line) => line[at] ?? '')
    .filter((cell) => cell.trim() !== '')
}

/** Whether more than half of some cells pass a test. */
export function areMostly(cells: readonly string[], isOne: (cell: string) => boolean): boolean {
  return cells.filter(isOne).length * 2 > cells.length
}

function guessColumns<Column extends string>(
  lines: readonly (readonly string[])[],
  { columns, looksLike }: PasteRules<Column>,
): ColumnMapping<Column> {
  const width = Math.max(0, ...lines.slice(0, sampleLines).map((line) => line.length))
  const free = new Set<Column>(columns)
  return Array.from({ length: width }, (_, at) => {
    const cells = cellsAt(lines, at)
    const found = columns.find((column) => {
      const isOne = looksLike[column]
      return isOne !== undefined && free.has(column) && areMostly(cells, isOne)
    })
    if (found === undefined) return null
    free.delete(found)
    return found
  })
}
