import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { repositoryRoot } from './source-file.ts'

// Shows that each setting of the tools refuses something: a setting that a new version renames or drops would
// otherwise have no effect, unnoticed.
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'renfort-guards-'))
  for (const name of ['.oxlintrc.json', '.oxfmtrc.json', 'tsconfig.base.json', 'knip.json']) {
    copyFileSync(join(repositoryRoot, name), join(folder, name))
  }
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

function run(program: string, args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(repositoryRoot, 'node_modules', program), ...args],
    { cwd: folder, encoding: 'utf8' },
  )
  return stdout + stderr
}

describe('the linter', () => {
  it.each([
    ['no-console', `console.log('a')`],
    ['no-explicit-any', 'export const a = (b: any) => b'],
    ['no-non-null-assertion', 'export const a = (b: string | null) => b!.length'],
    ['no-default-export', 'export default 1'],
    ['consistent-type-imports', `import { A } from './b.ts'\nexport const a = (b: A) => b`],
    ['no-restricted-imports', `import { Clock } from 'lucide-react'\nexport const a = Clock`],
    ['no-cycle', `import { b } from './b.ts'\nexport const a = () => b`],
    ['no-unused-vars', 'const a = 1'],
    ['eqeqeq', 'export const a = (b: number) => b == 1'],
    [
      'rules-of-hooks',
      `import { useState } from 'react'\nexport function A({ b }: { b: boolean }) { if (b) useState(1); return null }`,
    ],
    ['alt-text', 'export const A = () => <img src="a.png" />'],
    ['expect-expect', `import { it } from 'vitest'\nit('a', () => {})`],
    [
      'no-focused-tests',
      `import { expect, it } from 'vitest'\nit.only('a', () => expect(1).toBe(1))`,
    ],
    ['Unused', '// oxlint-disable-next-line no-console -- nothing to silence\nexport const a = 1'],
  ])('refuses through %s', (rule, text) => {
    const other = `import { a } from './a.test.tsx'\nexport interface A { a: typeof a }\nexport const b = () => a`
    write('b.ts', other)
    write('a.test.tsx', text)
    expect(run('oxlint/bin/oxlint', ['a.test.tsx', 'b.ts'])).toContain(rule)
  })
  it('accepts what breaks no rule', () => {
    write(
      'a.test.tsx',
      `import type { LucideIcon } from 'lucide-react'\nimport Clock from 'lucide-react/icons/clock'\nexport const a: LucideIcon = Clock\n`,
    )
    expect(run('oxlint/bin/oxlint', ['a.test.tsx'])).toContain('0 errors')
  })

  it('keeps time, chance and the outside world at their one place', () => {
    const rule = 'packages/domain/src/shift'
    const refused = {
      [`${rule}/now.ts`]: 'export const now = Date.now()',
      [`${rule}/later.ts`]: 'export const later = (at: Date) => at',
      [`${rule}/day.ts`]: 'export const same = (day: Temporal.PlainDate) => day',
      [`${rule}/dice.ts`]: 'export const dice = () => Math.random()',
      [`${rule}/width.ts`]: 'export const width = window.innerWidth',
      [`${rule}/home.ts`]: 'export const home = process.env',
      [`${rule}/calendar.ts`]: 'export const now = Temporal.Now.instant()',
      'packages/domain/src/kernel/calendar.ts': 'export const now = Date.now()',
      'apps/api/src/app.ts': 'export const now = Temporal.Now.instant()',
      'apps/api/src/mission/now.ts': 'export const at = new Date()',
      'apps/api/src/mission/global.ts': 'export const at = globalThis.Date.now()',
      'apps/api/src/mission/later.ts': 'export const later = (at: Date) => at',
      'apps/api/src/mission/measure.ts': 'export const at = performance.now()',
      'apps/api/src/mission/ask.ts': `export const answer = fetch('/')`,
      'apps/api/src/outside/mail/clock.ts': 'export const now = Date.now()',
      'apps/web/src/features/mission/ask.ts': `export const answer = window.fetch('/')`,
      'apps/web/src/platform/send.ts': 'export const now = Temporal.Now.instant()',
    }
    const accepted = {
      'packages/domain/src/kernel/place.ts': 'export const half = (a: number) => Math.floor(a / 2)',
      [`${rule}/night.ts`]: 'export const from = (window: { start: number }) => window.start',
      [`${rule}/label.ts`]: 'export const label = { Date: 1, fetch: 2 }.fetch',
      [`${rule}/night.test.ts`]: 'export const now = Date.now()',
      'apps/api/src/platform/clock.ts': 'export const now = () => Date.now()',
      'apps/api/src/outside/mail/real.ts': `export const answer = fetch('/')`,
    }
    expect(filesRefused({ ...refused, ...accepted })).toEqual(Object.keys(refused).toSorted())
  })

  it('bounds files, and wants their names in kebab-case', () => {
    const lines = (count: number) => 'export {}\n'.repeat(count)
    const refused = {
      'apps/api/src/mission/long.ts': lines(401),
      'apps/api/src/mission/long.test.ts': `import { it } from 'vitest'\nit.todo('a')\n${lines(599)}`,
      'apps/web/src/features/mission/MissionPage.tsx': 'export const a = 1',
      'packages/domain/src/shift/shift_rules.ts': 'export const a = 1',
    }
    const accepted = {
      'apps/api/src/mission/full.ts': lines(400),
      'apps/web/src/features/mission/fr.ts': lines(401),
      'apps/api/src/seeds/demo.ts': lines(401),
      'apps/web/src/routes/_app.tasks_.$id.tsx': 'export const a = 1',
      'packages/domain/src/shift/shift-rules.test.ts': 'export const a = 1',
    }
    expect(filesRefused({ ...refused, ...accepted })).toEqual(Object.keys(refused).toSorted())
  })
})

/** Writes the files; returns the paths of those that the linter refuses, in order. */
function filesRefused(files: Readonly<Record<string, string>>): readonly string[] {
  for (const [path, text] of Object.entries(files)) write(path, text)
  const output = run('oxlint/bin/oxlint', ['--format=unix', '.'])
  return Object.keys(files)
    .filter((path) => output.split('\n').some((line) => line.includes(`${path}:`)))
    .toSorted()
}

describe('the compiler', () => {
  it('refuses what the settings forbid', { timeout: 30_000 }, () => {
    write('tsconfig.json', JSON.stringify({ extends: './tsconfig.base.json', files: ['a.ts'] }))
    write(
      'a.ts',
      [
        'export enum A { B }',
        'export const first = (list: string[]): string => list[0]',
        'export const optional: { a?: string } = { a: undefined }',
        'export const unused = (a: string): void => { const b = 1 }',
        'export const screen = window',
        'export const untyped = (a) => a',
      ].join('\n'),
    )
    const output = run('typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json'])
    for (const [line, code] of [
      [1, 'TS1294'],
      [2, 'TS2322'],
      [3, 'TS2375'],
      [4, 'TS6133'],
      [5, 'TS2304'],
      [6, 'TS7006'],
    ]) {
      expect(output).toMatch(new RegExp(`a\\.ts\\(${line},\\d+\\): error ${code}`))
    }
  })
})

describe('the formatter', () => {
  it('refuses semicolons, double quotes and long lines, and nothing else', () => {
    write('semicolon.ts', 'export const a = 1;\n')
    write('quotes.ts', 'export const a = "b"\n')
    write('long.ts', `export const a = [${'100, '.repeat(20)}100]\n`)
    write('good.ts', `export const a = 'b'\n`)
    const output = run('oxfmt/bin/oxfmt', ['--check', '.'])
    for (const name of ['semicolon.ts', 'quotes.ts', 'long.ts']) expect(output).toContain(name)
    expect(output).not.toContain('good.ts')
  })
})

describe('the search for unused code', () => {
  it('finds a file, an export and a dependency that nothing uses', { timeout: 30_000 }, () => {
    const manifest = (name: string, more: object = {}): string =>
      JSON.stringify({ name, version: '1.0.0', type: 'module', ...more })
    write(
      'package.json',
      manifest('root', {
        workspaces: ['packages/domain', 'apps/api'],
        scripts: { start: 'node tools/start.ts' },
        dependencies: { 'left-pad': '1.0.0' },
      }),
    )
    write('packages/domain/package.json', manifest('domain', { exports: { './*': './src/*' } }))
    write('packages/domain/src/rule.ts', 'export const used = 1\nexport const forgotten = 2\n')
    write('apps/api/package.json', manifest('api'))
    write(
      'apps/api/src/main.ts',
      `import { used } from '../../../packages/domain/src/rule.ts'\nvoid used\n`,
    )
    write('apps/api/src/stray.ts', 'export const stray = 1\n')
    write('tools/start.ts', `import '../apps/api/src/main.ts'\n`)
    const output = run('knip/bin/knip.js', [])
    expect(output).toMatch(/Unused files[^]*apps\/api\/src\/stray\.ts/)
    expect(output).toMatch(/Unused exports[^]*forgotten/)
    expect(output).toMatch(/Unused dependencies[^]*left-pad/)
    expect(output).not.toMatch(/^used\b/m)
  })
})
