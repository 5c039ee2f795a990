import './node-version.ts'
import { basename } from 'node:path'
import { isGenerated, isTest, readSourceFiles, type SourceFile } from './source-file.ts'
import { parseSource } from './syntax-tree.ts'
import { lineAt, reportViolations, type Violation } from './violation.ts'

/** The summary lists files above this length; the linter refuses those above its own limit. */
const large = 250

/** Dictionaries, demo data and catalogues are as long as their content. */
const longByNature = /(^|\/)(fr|en)\.ts$|\/seeds\/|\/catalogue\//

const forbiddenNames = new Set(['utils', 'helpers', 'types', 'constants', 'service', 'index'])
const onlyIndex = 'packages/contract/src/index.ts'

/** The router reads the names of these files as addresses. */
const routeFolder = 'apps/web/src/routes/'

const fewestFiles = 600

export function sizeViolations(files: readonly SourceFile[], fewest = fewestFiles): Violation[] {
  const violations = files
    .filter(({ path }) => !isGenerated(path))
    .flatMap((file) => [
      ...badName(file),
      ...suppressions(file)
        .filter(({ reason }) => reason === '')
        .map(unexplained),
    ])
  if (files.length >= fewest) return violations
  const message = `${files.length} files were scanned and at least ${fewest} were expected`
  return [...violations, { path: '.', line: 0, rule: 'scan', message }]
}

function badName({ path }: SourceFile): Violation[] {
  if (path.startsWith(routeFolder) || path === onlyIndex) return []
  const name = basename(path)
  const stem = name.split('.')[0] ?? ''
  if (!forbiddenNames.has(stem)) return []
  const message = `${name} says nothing: name the file after what it exports`
  return [{ path, line: 0, rule: 'name', message }]
}

interface Suppression {
  readonly path: string
  readonly line: number
  readonly directive: string
  readonly reason: string
}

const directive =
  /^\s*((?:oxlint|eslint)-disable(?:-next-line|-line)?|@ts-(?:expect-error|ignore|nocheck))\b/

/** Comments that suppress a message of a tool. For the linter, the reason follows two hyphens. */
export function suppressions(file: SourceFile): Suppression[] {
  return parseSource(file).comments.flatMap(({ value, start }) => {
    const name = directive.exec(value.replace(/^\s*\*?/, ''))?.[1]
    if (name === undefined) return []
    const rest = value.slice(value.indexOf(name) + name.length)
    const reason = name.startsWith('@ts') ? rest : (rest.split(/\s--\s/)[1] ?? '')
    return [
      {
        path: file.path,
        line: lineAt(file.text, start),
        directive: name,
        reason: reason.replace(/^[\s:-]+/, '').trim(),
      },
    ]
  })
}

function unexplained({ path, line, directive: name }: Suppression): Violation {
  return { path, line, rule: 'suppression', message: `${name} gives no reason on its line` }
}

function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

/** The figures that a reviewer follows from release to release (CONTRIBUTING.md, "Sizes"). */
export function sizeSummary(files: readonly SourceFile[]): string {
  const written = files.filter(({ path }) => !isGenerated(path))
  const sources = written.filter(({ path }) => !isTest(path))
  const sizes = sources.map(({ text }) => countLines(text)).sort((a, b) => a - b)
  const at = (share: number): number => sizes[Math.floor((sizes.length - 1) * share)] ?? 0
  const longest = sources
    .filter(({ path, text }) => !longByNature.test(path) && countLines(text) > large)
    .map(({ path, text }) => `  ${countLines(text)} ${path}`)
  const silenced = written.flatMap(suppressions).length
  return [
    `sizes: ${sources.length} files, median ${at(0.5)}, p90 ${at(0.9)}, above ${large}: ${longest.length}, suppressions: ${silenced}`,
    ...longest,
    ...workspaceFigures(written),
  ].join('\n')
}

function workspaceFigures(files: readonly SourceFile[]): string[] {
  return ['packages/domain', 'packages/contract', 'apps/api', 'apps/web', 'tools'].flatMap(
    (name) => {
      const own = files.filter(({ path }) => path.startsWith(`${name}/`))
      const code = own.filter(({ path }) => !isTest(path))
      const lines = sum(code.map(({ text }) => countLines(text)))
      if (lines === 0) return []
      const tested = sum(own.filter(({ path }) => isTest(path)).map(({ text }) => countLines(text)))
      const commented = sum(code.map(commentLines))
      const ratio = (tested / lines).toFixed(1)
      const share = ((100 * commented) / lines).toFixed(1)
      return [`  ${name}: ${lines} lines, tests ÷ source ${ratio}, comments ${share} %`]
    },
  )
}

function commentLines(file: SourceFile): number {
  return sum(parseSource(file).comments.map(({ value }) => countLines(value)))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

if (import.meta.main) {
  const files = readSourceFiles()
  reportViolations(sizeViolations(files), sizeSummary(files))
}
