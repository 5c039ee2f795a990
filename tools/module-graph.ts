import { posix } from 'node:path'
import { isGenerated, type SourceFile } from './source-file.ts'
import { parseSource, type SyntaxTree } from './syntax-tree.ts'
import { lineAt } from './violation.ts'

export interface Import {
  readonly specifier: string
  readonly line: number
  /** Path of the imported file inside the repository; null when it is a package or a built-in. */
  readonly target: string | null
}

export interface Module {
  readonly file: SourceFile
  readonly tree: SyntaxTree
  readonly imports: readonly Import[]
}

const workspaceFolders = [
  ['@renfort/domain/', 'packages/domain/src/'],
  ['@renfort/contract/', 'packages/contract/src/'],
] as const

export function moduleGraph(files: readonly SourceFile[]): Module[] {
  return files
    .filter(({ path }) => !isGenerated(path))
    .map((file) => {
      const tree = parseSource(file)
      const imports = tree.imports.map(({ specifier, offset }) => ({
        specifier,
        line: lineAt(file.text, offset),
        target: resolveImport(file.path, specifier),
      }))
      return { file, tree, imports }
    })
}

function resolveImport(from: string, specifierWithQuery: string): string | null {
  const specifier = specifierWithQuery.replace(/\?.*$/, '')
  if (specifier.startsWith('.')) return posix.normalize(`${posix.dirname(from)}/${specifier}`)
  if (specifier === '@renfort/contract') return 'packages/contract/src/index.ts'
  for (const [prefix, folder] of workspaceFolders) {
    if (specifier.startsWith(prefix)) return folder + specifier.slice(prefix.length)
  }
  return null
}

/** Groups of modules that reach each other, each written as one closed path (Tarjan's components). */
export function importCycles(modules: readonly Module[]): string[][] {
  const edges = new Map(
    modules.map(({ file, imports }) => [file.path, imports.flatMap(({ target }) => target ?? [])]),
  )
  const found: string[][] = []
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []

  function visit(path: string): void {
    const index = order.size
    order.set(path, index)
    low.set(path, index)
    stack.push(path)
    for (const next of edges.get(path) ?? []) {
      if (!edges.has(next)) continue
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) low.set(path, Math.min(low.get(path) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(path) !== index) return
    const group = stack.splice(stack.indexOf(path))
    if (group.length > 1 || edges.get(path)?.includes(path)) found.push(group)
  }

  for (const path of edges.keys()) if (!order.has(path)) visit(path)
  return found
}
