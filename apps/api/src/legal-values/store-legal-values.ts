import { minimumWages } from '@renfort/domain/law/minimum-wage.ts'
import { nobody } from '../platform/db.ts'
import type { Services } from '../platform/services.ts'
import { insertLegalValues } from './legal-value-queries.ts'

/** Completes the dated table with the law that this release knows; a row already there is never changed. */
export async function storeLegalValues({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.transaction(nobody, async (transaction) => {
    const added = await insertLegalValues(
      transaction.queries,
      minimumWages.map(({ from, value, source }) => ({
        validFrom: from,
        minimumWage: value,
        source: source.text,
      })),
    )
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
