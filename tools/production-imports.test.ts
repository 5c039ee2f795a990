import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { moduleGraph } from './module-graph.ts'
import { readSourceFiles, repositoryRoot } from './source-file.ts'

/** What an installation without development packages runs: the server, and the commands of its operator. */
const entries = [
  'apps/api/src/main.ts',
  'apps/api/src/insider.ts',
  'tools/start.ts',
  'tools/backup.ts',
  'tools/restore.ts',
]

const byPath = new Map(moduleGraph(readSourceFiles()).map((each) => [each.file.path, each]))

/** Every file that the entries reach; workers are started by their address, and read the same packages. */
function reached(): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [
    ...entries,
    ...[...byPath.keys()].filter((path) => /^apps\/api\/.*-worker\.ts$/.test(path)),
  ]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    for (const { target } of byPath.get(path)?.imports ?? [])
      if (target !== null) waiting.push(target)
  }
  return found
}

function dependenciesOf(folder: string): readonly string[] {
  const text = readFileSync(join(repositoryRoot, folder, 'package.json'), 'utf8')
  const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> }
  return Object.keys(dependencies)
}

const kept = new Set(['apps/api', 'packages/contract', 'packages/domain'].flatMap(dependenciesOf))

it('names only packages of production in what an installation runs', () => {
  const missing = [...reached()].flatMap((path) =>
    (byPath.get(path)?.imports ?? [])
      .filter(({ specifier, target }) => target === null && !isBuiltin(specifier))
      .map(({ specifier }) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier)
      .filter((name) => !kept.has(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(reached().size).toBeGreaterThan(500)
  expect(missing).toEqual([])
})

it('reads no file of the tests, which an image leaves behind', () => {
  expect([...reached()].filter((path) => /\/testing\/|\.test\.ts$/.test(path))).toEqual([])
})

it('keeps the weights of fonts that papers are set in', () => {
  const script = readFileSync(join(repositoryRoot, 'deploy/image/product.sh'), 'utf8')
  const weights = [...reached()].flatMap((path) =>
    [...(byPath.get(path)?.file.text ?? '').matchAll(/@expo-google-fonts\/[\w-]+\/(\w+)\//g)].map(
      ([, weight]) => weight ?? '',
    ),
  )
  expect(weights.length).toBeGreaterThan(5)
  for (const weight of new Set(weights)) expect(script).toContain(`! -name ${weight}`)
})

it('builds the web app in the image before it is put together', () => {
  const lines = readFileSync(join(repositoryRoot, 'deploy/Containerfile'), 'utf8')
  const steps = ['tools/build.ts', '--from=web /renfort/apps/web/dist', 'deploy/image/product.sh']
  const places = steps.map((step) => lines.indexOf(step))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
