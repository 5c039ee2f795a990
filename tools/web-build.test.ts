import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sourceHash } from './web-build.ts'

let root = ''

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'renfort-build-'))
  write('package-lock.json', '{}')
  write('apps/web/src/main.tsx', 'main')
  write('packages/domain/src/quote.ts', 'quote')
})

afterEach(() => rmSync(root, { recursive: true }))

it.each([
  ['a screen', 'apps/web/src/main.tsx'],
  ['a new file', 'apps/web/src/other.tsx'],
  ['a rule', 'packages/domain/src/quote.ts'],
  ['the dependencies', 'package-lock.json'],
])('sees a change of %s', (_, path) => {
  const before = sourceHash(root)
  write(path, 'changed')
  expect(sourceHash(root)).not.toBe(before)
})

it.each([
  ['the build itself', 'apps/web/dist/main.js'],
  ['a test', 'apps/web/src/main.test.tsx'],
  ['the server', 'apps/api/src/main.ts'],
])('does not build again for %s', (_, path) => {
  const before = sourceHash(root)
  write(path, 'changed')
  expect(sourceHash(root)).toBe(before)
})

it('is the same for a copy of the same files elsewhere', () => {
  const copy = `${root}-copy`
  cpSync(root, copy, { recursive: true })
  try {
    expect(sourceHash(copy)).toBe(sourceHash(root))
  } finally {
    rmSync(copy, { recursive: true })
  }
})
