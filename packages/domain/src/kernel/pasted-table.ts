import { folded } from './folded.ts'
import { oneLine } from './one-line.ts'

/** What each column of a pasted table stands for; `null` for one that is not used. */
export type ColumnMapping<Column extends string> = readonly (Column | null)[]

export interface PastedTable<Column extends string> {
  readonly hasHeader: boolean
  readonly mapping: ColumnMapping<Column>
}

/** How an area recognises its columns in a table that was pasted, or read from a file. */
export interface PasteRules<Column extends string> {
  /** In the order in which a line is usually written. */
  readonly columns: readonly Column[]
  /** Tried in this order on each heading, which is folded first (lower case, no accent). */
  readonly headings: readonly (readonly [Column, RegExp])[]
  /** Whether a cell looks like one of this column, where no heading says so. */
  readonly looksLike: Readonly<Record<Column, (cell: string) => boolean>>
  /** What no heading is: a first line that holds such a cell is data. */
  readonly isData: (cell: string) => boolean
}

/** Recognises the columns of a pasted table by their headings, or else by their cells. */
export function readPastedTable<Column extends string>(
  lines: readonly (readonly string[])[],
  rules: PasteRules<Column>,
): PastedTable<Column> {
  const [first = []] = lines
  const named = onlyOnce(first.map((heading) => columnOfHeading(heading, rules)))
  const isHeader =
    named.filter((column) => column !== null).length >= 2 && !first.some(rules.isData)
  return isHeader
    ? { hasHeader: true, mapping: named }
    : { hasHeader: false, mapping: guessColumns(lines, rules) }
}

/** The lines of a pasted table by column; those without any of the columns are left out. */
export function pastedLines<Column extends string>(
  lines: readonly (readonly string[])[],
  { hasHeader, mapping }: PastedTable<Column>,
  { columns }: Pick<PasteRules<Column>, 'columns'>,
): Readonly<Record<Column, string>>[] {
  const cellOf = (line: readonly string[], column: Column) => {
    const index = mapping.indexOf(column)
    return oneLine(line[index] ?? '')
  }
  return lines
    .slice(hasHeader ? 1 : 0)
    .map(
      (line) =>
        Object.fromEntries(columns.map((column) => [column, cellOf(line, column)])) as Record<
          Column,
          string
        >,
    )
    .filter((cells) => columns.some((column) => cells[column] !== ''))
}

/** A mapping in which one column stands for something else; no other one stands for that any more. */
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

function columnOfHeading<Column extends string>(
  heading: string,
  { headings }: PasteRules<Column>,
): Column | null {
  const words = folded(heading)
  return headings.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

function onlyOnce<Column extends string>(columns: ColumnMapping<Column>): ColumnMapping<Column> {
  return columns.map((column, at) => (columns.indexOf(column) === at ? column : null))
}

const sampleLines = 50

function guessColumns<Column extends string>(
  lines: readonly (readonly string[])[],
  { columns, looksLike }: PasteRules<Column>,
): ColumnMapping<Column> {
  const sample = lines.slice(0, sampleLines)
  const width = Math.max(0, ...sample.map((line) => line.length))
  const free = new Set<Column>(columns)
  return Array.from({ length: width }, (_, at) => {
    const cells = sample.map((line) => line[at] ?? '').filter((cell) => cell.trim() !== '')
    const found = columns.find(
      (column) => free.has(column) && cells.filter(looksLike[column]).length * 2 > cells.length,
    )
    if (found === undefined) return null
    free.delete(found)
    return found
  })
}
