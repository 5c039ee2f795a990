import { expect, it } from 'vitest'
import { isTest, readSourceFiles, type SourceFile } from './source-file.ts'

/** The files that may name paths of screens: route files and the router have their own. */
const named = [
  'apps/web/src/platform/screen-paths.ts',
  'apps/web/src/routes/',
  'apps/web/src/routeTree.gen.ts',
]

/**
 * The code of the first screen writes its few paths out, because the names of all would exceed the limit of its
 * script (`e2e/script-weight.spec.ts`); the router checks them too.
 */
const firstScreen = [
  'apps/web/src/features/account/',
  'apps/web/src/features/attendance/hours-search.ts',
  'apps/web/src/features/frame/message-page.tsx',
  'apps/web/src/features/mission-record/facts/step-paths.ts',
  'apps/web/src/features/mission/list/mission-filters.ts',
  'apps/web/src/features/permanent/',
  'apps/web/src/features/posting/require-step.ts',
  'apps/web/src/platform/company-switch.ts',
  'apps/web/src/platform/failures.ts',
  'apps/web/src/platform/guards.ts',
]

const files = readSourceFiles()
const routeTree = files.find(({ path }) => path === 'apps/web/src/routeTree.gen.ts')?.text ?? ''
const paths = new Set([...routeTree.matchAll(/fullPath: '(\/.+?)\/?'/g)].map(([, path]) => path))

function writtenIn({ text }: SourceFile): readonly string[] {
  const start = text.match(/\bto(?:=|: )["']\/["']/g) ?? []
  const others = [...text.matchAll(/["'`](\/[^"'`]+)["'`]/g)].filter(([, path]) => paths.has(path))
  return [...start, ...others.map(([written]) => written)]
}

const writing = files
  .filter(
    (file) =>
      file.path.startsWith('apps/web/src/') &&
      !isTest(file.path) &&
      !named.some((place) => file.path.startsWith(place)) &&
      writtenIn(file).length > 0,
  )
  .map(({ path }) => path)

it('reads the paths of the screens from the routes', () => {
  expect([...paths]).toEqual(expect.arrayContaining(['/planning', '/tasks/view/$taskId']))
})

it('what is outside of the first screen names a screen instead of writing its path', () => {
  const others = writing.filter((path) => !firstScreen.some((place) => path.startsWith(place)))
  expect(others).toEqual([])
})

it('only what writes a path out stands in the list of the first screen', () => {
  const idle = firstScreen.filter((place) => !writing.some((path) => path.startsWith(place)))
  expect(idle).toEqual([])
})
