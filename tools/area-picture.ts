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

const begin = '<!-- areas: made by `npm run docs` -->'
const end = '<!-- end of areas -->'

/** The page with the diagrams of the matrix between its two marks. */
export function withAreas(page: string, matrix: AreaMatrix): string {
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  if (from === -1 || to < from) throw new Error('CONTRIBUTING.md has lost the marks of its areas')
  return `${page.slice(0, from + begin.length)}\n\n${renderAreas(matrix)}\n\n${page.slice(to)}`
}
