import { ownerQuery } from './owner-query.ts'
import type { TestApp } from './test-app.ts'

/** No Monday has validated hours yet, as after a stop: the tests of a process share their database. */
export async function forgetValidationRuns(app: TestApp): Promise<void> {
  await ownerQuery(app.database, 'delete from validation_runs', [])
}
