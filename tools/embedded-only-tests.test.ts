import { expect, it } from 'vitest'
import { embeddedOnlyTests } from './embedded-only-tests.ts'
import { readSourceFiles } from './source-file.ts'

it('names the tests of the API from which nothing leads to the database of the run', () => {
  const files = [
    { path: 'apps/api/src/testing/test-database.ts', text: 'const url = env.TEST_DATABASE_URL' },
    { path: 'apps/api/src/testing/test-app.ts', text: "import { open } from './test-database.ts'" },
    { path: 'apps/api/src/a/far.test.ts', text: "import { app } from '../testing/test-app.ts'" },
    { path: 'apps/api/src/a/by-itself.test.ts', text: 'const url = env.TEST_DATABASE_URL' },
    { path: 'apps/api/src/a/pure.test.ts', text: "import { sum } from './sum.ts'" },
    { path: 'apps/api/src/a/sum.ts', text: 'export const sum = 1' },
    { path: 'packages/domain/src/a/b.test.ts', text: '' },
  ]
  expect(embeddedOnlyTests(files)).toEqual(['apps/api/src/a/pure.test.ts'])
})

it('leaves the tests of every stored thing for PostgreSQL', () => {
  const left = embeddedOnlyTests(readSourceFiles())
  expect(left).toContain('apps/api/src/main.test.ts')
  expect(left).not.toContain('apps/api/src/contract/contracts.test.ts')
  expect(left).not.toContain('apps/api/src/two-starts.test.ts')
})
