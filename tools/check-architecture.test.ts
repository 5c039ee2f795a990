import { describe, expect, it } from 'vitest'
import { architectureViolations } from './check-architecture.ts'
import { readManifests } from './manifests.ts'
import { moduleGraph } from './module-graph.ts'
import { readSourceFiles, type SourceFile } from './source-file.ts'

const manifests = new Map([
  ['', new Set(['vitest', 'fast-check'])],
  ['packages/domain', new Set<string>()],
  ['packages/contract', new Set(['@renfort/domain', 'zod'])],
  [
    'apps/api',
    new Set(['@renfort/domain', '@renfort/contract', 'fastify', 'kysely', '@libpdf/core']),
  ],
  ['apps/web', new Set(['@renfort/domain', 'react'])],
])

const matrix = {
  'packages/domain/src': {
    kernel: [],
    mission: ['kernel'],
    shift: ['mission'],
    'flexible-planning': ['mission'],
  },
}

/** The rules that virtual files break, one string per violation: `rule path`. */
function broken(files: Record<string, string>): string[] {
  const sources = Object.entries(files).map(([path, text]): SourceFile => ({ path, text }))
  return architectureViolations(moduleGraph(sources), manifests, matrix, 0).map(
    ({ rule, path }) => `${rule} ${path}`,
  )
}

const kernel = 'packages/domain/src/kernel/money.ts'
const shift = 'packages/domain/src/shift/shift.ts'
const command = 'apps/api/src/mission/confirm-mission.ts'

describe('area edges', () => {
  it('refuses an area that imports one above it', () => {
    expect(broken({ [shift]: '', [kernel]: `import '../shift/shift.ts'` })).toEqual([
      `area-edge ${kernel}`,
    ])
  })
  it('accepts an area that imports one below it, directly or through others', () => {
    expect(broken({ [kernel]: '', [shift]: `import '../kernel/money.ts'` })).toEqual([])
  })
  it('refuses an edge between neighbours that do not stand on each other', () => {
    const flexible = 'packages/domain/src/flexible-planning/days.ts'
    expect(broken({ [shift]: '', [flexible]: `import '../shift/shift.ts'` })).toEqual([
      `area-edge ${flexible}`,
    ])
  })
  it('refuses two areas that stand on each other', () => {
    const facing = { 'packages/domain/src': { mission: ['shift'], shift: ['mission'] } }
    expect(architectureViolations([], manifests, facing, 0)).toMatchObject([
      { rule: 'area-cycle' },
      { rule: 'area-cycle' },
    ])
  })
  it('refuses two words for one area', () => {
    expect(broken({ [shift]: '', 'packages/contract/src/shifts.ts': '' })).toEqual([
      'area-word packages/contract/src/shifts.ts',
    ])
  })
  it('refuses a folder that the matrix does not know', () => {
    const stray = 'packages/domain/src/misc/thing.ts'
    expect(broken({ [stray]: '' })).toEqual([`area-unknown ${stray}`])
  })
  it('lets a test build its case with any area', () => {
    const test = 'packages/domain/src/kernel/money.test.ts'
    expect(broken({ [shift]: '', [test]: `import '../shift/shift.ts'` })).toEqual([])
  })
})

describe('workspaces', () => {
  it.each([
    ['packages/domain/src/shift/a.ts', '@renfort/contract'],
    ['packages/domain/src/shift/a.ts', '../../../contract/src/index.ts'],
    ['packages/contract/src/a.ts', '../../../apps/api/src/app.ts'],
    ['apps/api/src/app.ts', '../../web/src/main.tsx'],
    ['apps/web/src/main.tsx', '../../api/src/app.ts'],
    ['apps/web/src/main.tsx', '../../../packages/domain/src/shift/shift.ts'],
    ['apps/api/src/app.ts', '../../../tools/print.ts'],
  ])('refuses %s importing %s', (from, to) => {
    const everything = {
      [shift]: '',
      'packages/contract/src/index.ts': '',
      'apps/api/src/app.ts': '',
      'apps/web/src/main.tsx': '',
      'tools/print.ts': '',
    }
    expect(broken({ ...everything, [from]: `import '${to}'` })).toContain(`workspace-edge ${from}`)
  })
  it('sees edges made by re-exports, dynamic imports and inline import types', () => {
    const app = { 'apps/api/src/app.ts': '' }
    const edge = ['workspace-edge apps/web/src/a.ts']
    expect(broken({ ...app, 'apps/web/src/a.ts': `export * from '../../api/src/app.ts'` })).toEqual(
      edge,
    )
    expect(broken({ ...app, 'apps/web/src/a.ts': `await import('../../api/src/app.ts')` })).toEqual(
      edge,
    )
    expect(broken({ 'apps/web/src/a.ts': `type A = import('../../api/src/app.ts').A` })).toEqual([
      'inline-import apps/web/src/a.ts',
    ])
  })
  it('refuses an import that leads to no file', () => {
    expect(broken({ [shift]: `import './gone.ts'` })).toEqual([`missing-file ${shift}`])
  })
})

describe('packages', () => {
  it.each([
    ['undeclared', 'apps/api/src/app.ts', 'lodash'],
    ['undeclared', 'apps/web/src/a.ts', 'fastify'],
    ['undeclared', 'tools/a.ts', 'react'],
    ['undeclared', 'e2e/a.spec.ts', '@playwright/test'],
    ['undeclared', 'apps/api/src/app.ts', 'vitest'],
    ['purity', shift, 'zod'],
    ['purity', shift, 'node:fs'],
    ['purity', 'packages/contract/src/a.ts', 'fastify'],
    ['purity', 'apps/web/src/a.ts', 'node:path'],
    ['node-prefix', 'tools/a.ts', 'fs'],
    ['kysely', command, 'kysely'],
    ['pdf', 'apps/api/src/file/fill-place.ts', '@libpdf/core'],
  ])('%s: refuses %s importing %s', (rule, path, name) => {
    expect(broken({ [path]: `import '${name}'` })).toEqual([`${rule} ${path}`])
  })
  it.each([
    ['apps/api/src/mission-record/mission-queries.ts', 'kysely'],
    ['apps/api/src/file/pdf/copy-drawing.ts', '@libpdf/core'],
    ['apps/api/src/platform/database/db.ts', 'kysely'],
    ['apps/api/src/mission/confirm-mission.test.ts', 'kysely'],
    ['packages/domain/src/shift/shift.test.ts', 'vitest'],
    ['packages/contract/src/kernel/fields.ts', 'zod'],
    ['apps/api/src/app.ts', 'node:fs'],
    ['apps/web/vite.config.ts', 'node:path'],
  ])('accepts %s importing %s', (path, name) => {
    expect(broken({ [path]: `import '${name}'` })).toEqual([])
  })
})

describe('cycles and scope', () => {
  it('finds a cycle, also when it is made of types', () => {
    const files = {
      'tools/a.ts': `import './b.ts'`,
      'tools/b.ts': `import type { C } from './c.ts'`,
      'tools/c.ts': `export { a } from './a.ts'`,
      'tools/d.ts': `import './a.ts'`,
    }
    expect(broken(files)).toEqual(['cycle tools/a.ts'])
  })
  it('refuses to pass when it has scanned nothing', () => {
    expect(architectureViolations([], manifests)).toMatchObject([{ rule: 'scan' }])
  })
  it('scans the whole repository', () => {
    const paths = readSourceFiles().map(({ path }) => path)
    expect(paths).toContain('packages/domain/src/errors.ts')
    expect(paths).toContain('packages/contract/src/kernel/endpoint.ts')
    expect(paths).toContain('tools/check-architecture.test.ts')
    expect(readManifests().get('packages/contract')).toContain('zod')
  })
})
