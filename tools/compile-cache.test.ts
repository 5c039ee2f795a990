import { execFileSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { fillCache } from './compile-cache.ts'
import { withFolder } from './throw-away-folder.ts'

it('is filled once with what a module brings, and not by one that fails', async () => {
  await withFolder('cache', async (folder) => {
    const module = (name: string, text: string) => {
      writeFileSync(join(folder, name), text)
      return pathToFileURL(join(folder, name)).href
    }
    const cache = join(folder, 'cache')
    const files = () => readdirSync(folder).filter((name) => name.startsWith('cache'))
    await fillCache(module('bad.mts', 'throw new Error("no")'), cache)
    expect(files()).toEqual([])
    const good = module('good.mts', 'export const answer: number = 42')
    await fillCache(good, cache)
    expect(files()).toEqual(['cache'])
    const filled = readdirSync(cache, { recursive: true })
    expect(filled.length).toBeGreaterThan(1)
    await fillCache(good, cache)
    expect(readdirSync(cache, { recursive: true })).toEqual(filled)
  })
})

it('is the one of the options with which the server runs', async () => {
  await withFolder('cache', async (folder) => {
    const cache = JSON.stringify(join(folder, 'cache'))
    const tools = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'compile-cache.ts')).href)
    const script = join(folder, 'start.mts')
    const text = `
      import { enableCompileCache, getCompileCacheDir } from 'node:module'
      import { fillCache } from ${tools}
      await fillCache(${tools}, ${cache})
      enableCompileCache(${cache})
      process.stdout.write(getCompileCacheDir())`
    writeFileSync(script, text)
    const options = ['--wasm-tiering-budget=1000000000', script]
    const used = execFileSync(process.execPath, options, { encoding: 'utf8' })
    expect(readdirSync(join(folder, 'cache'))).toEqual([basename(used)])
  })
})
