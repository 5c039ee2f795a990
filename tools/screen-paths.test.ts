import { expect, it } from 'vitest'
import { isTest, readSourceFiles, type SourceFile } from './source-file.ts'

/** Where paths of screens are named; route files and the router have them of themselves. */
const named = [
  'apps/web/src/platform/screen-paths.ts',
  'apps/web/src/platform/staff-paths.ts',
  'apps/web/src/routes/',
  'apps/web/src/routeTree.gen.ts',
]

/**
 * What the first screen is drawn with writes its few paths out, since the names of all would not fit into
 * the weight of its script (`e2e/script-weight.spec.ts`); the router types them as well.
 */
const firstScreen = [
  'account',
  'apps/web/src/platform/company-switch.ts',
  'apps/web/src/platform/failures.ts',
  'apps/web/src/platform/guards.ts',
  'apps/web/src/platform/me.ts',
  'frame',
  'permanent',
]

/** Areas that still write paths out: a list that only becomes shorter. */
const stillWriting = [
  'administration',
  'amendment',
  'attendance',
  'collection',
  'contract',
  'inbox',
  'invoice',
  'mission',
  'mission-record',
  'onboarding',
  'planning',
  'posting',
  'preselection',
  'quotation',
  'sider',
]

const files = readSourceFiles()
const routeTree = files.find(({ path }) => path === 'apps/web/src/routeTree.gen.ts')?.text ?? ''
const paths = new Set([...routeTree.matchAll(/fullPath: '(\/.+?)\/?'/g)].map(([, path]) => path))

function writtenIn({ text }: SourceFile): readonly string[] {
  const start = text.match(/\bto(?:=|: )["']\/["']/g) ?? []
  const others = [...text.matchAll(/["'`](\/[^"'`]+)["'`]/g)].filter(([, path]) => paths.has(path))
  return [...start, ...others.map(([written]) => written)]
}

const areaOf = (path: string) => /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1] ?? path

const writing = files.filter(
  (file) =>
    file.path.startsWith('apps/web/src/') &&
    !isTest(file.path) &&
    !named.some((place) => file.path.startsWith(place)) &&
    writtenIn(file).length > 0,
)

it('reads the paths of the screens from the routes', () => {
  expect([...paths]).toEqual(expect.arrayContaining(['/planning', '/tasks/view/$taskId']))
})

it('features name a screen instead of writing its path, but for those that still do', () => {
  const areas = new Set(writing.map(({ path }) => areaOf(path)))
  expect([...areas].toSorted()).toEqual([...firstScreen, ...stillWriting].toSorted())
})
