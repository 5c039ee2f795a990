import { type Instant, localTime } from '@renfort/domain/kernel/calendar.ts'
import { daily } from '@renfort/domain/kernel/schedule.ts'
import { oldestKeptContact } from '@renfort/domain/preselection/retention.ts'
import { releaseFile } from '../file/file-queries.ts'
import { type Db, nobody } from '../platform/database/db.ts'
import { noData, productJob } from '../platform/jobs/job.ts'
import { deleteUntouchedApplicants } from './applicant-queries.ts'

const batch = 100

/** Erases applications, and their CVs, of those who were not taken once the law asks for it. */
export const forgetCandidates = productJob({
  name: 'forget-candidates',
  data: noData,
  schedule: daily(localTime('03:30')),
  handler: async ({ services: { db, clock } }) => {
    const oldest = oldestKeptContact(clock.now())
    while ((await forgetSome(db, oldest)) === batch);
  },
})

function forgetSome(db: Db, oldest: Instant): Promise<number> {
  return db.transaction(nobody, async (transaction) => {
    const { queries } = transaction
    const forgotten = await deleteUntouchedApplicants(queries, oldest, batch)
    for (const { id, organisationId, cvKey } of forgotten) {
      if (cvKey !== null) await releaseFile(queries, cvKey)
      // What they were like is what must not be kept.
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
