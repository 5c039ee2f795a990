import { parseSync, visitorKeys, type Comment, type Node } from 'oxc-parser'
import type { SourceFile } from './source-file.ts'

interface ImportEdge {
  readonly specifier: string
  readonly offset: number
  readonly dynamic: boolean
}

export interface SyntaxTree {
  readonly comments: readonly Comment[]
  readonly imports: readonly ImportEdge[]
  /** Calls back for every node, outer nodes first, with its ancestors. */
  walk(visit: (node: Node, ancestors: readonly Node[]) => void): void
}

export function parseSource({ path, text }: SourceFile): SyntaxTree {
  const parsed = parseSync(path, text)
  const problem = parsed.errors[0]
  if (problem !== undefined) throw new Error(`${path} does not parse: ${problem.message}`)
  return {
    comments: parsed.comments,
    imports: importEdges(parsed.module, text),
    walk: (visit) => walk(parsed.program, [], visit),
  }
}

function importEdges(module: ReturnType<typeof parseSync>['module'], text: string): ImportEdge[] {
  const requests = [
    ...module.staticImports.map((statement) => statement.moduleRequest),
    ...module.staticExports.flatMap((statement) => {
      const request = statement.entries[0]?.moduleRequest
      return request ? [request] : []
    }),
  ]
  const fixed = requests.map(({ value, start }) => ({
    specifier: value,
    offset: start,
    dynamic: false,
  }))
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^(['"])(.*)\1$/s.exec(text.slice(start, end))
    return literal?.[2] === undefined
      ? []
      : [{ specifier: literal[2], offset: start, dynamic: true }]
  })
  return [...fixed, ...dynamic]
}

function walk(
  node: Node,
  ancestors: readonly Node[],
  visit: (node: Node, ancestors: readonly Node[]) => void,
): void {
  visit(node, ancestors)
  const inside = [...ancestors, node]
  for (const key of visitorKeys[node.type] ?? []) {
    const child: unknown = Reflect.get(node, key)
    for (const item of Array.isArray(child) ? child : [child]) {
      if (isNode(item)) walk(item, inside, visit)
    }
  }
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  )
}
