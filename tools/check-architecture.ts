import './node-version.ts'
import { areaMatrix } from './area-matrix.ts'
import {
  type AreaMatrix,
  areaViolations,
  importViolations,
  type Manifests,
  mutualAreas,
  pluralAreas,
} from './import-rules.ts'
import { readManifests } from './manifests.ts'
import { importCycles, moduleGraph, type Module } from './module-graph.ts'
import { readSourceFiles, type SourceFile } from './source-file.ts'
import { reportViolations, type Violation } from './violation.ts'

/** The repository has far more files: a scan that finds fewer has read the wrong folder. */
const fewestFiles = 600

export function architectureViolations(
  modules: readonly Module[],
  manifests: Manifests,
  matrix: AreaMatrix = areaMatrix,
  fewest = fewestFiles,
): Violation[] {
  const cycles = importCycles(modules).map((paths) => ({
    path: paths[0] ?? '',
    line: 0,
    rule: 'cycle',
    message: paths.join(' → '),
  }))
  const scanned = modules.length
  const tooFew = `${scanned} files were scanned and at least ${fewest} were expected`
  return [
    ...importViolations(modules, manifests),
    ...mutualAreas(matrix),
    ...pluralAreas(modules, matrix),
    ...areaViolations(modules, matrix),
    ...inlineImportTypes(modules),
    ...cycles,
    ...(scanned < fewest ? [{ path: '.', line: 0, rule: 'scan', message: tooFew }] : []),
  ]
}

/** `import('…').Type` would be an edge that the module graph does not see. */
function inlineImportTypes(modules: readonly Module[]): Violation[] {
  return modules.flatMap(({ file: { path }, tree }) => {
    const found: Violation[] = []
    tree.walk((node) => {
      if (node.type !== 'TSImportType') return
      found.push({ path, line: 0, rule: 'inline-import', message: 'write import type at the top' })
    })
    return found
  })
}

export function architectureSummary(
  files: readonly SourceFile[],
  modules: readonly Module[],
): string {
  const edges = modules.flatMap(({ imports }) => imports)
  const inside = edges.filter(({ target }) => target !== null).length
  const cycles = importCycles(modules).length
  return `architecture: ${files.length} files, ${inside} edges inside, ${edges.length - inside} to packages, ${cycles} cycles`
}

if (import.meta.main) {
  const files = readSourceFiles()
  const modules = moduleGraph(files)
  reportViolations(
    architectureViolations(modules, readManifests()),
    architectureSummary(files, modules),
  )
}
