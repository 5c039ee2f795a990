import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compressible = /\.(js|css|svg)$/

/**
 * Writes a Brotli copy, at the highest level, next to each script, style sheet and picture: too slow to be done for
 * each answer. Zlib works in threads, so a server in this process keeps answering. Existing copies stay.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = new Set(await readdir(folder, { recursive: true }))
  for (const file of files) {
    if (!compressible.test(file) || files.has(`${file}.br`)) continue
    const path = join(folder, file)
    const compressed = await promisify(brotliCompress)(await readFile(path))
    // Renamed when complete: a request in between must not get half a file.
    await writeFile(`${path}.br.part`, compressed)
    await rename(`${path}.br.part`, `${path}.br`)
  }
}
