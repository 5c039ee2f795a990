import { storeLegalValues } from '../law/store-legal-values.ts'
import type { Database } from '../platform/database/database.ts'
import { nobody } from '../platform/database/db.ts'
import { findUnfinished } from '../platform/database/installation-step-queries.ts'
import { whileAlone } from '../platform/database/while-alone.ts'
import type { Services } from '../platform/services.ts'
import { demoAccountLines, demoInsider } from './demo-accounts.ts'
import { countUsers, hasDemoInsider } from './demo-queries.ts'
import { HalfDemoError, sayThatItWaits } from './open-installation.ts'
import { seedDemo } from './seed-demo.ts'

/** Fills an empty database as configured; answers the demo accounts to show at the start. */
export async function prepareData(
  services: Services,
  database: Database,
): Promise<readonly string[]> {
  const queries = services.db.queries(nobody)
  const isDemo = services.config.seed !== 'empty'
  await whileAlone(database, sayThatItWaits, async () => {
    await storeLegalValues(services)
    if (!isDemo) return
    // The process that was waited for may have ended before its end.
    if ((await findUnfinished(queries, 'demo')) !== undefined) throw new HalfDemoError()
    if ((await countUsers(queries)) === 0) await seedDemo(services, database)
  })
  if (!isDemo) return []
  return (await hasDemoInsider(queries, demoInsider.email)) ? demoAccountLines() : []
}
