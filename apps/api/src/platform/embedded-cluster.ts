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
  // As PostgreSQL asks: nobody else reads it.
  mkdirSync(making, { recursive: true, mode: 0o700 })
  const archive = Buffer.from(await (await newCluster()).arrayBuffer())
  extract({ sync: true, cwd: making, noMtime: true }).end(archive)
  renameSync(making, directory)
}
