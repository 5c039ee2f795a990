import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compressible = /\.(js|css|svg)$/

/**
 * Beside each file, itself compressed as far as it goes: too slow to be done for each visitor. One after
 * the other, in a thread of its own, so that a server in this process goes on answering; what has been
 * compressed before stays.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = new Set(await readdir(folder, { recursive: true }))
  for (const file of files) {
    if (!compressible.test(file) || files.has(`${file}.br`)) continue
    const path = join(folder, file)
    const compressed = await promisify(brotliCompress)(await readFile(path))
    // Whoever asks meanwhile must not get half of it.
    await writeFile(`${path}.br.part`, compressed)
    await rename(`${path}.br.part`, `${path}.br`)
  }
}
