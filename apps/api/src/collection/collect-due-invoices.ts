import { collectionSchedule } from '@renfort/domain/collection/collection.ts'
import { dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { nobody } from '../platform/database/db.ts'
import { noData, productJob } from '../platform/jobs/job.ts'
import { collectInvoice } from './collect-invoice.ts'
import { findDueCollections } from './collection-queries.ts'

/**
 * Every morning, collects due invoices from cards and accounts, repeats refused tries on their
 * days, and asks banks without an answer. A failing invoice does not stop the others; the next try
 * of this job repeats it.
 */
export const collectDueInvoices = productJob({
  name: 'collect-due-invoices',
  data: noData,
  schedule: collectionSchedule,
  handler: async ({ services, signal }) => {
    const { payment: provider, db, clock } = services
    if (provider === null) return
    const due = { today: dateInParis(clock.now()), provider: provider.name }
    const failures: unknown[] = []
    for (const invoiceId of await findDueCollections(db.queries(nobody), due)) {
      signal.throwIfAborted()
      try {
        await collectInvoice(services, { invoiceId, provider, scope: nobody, startedBy: null })
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'some invoices were not collected')
  },
})
