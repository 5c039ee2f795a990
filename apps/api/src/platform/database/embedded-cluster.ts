import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'

/**
 * Makes the directory of the embedded PostgreSQL where there is none. It takes its place when it is
 * whole: a process that ends meanwhile leaves no half of it for the next one to open.
 */
export async function ensureCluster(directory: string): Promise<void> {
  if (existsSync(directory)) return
  const making = `${directory}.making`
  rmSync(making, { recursive: true, force: true })
  // As PostgreSQL asks, nobody else reads it.
  mkdirSync(making, { mode: 0o700 })
  const lite = await PGlite.create(making)
  await lite.close()
  renameSync(making, directory)
}
