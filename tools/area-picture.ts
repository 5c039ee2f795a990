import type { AreaMatrix } from './import-rules.ts'

const titles: Readonly<Record<string, string>> = {
  'packages/domain/src': 'The domain',
  'apps/api/src': 'The API',
  'apps/web/src/features': 'The features of the web app',
}

/** The areas of each layer as diagrams: an arrow leads to an area that another depends on. */
export function renderAreas(matrix: AreaMatrix): string {
  return Object.entries(titles)
    .map(([layer, title]) => `**${title}** (\`${layer}\`)\n\n${diagram(matrix[layer] ?? {})}`)
    .join('\n\n')
}

function diagram(areas: AreaMatrix[string]): string {
  const folders = Object.entries(areas).filter(([area]) => isFolder(area))
  const arrows = folders.flatMap(([area, below]) =>
    below
      .filter(isFolder)
      .filter((one) => !below.some((other) => other !== one && standsOn(areas, other, one)))
      .map((one) => `  ${area} --> ${one}`),
  )
  const alone = folders
    .map(([area]) => area)
    .filter((area) => !arrows.join(' ').includes(` ${area}`))
  return ['```mermaid', 'flowchart TD', ...arrows, ...alone.map((area) => `  ${area}`), '```'].join(
    '\n',
  )
}

/** Files at the root of a layer compose its areas: they depend on all of them. */
const isFolder = (area: string): boolean => !area.endsWith('.ts')

/** Whether an area depends on another, directly or through others. */
function standsOn(areas: AreaMatrix[string], area: string, other: string): boolean {
  return (areas[area] ?? []).some((one) => one === other || standsOn(areas, one, other))
}

/** The page with the diagrams of the matrix, and with the folders of the areas, each between its marks. */
export function withAreas(page: string, matrix: AreaMatrix, paths: readonly string[]): string {
  return between(between(page, 'areas', renderAreas(matrix)), 'folders', renderFolders(paths))
}

function between(page: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name}: made by \`npm run docs\` -->`, `<!-- end of ${name} -->`]
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  if (from === -1 || to < from) throw new Error(`CONTRIBUTING.md has lost the marks of its ${name}`)
  return `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`
}

/** The areas that have folders, with those of each package. */
function renderFolders(paths: readonly string[]): string {
  const layers = [
    { name: 'domain', folders: foldersIn('packages/domain/src', paths) },
    { name: 'API', folders: foldersIn('apps/api/src', paths) },
    { name: 'web', folders: foldersIn('apps/web/src/features', paths) },
  ]
  const areas = new Set(layers.flatMap(({ folders }) => [...folders.keys()]))
  return [...areas]
    .toSorted()
    .map((area) => {
      const parts = layers.flatMap(({ name, folders }) => {
        const own = folders.get(area)
        return own === undefined ? [] : [`${name} (${[...own].toSorted().join(', ')})`]
      })
      return `- **${area}**: ${parts.join(', ')}`
    })
    .join('\n')
}

function foldersIn(layer: string, paths: readonly string[]): ReadonlyMap<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const path of paths) {
    if (!path.startsWith(`${layer}/`)) continue
    const [area = '', folder, file] = path.slice(layer.length + 1).split('/')
    if (folder === undefined || file === undefined) continue
    found.set(area, (found.get(area) ?? new Set()).add(folder))
  }
  return found
}
