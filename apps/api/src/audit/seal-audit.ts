import { everyMinutes } from '@renfort/domain/kernel/schedule.ts'
import { sealAuditRows } from '../platform/database/audit-seal-queries.ts'
import { noData, productJob } from '../platform/jobs/job.ts'

const batch = 1_000

/**
 * Seals rows some time after they were written. Sealing within the write would make writes wait for
 * each other.
 */
export const sealAudit = productJob({
  name: 'seal-audit',
  data: noData,
  schedule: everyMinutes(1),
  handler: async ({ services, scope }) => {
    const queries = services.db.queries(scope)
    while ((await sealAuditRows(queries, batch)) === batch);
  },
})
