import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DatedValue } from '../packages/domain/src/law/dated.ts'
import { renderTerritories } from './territories-table.ts'
import { isTest, repositoryRoot } from './source-file.ts'
import { parseSource } from './syntax-tree.ts'

const folder = 'packages/domain/src/law'

export interface LegalList {
  readonly name: string
  readonly file: string
  readonly explanation: string
  readonly entries: readonly DatedValue<unknown>[]
}

/** Every dated list that the law folder exports, with the sentence written above it. */
export async function readLegalLists(root = repositoryRoot): Promise<LegalList[]> {
  const names = readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts'))
    .sort()
  const lists = names
    .filter((name) => !isTest(name))
    .map(async (name) => {
      const file = `${folder}/${name}`
      const module: unknown = await import(pathToFileURL(join(root, file)).href)
      const explanations = commentsAboveExports(file, readFileSync(join(root, file), 'utf8'))
      const exported: [string, unknown][] = Object.entries(Object(module))
      return exported.flatMap(([exportName, value]): LegalList[] =>
        isDatedList(value)
          ? [
              {
                name: exportName,
                file,
                explanation: explanations.get(exportName) ?? '',
                entries: value,
              },
            ]
          : [],
      )
    })
  return (await Promise.all(lists)).flat()
}

function isDatedList(value: unknown): value is readonly DatedValue<unknown>[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (entry) =>
        typeof entry === 'object' && entry !== null && 'from' in entry && 'source' in entry,
    )
  )
}

function commentsAboveExports(path: string, text: string): Map<string, string> {
  const tree = parseSource({ path, text })
  const found = new Map<string, string>()
  tree.walk((node) => {
    if (node.type !== 'ExportNamedDeclaration') return
    if (node.declaration?.type !== 'VariableDeclaration') return
    const [declared] = node.declaration.declarations
    const comment = tree.comments.find(
      ({ end }) => text.slice(end, node.start).trim() === '' && end <= node.start,
    )
    if (declared?.id.type !== 'Identifier' || comment === undefined) return
    found.set(declared.id.name, comment.value.replace(/\s*\n\s*\*\s*|^\*/g, ' ').trim())
  })
  return found
}

export function renderLaw(lists: readonly LegalList[]): string {
  const sections = lists.map(({ name, file, explanation, entries }) => {
    const rows = entries.map(
      ({ from, value, source }) =>
        `| ${from} | ${cell(value)} | ${link(source.text, source.url)} | ${source.toConfirm ?? ''} |`,
    )
    return [
      `## ${name}`,
      '',
      `${explanation} (\`${file}\`)`.trim(),
      '',
      '| from | value | source | to be confirmed |',
      '|---|---|---|---|',
      ...rows,
      '',
    ].join('\n')
  })
  return [
    '# Legal constants',
    '',
    'Made by `npm run docs` from the dated lists of `packages/domain/src/law`. Do not edit.',
    '',
    'A value applies from its date until the next one. A mission is priced with the law of its own days. ' +
      'This page informs; it is not legal advice.',
    '',
    renderTerritories(),
    ...sections,
  ].join('\n')
}

function cell(value: unknown): string {
  if (Array.isArray(value)) return value.map(cell).join('; ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(
      ([key, inner]) => `${key}: ${typeof inner === 'object' ? `(${cell(inner)})` : String(inner)}`,
    )
    .join(', ')
}

function link(text: string, url: string | undefined): string {
  return url === undefined ? text : `[${text}](${url})`
}
