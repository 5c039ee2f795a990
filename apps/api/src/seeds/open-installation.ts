import { jobs } from '../jobs.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { prepareCallerLogin } from '../platform/database/prepare-caller-login.ts'
import { type Database, dropEmbedded, openDatabase } from '../platform/database/database.ts'
import { createDb, nobody } from '../platform/database/db.ts'
import { findUnfinished } from '../platform/database/installation-step-queries.ts'
import { ExplainedError } from '../platform/explained-error.ts'
import { migrate } from '../platform/database/migrate.ts'
import { whileAlone } from '../platform/database/while-alone.ts'
import { installQueues } from '../platform/jobs/install-queues.ts'
import { demoJobs } from './bill-the-past.ts'

export class HalfDemoError extends ExplainedError {
  constructor() {
    super(
      'The demo in this database is not whole: the process that made it was cut off. Empty the database, or set DATABASE_URL to another one.',
    )
  }
}

/**
 * Opens the database, with the schema of this version. An incomplete demo, whose making was cut
 * off, is dropped on the embedded database and made again.
 */
export async function openInstallation(config: Config, clock: Clock): Promise<Database> {
  const database = await openDatabase(config)
  const isHalf = await whileAlone(database, sayThatItWaits, async () => {
    await migrate(database)
    await prepareCallerLogin(database)
    await installQueues(database, [...jobs, ...demoJobs])
    const half = await findUnfinished(createDb(database, clock).queries(nobody), 'demo')
    return half !== undefined
  })
  if (!isHalf) return database
  await database.close()
  if (config.databaseUrl !== null) {
    throw new HalfDemoError()
  }
  dropEmbedded(config.dataDirectory)
  return openInstallation(config, clock)
}

export function sayThatItWaits(): void {
  process.stdout.write('Another process prepares this database: waiting until it is done.\n')
}
