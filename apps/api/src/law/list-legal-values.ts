import type { law } from '@renfort/contract'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import { centsToEuros } from '@renfort/domain/kernel/money.ts'
import type { Queries } from '../platform/database/db.ts'
import { findAllLegalValues } from './legal-value-queries.ts'

/** The whole table, the newest first. */
export async function listLegalValues(
  queries: Queries,
): Promise<Answer<typeof law.listLegalValues>> {
  const values = await findAllLegalValues(queries)
  return values.toReversed().map(({ area, validFrom, minimumWage, source }) => ({
    area,
    validFrom,
    minimumSalary: centsToEuros(minimumWage),
    source: source || null,
  }))
}
