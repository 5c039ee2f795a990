import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressFiles } from './compress-files.ts'
import { withFolder } from './throw-away-folder.ts'

const script = 'export const answer = 42\n'.repeat(100)

it('writes a smaller copy of each script, style and drawing, and of no other file', async () => {
  await withFolder('compress', async (folder) => {
    mkdirSync(join(folder, 'assets'))
    for (const file of ['assets/a.js', 'assets/a.css', 'mark.svg', 'index.html', 'face.woff2'])
      writeFileSync(join(folder, file), script)
    await compressFiles(folder)
    expect(readdirSync(folder).sort()).toEqual([
      'assets',
      'face.woff2',
      'index.html',
      'mark.svg',
      'mark.svg.br',
    ])
    expect(readdirSync(join(folder, 'assets')).sort()).toEqual([
      'a.css',
      'a.css.br',
      'a.js',
      'a.js.br',
    ])
    const compressed = readFileSync(join(folder, 'assets/a.js.br'))
    expect(compressed.length).toBeLessThan(script.length / 10)
    expect(brotliDecompressSync(compressed).toString()).toBe(script)
  })
})

it('goes on where it was cut off', async () => {
  await withFolder('compress', async (folder) => {
    for (const file of ['a.js', 'b.js']) writeFileSync(join(folder, file), script)
    writeFileSync(join(folder, 'a.js.br'), 'made before')
    writeFileSync(join(folder, 'b.js.br.part'), 'half')
    await compressFiles(folder)
    expect(readdirSync(folder).sort()).toEqual(['a.js', 'a.js.br', 'b.js', 'b.js.br'])
    expect(readFileSync(join(folder, 'a.js.br'), 'utf8')).toBe('made before')
    expect(brotliDecompressSync(readFileSync(join(folder, 'b.js.br'))).toString()).toBe(script)
  })
})
