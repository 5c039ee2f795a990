import { moduleGraph, type Module } from './module-graph.ts'
import type { SourceFile } from './source-file.ts'

const database = 'TEST_DATABASE_URL'

/** The API's tests that do not depend on PostgreSQL: none of their imports opens its database. */
export function embeddedOnlyTests(files: readonly SourceFile[]): string[] {
  const modules = new Map(moduleGraph(files).map((module) => [module.file.path, module]))
  const tests = [...modules.values()].filter(({ file }) =>
    /^apps\/api\/src\/.*\.test\.ts$/.test(file.path),
  )
  return tests
    .filter((test) => !reached(test, modules).some(({ file }) => file.text.includes(database)))
    .map(({ file }) => file.path)
}

/** A module with all its imports. */
function reached(start: Module, modules: ReadonlyMap<string, Module>): Module[] {
  const found = new Set([start])
  for (const { imports } of found) {
    for (const { target } of imports) {
      const next = target === null ? undefined : modules.get(target)
      if (next !== undefined) found.add(next)
    }
  }
  return [...found]
}
