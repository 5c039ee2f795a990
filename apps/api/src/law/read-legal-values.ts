import type { organisation } from '@renfort/contract'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import { dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { centsToEuros } from '@renfort/domain/kernel/money.ts'
import type { ReadCall } from '../platform/http/route.ts'
import { findMinimumWage } from './legal-value-queries.ts'
import { listLegalValues } from './list-legal-values.ts'

export async function readLegalValues({
  queries,
  services,
}: ReadCall): Promise<Answer<typeof organisation.readLegalValues>> {
  const today = dateInParis(services.clock.now())
  const { validFrom, minimumWage } = await findMinimumWage(queries, today, null)
  return {
    minimumSalary: centsToEuros(minimumWage),
    validFrom,
    minimumWages: await listLegalValues(queries),
  }
}
