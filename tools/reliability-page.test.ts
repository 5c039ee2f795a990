import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from './source-file.ts'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const page = read('docs/reliability.md')

it('has each fault of the table once', () => {
  const rows = [...page.matchAll(/^\| (R\d+) /gm)].map(([, name]) => name)
  expect(rows).toEqual(Array.from({ length: 23 }, (_, index) => `R${index + 1}`))
})

it('names commands that exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [...page.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([])
})

it('names tests that exist', () => {
  const named = [...page.matchAll(/`((?:apps|packages|tools|e2e)\/[^`]+\.ts)`/g)].map(
    ([, path = '']) => path,
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([])
})
