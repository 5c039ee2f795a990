import { knownMinimumWages } from '@renfort/domain/law/minimum-wage.ts'
import { nobody } from '../platform/database/db.ts'
import type { Services } from '../platform/services.ts'
import { insertLegalValues } from './legal-value-queries.ts'

/** Adds the legal values of this release to the dated table; existing rows never change. */
export async function storeLegalValues({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.transaction(nobody, async (transaction) => {
    const added = await insertLegalValues(transaction.queries, knownMinimumWages())
    if (added.length === 0) return
    await transaction.record({
      action: 'legalValues.store',
      entity: 'legalValues',
      entityId: 'minimumSalary',
      before: null,
      after: { added },
    })
  })
}
