import { storeLegalValues } from '../law/store-legal-values.ts'
import type { Database } from '../platform/database/database.ts'
import { nobody } from '../platform/database/db.ts'
import type { Services } from '../platform/services.ts'
import { demoAccountLines, demoInsider } from './demo-accounts.ts'
import { countUsers, hasDemoInsider } from './demo-queries.ts'
import { seedDemo } from './seed-demo.ts'

/** Fills an empty database as configured; answers the demo accounts to show at the start. */
export async function prepareData(
  services: Services,
  database: Database,
): Promise<readonly string[]> {
  await storeLegalValues(services)
  if (services.config.seed !== 'demo') return []
  const queries = services.db.queries(nobody)
  if ((await countUsers(queries)) === 0) await seedDemo(services, database)
  return (await hasDemoInsider(queries, demoInsider.email)) ? demoAccountLines() : []
}
