import { isBuiltin } from 'node:module'
import type { Import, Module } from './module-graph.ts'
import { isGenerated, isTest } from './source-file.ts'
import type { Violation } from './violation.ts'

/** For each layer (a folder), its areas and those that each may import, directly or through others. */
export type AreaMatrix = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** Packages that each manifest declares, by the folder of the manifest ('' is the root). */
export type Manifests = ReadonlyMap<string, ReadonlySet<string>>

const workspaces = ['packages/domain', 'packages/contract', 'apps/api', 'apps/web'] as const

/** Which workspace may import which. Folders outside the workspaces (tools, e2e) may import all. */
const reachable: Readonly<Record<(typeof workspaces)[number], readonly string[]>> = {
  'packages/domain': [],
  'packages/contract': ['packages/domain'],
  'apps/api': ['packages/domain', 'packages/contract'],
  'apps/web': ['packages/domain', 'packages/contract'],
}

const packagesOfPureWorkspaces: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/contract': ['libphonenumber-js', 'punycode.js', 'zod'],
}

const kyselyFiles = /^apps\/api\/src\/(platform|seeds)\/|-queries\.ts$/
/** The files that may use the PDF library: documents of strangers, seals, and the archive format of invoices. */
const pdfFiles = /^apps\/api\/src\/(file\/pdf\/|outside\/seal\/|invoice\/.*factur-x)/

export function importViolations(modules: readonly Module[], manifests: Manifests): Violation[] {
  const known = new Set(modules.map(({ file }) => file.path))
  return modules.flatMap((module) =>
    module.imports.flatMap((edge) => {
      const refuse = (rule: string, message: string): Violation[] => [
        { path: module.file.path, line: edge.line, rule, message },
      ]
      return edge.target === null
        ? packageViolations(module.file.path, edge.specifier, manifests, refuse)
        : workspaceViolations(module.file.path, edge, known, refuse)
    }),
  )
}

type Refuse = (rule: string, message: string) => Violation[]

function workspaceViolations(
  from: string,
  { specifier, target }: Import,
  known: ReadonlySet<string>,
  refuse: Refuse,
): Violation[] {
  if (target === null) return []
  if (/\.tsx?$/.test(target) && !isGenerated(target) && !known.has(target)) {
    return refuse('missing-file', `${specifier} leads to no file`)
  }
  const home = workspaceOf(from)
  const destination = workspaceOf(target)
  if (home === undefined || home === destination) return []
  if (destination === undefined) return refuse('workspace-edge', `${home} may not import ${target}`)
  if (!reachable[home].includes(destination)) {
    return refuse('workspace-edge', `${home} may not import ${destination}`)
  }
  return specifier.startsWith('.')
    ? refuse('workspace-edge', `import ${destination} by its package name`)
    : []
}

function packageViolations(
  from: string,
  specifier: string,
  manifests: Manifests,
  refuse: Refuse,
): Violation[] {
  const home = workspaceOf(from)
  const name = packageName(specifier)
  const test = isTest(from)
  if (isBuiltin(specifier)) {
    if (!specifier.startsWith('node:')) return refuse('node-prefix', `write node:${specifier}`)
    const browserOrPure = home !== undefined && home !== 'apps/api' && from.includes('/src/')
    return browserOrPure && !test
      ? refuse('purity', `${home} may not use the built-in ${specifier}`)
      : []
  }
  const allowedHere = home === undefined ? undefined : packagesOfPureWorkspaces[home]
  if (allowedHere !== undefined && !test && !allowedHere.includes(name)) {
    return refuse('purity', `${home} may not import the package ${name}`)
  }
  if (name === 'kysely' && home === 'apps/api' && !test && !kyselyFiles.test(from)) {
    return refuse('kysely', 'SQL belongs to a *-queries.ts file, platform/ or seeds/')
  }
  if (name === '@libpdf/core' && home === 'apps/api' && !test && !pdfFiles.test(from)) {
    return refuse('pdf', 'the inside of a PDF is the matter of file/pdf and outside/seal')
  }
  const declaredBy = test && home !== undefined ? [home, ''] : [home ?? '']
  return declaredBy.some((folder) => manifests.get(folder)?.has(name))
    ? []
    : refuse('undeclared', `${name} is not in ${home ?? '.'}/package.json`)
}

function workspaceOf(path: string): (typeof workspaces)[number] | undefined {
  return workspaces.find((workspace) => path.startsWith(`${workspace}/`))
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/**
 * Imports between areas that the matrix does not allow. Tests and declaration files may import
 * anything of their workspace. A file at the root of a layer is an area of its own.
 */
export function areaViolations(modules: readonly Module[], matrix: AreaMatrix): Violation[] {
  return modules
    .filter(({ file }) => !isTest(file.path) && !file.path.endsWith('.d.ts'))
    .flatMap(({ file: { path }, imports }) =>
      Object.entries(matrix).flatMap(([layer, areas]) => {
        const home = areaIn(layer, path)
        if (home === null) return []
        const allowed = reachableAreas(areas, home)
        if (allowed === null) {
          const message = `the area ${home} of ${layer} is not in tools/area-matrix.ts`
          return [{ path, line: 0, rule: 'area-unknown', message }]
        }
        return imports.flatMap(({ target, line }) => {
          const other = target === null || isGenerated(target) ? null : areaIn(layer, target)
          if (other === null || other === home || allowed.has(other)) return []
          const message = `${layer}: ${home} may not import ${other} (${target})`
          return [{ path, line, rule: 'area-edge', message }]
        })
      }),
    )
}

/** Areas that the matrix lets import each other, directly or through others: none of them can be read alone. */
export function mutualAreas(matrix: AreaMatrix): Violation[] {
  return Object.entries(matrix).flatMap(([layer, areas]) =>
    Object.keys(areas)
      .filter((area) => reachableAreas(areas, area)?.has(area))
      .map((area) => ({
        path: layer,
        line: 0,
        rule: 'area-cycle',
        message: `${area} stands on itself, through ${(areas[area] ?? []).join(', ')}`,
      })),
  )
}

/** An area that is in the singular in one place may not be in the plural in another. */
export function pluralAreas(modules: readonly Module[], matrix: AreaMatrix): Violation[] {
  const layers = [...Object.keys(matrix), 'packages/contract/src']
  const named = new Map<string, string>()
  for (const { file } of modules) {
    for (const layer of layers) {
      const area = areaIn(layer, file.path)?.replace(/\.tsx?$/, '')
      if (area !== undefined && !named.has(area)) named.set(area, file.path)
    }
  }
  return [...named].flatMap(([area, path]) => {
    const singular = area.replace(/s$/, '')
    const twin = singular === area ? undefined : named.get(singular)
    const message = `the area is called ${singular} in ${twin}`
    return twin === undefined ? [] : [{ path, line: 0, rule: 'area-word', message }]
  })
}

/** The area is the first folder under the layer, or the file's own name at the layer's root. */
function areaIn(layer: string, path: string): string | null {
  if (!path.startsWith(`${layer}/`)) return null
  return path.slice(layer.length + 1).split('/')[0] ?? null
}

function reachableAreas(areas: AreaMatrix[string], area: string): ReadonlySet<string> | null {
  if (areas[area] === undefined) return null
  const reached = new Set<string>()
  const waiting = [area]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const below of areas[next] ?? []) {
      if (!reached.has(below)) waiting.push(below)
      reached.add(below)
    }
  }
  return reached
}
