import type { Issue } from '@renfort/domain/kernel/issue.ts'
import {
  type PastedTable,
  type PasteRules,
  pastedLines,
  readPastedTable,
  remapped,
} from '@renfort/domain/kernel/pasted-table.ts'
import { useState } from 'react'

export interface PastedLine<Column extends string> {
  readonly id: number
  readonly cells: Readonly<Record<Column, string>>
}

/** What the area makes of the lines: a value each, `null` while it cannot be read, and every problem. */
export interface CheckedLines<Value> {
  readonly values: readonly (Value | null)[]
  /** Each at the index of its line and its column. */
  readonly issues: readonly Issue[]
}

interface PastedTableOptions<Column extends string, Value> {
  readonly source: readonly (readonly string[])[]
  readonly rules: PasteRules<Column>
  readonly check: (lines: readonly Readonly<Record<Column, string>>[]) => CheckedLines<Value>
}

export interface PastedTableModel<Column extends string, Value> {
  readonly source: readonly (readonly string[])[]
  readonly table: PastedTable<Column>
  readonly lines: readonly PastedLine<Column>[]
  /** What the lines stand for that can be read, with or without problems. */
  readonly values: readonly Value[]
  /** Ids of the lines with a problem. */
  readonly faulty: ReadonlySet<number>
  issueAt(index: number, column: Column): Issue | undefined
  /** Gives a column another meaning, and takes it from the column that had it; corrections are lost. */
  map(at: number, column: Column | null): void
  setHeader(hasHeader: boolean): void
  write(id: number, column: Column, text: string): void
  remove(ids: ReadonlySet<number>): void
}

/** The lines of a paste as they are corrected, and what is wrong with each. */
export function usePastedTable<Column extends string, Value>({
  source,
  rules,
  check,
}: PastedTableOptions<Column, Value>): PastedTableModel<Column, Value> {
  const read = (table: PastedTable<Column>) => ({
    table,
    lines: pastedLines(source, table, rules).map((cells, id) => ({ id, cells })),
  })
  const [{ table, lines }, setPasted] = useState<{
    readonly table: PastedTable<Column>
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
