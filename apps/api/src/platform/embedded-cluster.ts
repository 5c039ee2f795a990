import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dataDir } from '@electric-sql/pglite-prepopulatedfs'
import { extract } from 'tar'

/** The directory of a new PostgreSQL as an archive, and where it is kept: what `initdb` would make, seconds sooner. */
export const newCluster = dataDir

/**
 * Makes the directory of an embedded PostgreSQL where there is none. A process that ends meanwhile
 * leaves no directory, so that the next one does not open half of it.
 */
export async function ensureCluster(directory: string): Promise<void> {
  if (existsSync(directory)) return
  const making = `${directory}.making`
  rmSync(making, { recursive: true, force: true })
  unpack(Buffer.from(await (await newCluster()).arrayBuffer()), making)
  renameSync(making, directory)
}

/** Unpacks an archive into a new folder, whole or with an error. */
export function unpack(archive: Buffer, folder: string): void {
  // As PostgreSQL asks: nobody else reads it.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const onwarn = (code: string, message: string | Error) => {
    // Its names begin with a slash, which is left out; anything else is a file that is not there.
    if (code !== 'TAR_ENTRY_INFO') throw new Error(`The archive cannot be unpacked: ${message}`)
  }
  extract({ sync: true, cwd: folder, noMtime: true, onwarn }).end(archive)
}
