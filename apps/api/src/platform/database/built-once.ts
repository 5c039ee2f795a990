import type { Compilable, CompiledQuery } from 'kysely'
import type { Queries } from './db.ts'

/** Takes the place of a value while a query is built. */
const mark = (name: string) => `:${name}`

/**
 * A query that is built once and gets its values at each run: building a long one takes longer than
 * running it. Values are texts, and the query must not depend on them but as parameters.
 */
export function builtOnce<Name extends string, Row>(
  names: readonly Name[],
  build: (queries: Queries, values: Readonly<Record<Name, string>>) => Compilable<Row>,
): (queries: Queries, values: Readonly<Record<Name, string>>) => CompiledQuery<Row> {
  let built: CompiledQuery<Row> | null = null
  const marks = Object.fromEntries(names.map((name) => [name, mark(name)])) as Record<Name, string>
  return (queries, values) => {
    built ??= build(queries, marks).compile()
    const byMark = new Map<unknown, string>(names.map((name) => [mark(name), values[name]]))
    return { ...built, parameters: built.parameters.map((value) => byMark.get(value) ?? value) }
  }
}
