import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withIntegrity } from './with-integrity.ts'

let directory = ''

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'renfort-integrity-'))
  mkdirSync(join(directory, 'assets'))
  for (const name of ['a.js', 'a.css', 'font.woff2']) {
    writeFileSync(join(directory, 'assets', name), 'abc')
  }
})

afterAll(() => rmSync(directory, { recursive: true, force: true }))

// SHA-384 of `abc`, from the examples of FIPS 180-4.
const ofAbc = 'sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn'

it('ASVS 3.6.1 adds the hash of scripts and style sheets to their elements', () => {
  expect(
    withIntegrity('<script type="module" crossorigin src="/assets/a.js"></script>', directory),
  ).toBe(`<script type="module" crossorigin src="/assets/a.js" integrity="${ofAbc}"></script>`)
  expect(withIntegrity('<link rel="stylesheet" href="/assets/a.css">', directory)).toBe(
    `<link rel="stylesheet" href="/assets/a.css" integrity="${ofAbc}">`,
  )
})

it('leaves everything else as it is', () => {
  const page =
    '<link rel="icon" href="/favicon.svg"><link rel="preload" href="/assets/font.woff2" as="font"><script>1</script>'
  expect(withIntegrity(page, directory)).toBe(page)
})
