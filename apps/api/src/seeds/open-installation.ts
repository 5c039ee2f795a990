import { jobs } from '../jobs.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { type Database, dropEmbedded, openDatabase } from '../platform/database/database.ts'
import { createDb, nobody } from '../platform/database/db.ts'
import { migrate } from '../platform/database/migrate.ts'
import { installQueues } from '../platform/jobs/install-queues.ts'
import { hasHalfDemo } from './demo-queries.ts'

export class HalfDemoError extends Error {}

/**
 * Opens the database, with the schema of this version. An incomplete demo, whose making was cut
 * off, is dropped on the embedded database and made again.
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
  await installQueues(database.pool, jobs)
  return database
}
