import { describe, expect, it } from 'vitest'
import { sizeSummary, sizeViolations, suppressions } from './check-sizes.ts'

function lines(count: number): string {
  return 'x\n'.repeat(count)
}

function broken(path: string, text = ''): string[] {
  return sizeViolations([{ path, text }], 0).map(({ rule }) => rule)
}

describe('names', () => {
  it.each([
    'apps/api/src/missions/utils.ts',
    'apps/api/src/missions/helpers.test.ts',
    'apps/web/src/ui/types.ts',
    'packages/domain/src/index.ts',
    'apps/api/src/missions/service.ts',
    'apps/api/src/platform/constants.ts',
  ])('refuses %s', (path) => {
    expect(broken(path)).toEqual(['name'])
  })
  it.each([
    'packages/contract/src/index.ts',
    'apps/web/src/routes/tasks.view.$taskId.tsx',
    'apps/web/src/routes/index.tsx',
    'apps/web/src/ui/side-panel.gallery.tsx',
    'packages/domain/src/law/working-time-2.ts',
  ])('accepts %s', (path) => {
    expect(broken(path)).toEqual([])
  })
})

describe('suppressions', () => {
  it.each([
    '// oxlint-disable-next-line no-console\nconst a = 1',
    '/* eslint-disable no-console */\nconst a = 1',
    '// @ts-expect-error\nconst a = 1',
    '/* @ts-ignore */\nconst a = 1',
    '/** @ts-nocheck */\nconst a = 1',
    'const a = <p>{/* @ts-ignore */}</p>',
  ])('refuses one without a reason: %s', (text) => {
    expect(broken('tools/a.tsx', text)).toEqual(['suppression'])
  })
  it.each([
    '// oxlint-disable-next-line no-console -- the message goes to the terminal',
    '// @ts-expect-error the test passes a wrong value on purpose',
  ])('counts one with a reason: %s', (text) => {
    const file = { path: 'tools/a.ts', text }
    expect(broken(file.path, text)).toEqual([])
    expect(suppressions(file)).toHaveLength(1)
    expect(sizeSummary([file])).toContain('suppressions: 1')
  })
  it('reads comments, not words in a string', () => {
    expect(suppressions({ path: 'tools/a.ts', text: `const a = '@ts-ignore'` })).toEqual([])
  })
})

describe('scope', () => {
  it('refuses to pass when it has scanned nothing', () => {
    expect(sizeViolations([])).toMatchObject([{ rule: 'scan' }])
  })
  it('prints the median, the ninetieth percentile and the large files', () => {
    const files = [10, 20, 30, 300].map((count, at) => ({
      path: `tools/a${at}.ts`,
      text: lines(count),
    }))
    const summary = sizeSummary(files)
    expect(summary).toContain('4 files, median 20, p90 30, above 250: 1')
    expect(summary).toContain('300 tools/a3.ts')
  })
})
