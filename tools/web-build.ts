import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { compressFiles } from './compress-files.ts'
import { print } from './print.ts'
import { filesUnder, isTest, repositoryRoot } from './source-file.ts'
import { runLoudly } from './step.ts'

const sources = ['apps/web', 'packages/domain', 'packages/contract']

/** The folder of the built web app. */
export const webBuild = join(repositoryRoot, 'apps/web/dist')
const mark = join(webBuild, '.built')

/** Builds the web app, unless the last build was made from the same sources and dependencies. */
export async function ensureWebBuild(): Promise<void> {
  const wanted = sourceHash(repositoryRoot)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  print('Building the web app…')
  const env = { ...process.env, NODE_ENV: 'production' }
  for (const config of ['vite.config.ts', 'vite.sider.config.ts']) {
    const options = ['--config', join(repositoryRoot, 'apps/web', config), '--logLevel', 'warn']
    const built = await runLoudly('vite', ['build', 'apps/web', ...options], env)
    if (!built) throw new Error('The web app could not be built')
  }
  // The build writes a generated source (the route tree), so the sources are hashed again.
  writeFileSync(mark, sourceHash(repositoryRoot))
}

/** The web app as a release serves it: built, and its files compressed. */
export async function ensureCompressedWebBuild(): Promise<void> {
  await ensureWebBuild()
  await compressFiles(webBuild)
}

/** A hash of everything that the web app is built from. */
export function sourceHash(root: string): string {
  const hash = createHash('sha1')
  const files = sources.flatMap((folder) => filesUnder(join(root, folder)))
  for (const path of [join(root, 'package-lock.json'), ...files].sort()) {
    if (isTest(path)) continue
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}
