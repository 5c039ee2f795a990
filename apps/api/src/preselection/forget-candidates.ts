import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { oldestKeptContact } from '@renfort/domain/preselection/retention.ts'
import { releaseFile } from '../files/file-queries.ts'
import { type Db, nobody } from '../platform/db.ts'
import { repeat, type Repeated } from '../platform/repeat.ts'
import type { Services } from '../platform/services.ts'
import { deleteUntouchedApplicants } from './applicant-queries.ts'

const every = 86_400_000
const batch = 100

/** At the start and every day; several processes share the work. */
export function startForgettingCandidates(
  services: Services,
  onError: (error: unknown) => void,
): Repeated {
  const forgetting = repeat(() => forgetCandidates(services), every, onError)
  void forgetting.run().catch(onError)
  return forgetting
}

/** Erases applications, and their CVs, of those who were not taken once the law asks for it. */
export async function forgetCandidates({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const oldest = oldestKeptContact(clock.now())
  while ((await forgetSome(db, oldest)) === batch);
}

function forgetSome(db: Db, oldest: Instant): Promise<number> {
  return db.transaction(nobody, async (transaction) => {
    const { queries } = transaction
    const forgotten = await deleteUntouchedApplicants(queries, oldest, batch)
    for (const { id, organisationId, cvKey } of forgotten) {
      if (cvKey !== null) await releaseFile(queries, cvKey)
      // What he was like is what must not be kept.
      await transaction.record({
        action: 'applicant.forget',
        entity: 'applicant',
        entityId: id,
        organisationId,
        before: null,
        after: null,
      })
    }
    return forgotten.length
  })
}
