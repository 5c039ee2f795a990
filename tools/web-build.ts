import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { print } from './print.ts'
import { filesUnder, isTest, repositoryRoot } from './source-file.ts'

const sources = ['apps/web', 'packages/domain', 'packages/contract']
const dist = join(repositoryRoot, 'apps/web/dist')
const mark = join(dist, '.built')

/** Builds the web app unless the last build was made of the very same sources and dependencies. */
export function ensureWebBuild(root = repositoryRoot): 'built' | 'current' {
  const wanted = sourceHash(root)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return 'current'
  print('Building the web app…')
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: join(root, 'apps/web'),
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  if (status !== 0) throw new Error('The web app could not be built')
  // The build may have written generated sources (the route tree): the mark holds what is there now.
  writeFileSync(mark, sourceHash(root))
  return 'built'
}

/** A fingerprint of everything that the web app is built from. */
export function sourceHash(root: string): string {
  const hash = createHash('sha1')
  const files = sources.flatMap((folder) => filesUnder(join(root, folder)))
  for (const path of [join(root, 'package-lock.json'), ...files].sort()) {
    if (isTest(path)) continue
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}
