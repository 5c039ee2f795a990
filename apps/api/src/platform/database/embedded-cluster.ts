import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { ExplainedError } from '../explained-error.ts'

/** The folder of the embedded database is incomplete or changed. */
export class DataFolderError extends ExplainedError {}

/**
 * Creates the directory of the embedded PostgreSQL if it is missing. It is moved into place when it
 * is complete, so that an interrupted process leaves no half of it.
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
  // PostgreSQL requires that nobody else can read it.
  mkdirSync(making, { mode: 0o700 })
  const lite = await PGlite.create(making)
  await lite.close()
  renameSync(making, directory)
}
