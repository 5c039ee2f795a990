import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSourceFiles, repositoryRoot } from './source-file.ts'

const pages = [
  ...readdirSync(repositoryRoot).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(repositoryRoot, 'docs'), { recursive: true })
    .map((name) => `docs/${String(name)}`)
    .filter((name) => name.endsWith('.md')),
]

/** The paths that a page names in backticks and links to; those with a placeholder are patterns. */
function pathsIn(page: string): string[] {
  const text = readFileSync(join(repositoryRoot, page), 'utf8')
  const quoted = [
    ...text.matchAll(/`((?:packages|apps|tools|docs|e2e|bench|faults|fuzz)\/[\w./$-]+)`/g),
  ]
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)\)/g)].map(
    ([, path]) => `${page.includes('/') ? `${page.slice(0, page.lastIndexOf('/'))}/` : ''}${path}`,
  )
  return [...quoted.map(([, path]) => path ?? ''), ...linked]
}

it.each(pages)('%s names only files that exist', (page) => {
  expect(pathsIn(page).filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([])
})

/** The lines of lists and tables that a text has twice under one heading; several tables may have one head. */
function saidTwice(text: string): string[] {
  return text.split(/^#+ /m).flatMap((section) => {
    const lines = section.split('\n').map((line) => line.replaceAll(/\s+/g, ' '))
    const isHead = (at: number) => /^\|[ |:-]+\|$/.test(lines[at + 1] ?? '')
    const said = lines.filter(
      (line, at) => /^(\| |- )/.test(line) && /\w/.test(line) && !isHead(at),
    )
    return said.filter((line, at) => said.indexOf(line) < at)
  })
}

it.each(pages)('%s says nothing twice', (page) => {
  expect(saidTwice(readFileSync(join(repositoryRoot, page), 'utf8'))).toEqual([])
})

it('finds what a page says twice', () => {
  const table = (...rows: string[]) => ['| a  | b |', '| -- | - |', ...rows].join('\n')
  expect(saidTwice(`# A\n${table('| x  | y |', '| x | y |')}\n- z\n- z`)).toEqual([
    '| x | y |',
    '- z',
  ])
  expect(saidTwice(`# A\n${table('| x | y |')}\n\n${table('| z | y |')}\n# B\n- z`)).toEqual([])
})

it('finds the paths of a page', () => {
  expect(pathsIn('docs/readings.md')).toContain('packages/domain/src/access/policy.ts')
  expect(pathsIn('docs/readings.md')).toContain('docs/law.md')
})

it('docs/readings.md has a row for every reading that the code cites', () => {
  const readings = readFileSync(join(repositoryRoot, 'docs/readings.md'), 'utf8')
  const cited = readSourceFiles()
    .filter(({ path }) => /^(packages|apps)\//.test(path))
    .flatMap(({ text }) => text.match(/\b[CNG]-\d\d\b/g) ?? [])
  expect(cited.length).toBeGreaterThan(50)
  expect([...new Set(cited)].filter((id) => !readings.includes(id))).toEqual([])
})
