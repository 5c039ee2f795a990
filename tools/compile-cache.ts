import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { repositoryRoot } from './source-file.ts'

const cache = join(repositoryRoot, 'node_modules/.cache/renfort')

/** Takes what Node made of the sources from an earlier start. To fill the cache while starting takes seconds. */
export function enableFilledCache(): void {
  if (existsSync(cache)) enableCompileCache(cache)
}

/** Fills the cache with a module and all that it imports, in a process of its own that ends with this one. */
export async function fillCache(module: string, folder = cache): Promise<void> {
  if (existsSync(folder)) return
  const making = `${folder}.${process.pid}`
  // What Node makes of a source holds for the options that it was made with.
  const args = [...process.execArgv, '-e', `import(${JSON.stringify(module)})`]
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_COMPILE_CACHE: making },
    stdio: 'ignore',
  })
  const drop = () => rmSync(making, { recursive: true, force: true })
  const end = () => {
    child.kill('SIGKILL')
    drop()
  }
  process.once('exit', end)
  const [code] = await once(child, 'exit')
  process.off('exit', end)
  if (code === 0) renameSync(making, folder)
  else drop()
}
