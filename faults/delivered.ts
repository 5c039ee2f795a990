// Shows that what is delivered runs without a development package: npm run delivered
import '../tools/node-version.ts'
import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { demoPassword } from '../apps/api/src/seeds/demo-accounts.ts'
import { freePort } from '../tools/free-port.ts'
import { print } from '../tools/print.ts'
import { repositoryRoot } from '../tools/source-file.ts'
import { withFolder } from '../tools/throw-away-folder.ts'
import { ensureCompressedWebBuild } from '../tools/web-build.ts'
import { openedFiles } from './opened-files.ts'
import { product } from './product.ts'

/** Packages that only development needs. */
const developed = ['vite', 'vitest', 'typescript', 'oxlint', '@playwright/test', 's3rver']
const papersWithinMs = 120_000

await ensureCompressedWebBuild()
const problems = await withFolder('delivered', (folder) => inFreshFolder(join(folder, 'renfort')))
for (const problem of problems) print(`failed: ${problem}`)
print(problems.length === 0 ? 'What is delivered holds.' : 'What is delivered does NOT hold.')
process.exitCode = problems.length === 0 ? 0 : 1

async function inFreshFolder(folder: string): Promise<readonly string[]> {
  execFileSync(join(repositoryRoot, 'deploy/image/product.sh'), [folder], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  print(`Installed without development packages: ${Math.round(sizeOf(folder) / 1_000_000)} MB.`)
  const left = developed.filter((name) => existsSync(join(folder, 'node_modules', name)))
  const port = await freePort()
  const running = product(
    port,
    { DATA_DIR: `${folder}-data`, SEED: 'brief-demo', NODE_ENV: 'development' },
    undefined,
    { folder, program: join(folder, 'node_modules/.bin/node') },
  )
  try {
    await running.start()
    const page = await fetch(`http://127.0.0.1:${port}/`)
    const isServed = page.ok && (await page.text()).includes('<script')
    const ready = await fetch(`${running.address}/health/ready`)
    print(`It answers: ${ready.status} to /api/health/ready, ${page.status} to /.`)
    const { opened, problems: unopened } = await whenPapersAreMade(running.address)
    for (const line of opened) print(line)
    return [
      ...left.map((name) => `${name} is installed`),
      ...(isServed ? [] : ['the web app is not served']),
      ...(ready.ok ? [] : ['it is not ready']),
      ...unopened,
      ...running.crashes,
    ]
  } finally {
    await running.stop()
  }
}

async function whenPapersAreMade(address: string) {
  const account = { email: 'admin@maison-lumiere.test', password: demoPassword }
  const late = performance.now() + papersWithinMs
  for (;;) {
    const found = await openedFiles(address, account)
    if (found.problems.length === 0 || performance.now() > late) return found
    await wait(500)
  }
}

function sizeOf(path: string): number {
  const { size, isDirectory } = inspect(path)
  if (!isDirectory) return size
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
}

function inspect(path: string) {
  const found = lstatSync(path)
  return { size: found.isDirectory() ? 0 : found.size, isDirectory: found.isDirectory() }
}
