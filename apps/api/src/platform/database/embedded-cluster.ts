import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { ExplainedError } from '../explained-error.ts'

/** The folder of the embedded database is incomplete or changed. */
export class DataFolderError extends ExplainedError {}

/** The major version of the embedded PostgreSQL: another one has other files. */
export const embeddedMajor = 18

/** A restore gives a data directory this folder until all of it is there. */
export const unfinishedRestore = 'restoring'

/**
 * Creates the directory of the embedded PostgreSQL if it is missing. It is moved into place when it
 * is complete, so that an interrupted process leaves no half of it.
 */
export async function ensureCluster(directory: string): Promise<void> {
  if (existsSync(join(dirname(directory), unfinishedRestore))) {
    throw new DataFolderError(
      `A restore into ${dirname(directory)} was cut off. Empty that folder, then restore again.`,
    )
  }
  if (existsSync(join(directory, 'PG_VERSION'))) {
    refuseOtherMajor(directory)
    return
  }
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

function refuseOtherMajor(directory: string): void {
  const major = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim()
  if (major === String(embeddedMajor)) return
  throw new DataFolderError(
    `The database in ${directory} is of PostgreSQL ${major}, and this version of the product opens PostgreSQL ${embeddedMajor}. Start the version that made it. Nothing was changed.`,
  )
}
