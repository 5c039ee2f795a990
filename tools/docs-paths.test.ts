import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from './source-file.ts'

const pages = [
  ...readdirSync(repositoryRoot).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(repositoryRoot, 'docs'), { recursive: true })
    .map((name) => `docs/${String(name)}`)
    .filter((name) => name.endsWith('.md')),
]

/** The paths that a page names in backticks and links to; those with a placeholder are patterns. */
function pathsIn(page: string): string[] {
  const text = readFileSync(join(repositoryRoot, page), 'utf8')
  const quoted = [...text.matchAll(/`((?:packages|apps|tools|docs|e2e|bench)\/[\w./$-]+)`/g)]
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)\)/g)].map(
    ([, path]) => `${page.includes('/') ? `${page.slice(0, page.lastIndexOf('/'))}/` : ''}${path}`,
  )
  return [...quoted.map(([, path]) => path ?? ''), ...linked]
}

it.each(pages)('%s names only files that exist', (page) => {
  expect(pathsIn(page).filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([])
})

it('finds the paths of a page', () => {
  expect(pathsIn('docs/readings.md')).toContain('packages/domain/src/access/policy.ts')
  expect(pathsIn('docs/readings.md')).toContain('docs/law.md')
})
