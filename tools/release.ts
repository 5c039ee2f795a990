// Makes a release: `npm run release -- 1.0.0` checks the tree, gives the changelog and every package
// the version, keeps what the release writes into its database and the schema that a new installation
// begins with, and leaves a commit with its tag. Nothing is published.
import './node-version.ts'
import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutAcceptedBreaks } from './accepted-api-breaks.ts'
import { releasedApiFile } from './api-file.ts'
import { cutChangelog } from './changelog.ts'
import { print, printError } from './print.ts'
import { repositoryRoot } from './source-file.ts'

const version = process.argv[2] ?? ''
const packages = ['.', 'packages/domain', 'packages/contract', 'apps/api', 'apps/web']

/** Sets the version of a package, also where it names another package of the repository. */
function withVersion(text: string): string {
  const own = text.replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`)
  return own.replaceAll(/^( {4}"@renfort\/\w+": )"[^"]*"/gm, `$1"${version}"`)
}

function rewrite(path: string, change: (text: string) => string): void {
  const file = join(repositoryRoot, path)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

function run(program: string, ...args: readonly string[]): void {
  execFileSync(program, args, { cwd: repositoryRoot, stdio: 'inherit' })
}

if (!/^\d+\.\d+\.\d+(?:-[a-z]+\.\d+)?$/.test(version)) {
  printError('Give the release a version: npm run release -- 1.0.0')
  process.exit(1)
}
const changed = execFileSync('git', ['status', '--porcelain'], { cwd: repositoryRoot })
if (changed.length > 0) {
  printError('Commit what has changed first: a release is made of what is committed.')
  process.exit(1)
}
run('npm', 'run', 'check')
const day = new Date().toISOString().slice(0, 10)
rewrite('CHANGELOG.md', (text) => cutChangelog(text, version, day))
for (const folder of packages) rewrite(join(folder, 'package.json'), withVersion)
run('npm', 'install', '--package-lock-only', '--ignore-scripts')
// The API that programs may count on from now on.
run('node', 'tools/gen-docs.ts')
copyFileSync(join(repositoryRoot, 'docs/openapi.json'), join(repositoryRoot, releasedApiFile))
rewrite('tools/accepted-api-breaks.ts', withoutAcceptedBreaks)
run('node', 'tools/gen-baseline.ts')
run('node', 'tools/keep-release.ts', version)
run('git', 'add', '--all')
run('git', 'commit', '--message', `chore: release ${version}`)
run('git', 'tag', `v${version}`)
print(`${version} is committed and tagged: push both.`)
