import type { Issue } from '@renfort/domain/kernel/issue.ts'
import {
  type PastedTable,
  type PasteRules,
  readPastedTable,
  remapped,
} from '@renfort/domain/kernel/pasted-table.ts'
import { useState } from 'react'

export interface PastedLine<Column extends string> {
  readonly id: number
  readonly cells: Readonly<Record<Column, string>>
}

/** The lines as the area reads them: a value for each, `null` while it cannot be read, and every problem. */
export interface CheckedLines<Value> {
  readonly values: readonly (Value | null)[]
  /** Each at the index of its line and its column. */
  readonly issues: readonly Issue[]
}

interface PastedTableOptions<Column extends string, Source extends string, Value> {
  readonly source: readonly (readonly string[])[]
  readonly rules: PasteRules<Source>
  /** The lines of a table, in the columns of the area. */
  readonly linesOf: (table: PastedTable<Source>) => readonly Readonly<Record<Column, string>>[]
  readonly check: (lines: readonly Readonly<Record<Column, string>>[]) => CheckedLines<Value>
}

/** The meaning of each column of a paste; the user may change it. */
export interface MappedTable<Source extends string> {
  readonly source: readonly (readonly string[])[]
  readonly table: PastedTable<Source>
  /** Gives a column another meaning, and takes it from the column that had it; corrections are lost. */
  map(at: number, column: Source | null): void
  setHeader(hasHeader: boolean): void
}

export interface PastedTableModel<
  Column extends string,
  Value,
  Source extends string = Column,
> extends MappedTable<Source> {
  readonly lines: readonly PastedLine<Column>[]
  /** The lines that can be read, with or without problems. */
  readonly values: readonly Value[]
  /** Ids of the lines with a problem. */
  readonly faulty: ReadonlySet<number>
  issueAt(index: number, column: Column): Issue | undefined
  write(id: number, column: Column, text: string): void
  remove(ids: ReadonlySet<number>): void
}

/** The lines of a paste with their corrections and problems. */
export function usePastedTable<Column extends string, Source extends string, Value>({
  source,
  rules,
  linesOf,
  check,
}: PastedTableOptions<Column, Source, Value>): PastedTableModel<Column, Value, Source> {
  const read = (table: PastedTable<Source>) => ({
    table,
    lines: linesOf(table).map((cells, id) => ({ id, cells })),
  })
  const [{ table, lines }, setPasted] = useState<{
    readonly table: PastedTable<Source>
    readonly lines: readonly PastedLine<Column>[]
  }>(() => read(readPastedTable(source, rules)))
  const { values, issues } = check(lines.map(({ cells }) => cells))
  return {
    source,
    table,
    lines,
    values: values.filter((value) => value !== null),
    faulty: new Set(issues.flatMap(({ path }) => lines[Number(path[0])]?.id ?? [])),
    issueAt: (index, column) => issues.find(({ path }) => path[0] === index && path[1] === column),
    map: (at, column) =>
      setPasted(read({ ...table, mapping: remapped(table.mapping, at, column) })),
    setHeader: (hasHeader) => setPasted(read({ ...table, hasHeader })),
    write: (id, column, text) =>
      setPasted({
        table,
        lines: lines.map((line) =>
          line.id === id ? { id, cells: { ...line.cells, [column]: text } } : line,
        ),
      }),
    remove: (ids) => setPasted({ table, lines: lines.filter(({ id }) => !ids.has(id)) }),
  }
}
