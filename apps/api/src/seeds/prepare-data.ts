import { storeLegalValues } from '../legal-values/store-legal-values.ts'
import type { Services } from '../platform/services.ts'

/** Fills an empty database as configured; answers the demo accounts to show at the start. */
export async function prepareData(services: Services): Promise<readonly string[]> {
  await storeLegalValues(services)
  return []
}
