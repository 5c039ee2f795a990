import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { ExplainedError } from '../explained-error.ts'

/** The folder of the embedded database is not as it was left. */
export class DataFolderError extends ExplainedError {}

/**
 * Makes the directory of the embedded PostgreSQL where there is none. It takes its place when it is
 * whole: a process that ends meanwhile leaves no half of it for the next one to open.
 */
export async function ensureCluster(directory: string): Promise<void> {
  if (existsSync(join(directory, 'PG_VERSION'))) return
  if (existsSync(directory)) {
    throw new DataFolderError(
      `The folder ${directory} holds no database. Put its content back, or remove the folder to begin with an empty one. Nothing was changed.`,
    )
  }
  const making = `${directory}.making`
  rmSync(making, { recursive: true, force: true })
  // As PostgreSQL asks, nobody else reads it.
  mkdirSync(making, { mode: 0o700 })
  const lite = await PGlite.create(making)
  await lite.close()
  renameSync(making, directory)
}
