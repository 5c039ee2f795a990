import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { type Database, dropEmbedded, openDatabase } from '../platform/database.ts'
import { createDb, nobody } from '../platform/db.ts'
import { migrate } from '../platform/migrate.ts'
import { hasHalfDemo } from './demo-queries.ts'

export class HalfDemoError extends Error {}

/**
 * Opens the database, with the schema of this version. A demo that was cut off while it was made is
 * nobody's yet: on the embedded database it is dropped, to be made anew.
 */
export async function openInstallation(config: Config, clock: Clock): Promise<Database> {
  const database = await openMigrated(config)
  if (!(await hasHalfDemo(createDb(database, clock).queries(nobody)))) return database
  await database.close()
  if (config.databaseUrl !== null) {
    throw new HalfDemoError(
      'The demo in this database is not whole. Either another process is filling it: start again when it is done. Or one was cut off: empty the database, or set DATABASE_URL to another one.',
    )
  }
  dropEmbedded(config.dataDirectory)
  return openMigrated(config)
}

async function openMigrated(config: Config): Promise<Database> {
  const database = await openDatabase(config)
  await migrate(database.pool)
  return database
}
