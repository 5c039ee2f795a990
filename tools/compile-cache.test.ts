import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
